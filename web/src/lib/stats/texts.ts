/** The sentences of statistics are loaded with the first page that has them. */
import { learn } from "$lib/i18n/say";

await learn("stats");
