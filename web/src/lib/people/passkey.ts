/** Passkeys, as far as the browser has them. */
import { t } from "$lib/i18n";

/** Browsers make passkeys for names of hosts over HTTPS, and for localhost; never for numbers. */
export const passkeys = (): boolean =>
  isSecureContext &&
  !/^[\d.]+$|^\[/.test(location.hostname) &&
  typeof PublicKeyCredential === "function" &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function";

/** The browser makes a passkey. */
export async function answer(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  return told(() => navigator.credentials.create({ publicKey }));
}

/** The browser signs with a passkey. */
export async function question(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  return told(() => navigator.credentials.get({ publicKey }));
}

async function told(ask: () => Promise<Credential | null>): Promise<unknown> {
  let credential: Credential | null;
  try {
    credential = await ask();
  } catch (error) {
    throw new Error(t(error instanceof DOMException && error.name === "InvalidStateError" ? "ui-passkey-there" : "ui-passkey-not"), { cause: error });
  }
  if (!(credential instanceof PublicKeyCredential)) throw new Error(t("ui-passkey-not"));
  return credential.toJSON();
}
