/** The sentences of talk, which are loaded with this file. */
import { learn } from "$lib/i18n/say";
import text from "$locales/en/talk.ftl?raw";

learn(text);

export { name, said, t } from "$lib/i18n/say";
