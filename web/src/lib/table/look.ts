/** The sentences about how the table looks, moves and sounds are loaded with the first that has them. */
import { learn } from "$lib/i18n/say";

await learn("look");
