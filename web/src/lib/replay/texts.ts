/** The sentences about games of before, and what can be wrong with a record, are loaded with the first page that has them. */
import "$lib/i18n/modules";
import { learn } from "$lib/i18n/say";

await learn("replay");
