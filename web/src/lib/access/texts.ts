/** The sentences of the text table and of what is read aloud, which are loaded with this file. */
import { learn } from "$lib/i18n/say";
import text from "$locales/en/access.ftl?raw";

learn(text);
