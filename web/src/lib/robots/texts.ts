/** The sentences of the page for programs are loaded with it. */
import { learn } from "$lib/i18n/say";

await learn("robots");
