/** The sentences beside the game (gathering, menu, keys, end) are loaded with the first that has them. */
import { learn } from "$lib/i18n/say";

await learn("aside");
