/** The sentences about links for watching are loaded with the first place that shows one. */
import { learn } from "$lib/i18n/say";
import text from "$locales/en/watch.ftl?raw";

learn(text);
