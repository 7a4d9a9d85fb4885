/** The sentences of the text table and of what is read aloud come with this file. */
import { learn } from "$lib/i18n/say";

await learn("access");
