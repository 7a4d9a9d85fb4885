/** The sentences about people, which are loaded with this file. */
import { learn } from "$lib/i18n/say";
import text from "$locales/en/people.ftl?raw";
import refusals from "$locales/en/server_people.ftl?raw";

learn(text);
learn(refusals);
