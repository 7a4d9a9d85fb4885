/** The sentences about AI team-mates, which are loaded with this file. */
import { learn } from "$lib/i18n/say";

await learn("programs");
