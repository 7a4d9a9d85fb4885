/** The sentences of the first game, which are loaded with this file. */
import { learn } from "$lib/i18n/say";
import text from "$locales/en/learn.ftl?raw";

learn(text);
