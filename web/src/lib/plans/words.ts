/** The sentences of proposals, which are loaded with this file. */
import { learn } from "$lib/i18n/say";

await learn("plans");
