/** The sentences of talk, which are loaded with this file. */
import { learn } from "$lib/i18n/say";

await learn("talk");

export { name, said, t } from "$lib/i18n/say";
