/** The sentences about links for watching are loaded with the first place that shows one. */
import { learn } from "$lib/i18n/say";

await learn("watch");
