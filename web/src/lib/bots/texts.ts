/** The sentences about AI team-mates, which are loaded with this file; and their levels. */
import { learn } from "$lib/i18n/say";

await learn("programs");

/** From the weakest to the strongest, as the server knows them. */
export const LEVELS = ["learner", "colleague", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];
