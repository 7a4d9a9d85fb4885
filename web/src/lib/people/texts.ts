/** The sentences about people, which are loaded with this file. */
import { learn } from "$lib/i18n/say";

await learn("people");
