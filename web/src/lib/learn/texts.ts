/** The sentences of the first game come with this file. */
import { learn } from "$lib/i18n/say";

await learn("learn");
