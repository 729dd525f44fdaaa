/** What electron-builder signs with. */
const SECRETS = /^(?:WIN_)?CSC_|^APPLE_/

/** Takes away variables that hold nothing: a workflow sets those of secrets that it does not have, and electron-builder would read the name of a file from them. */
export const dropEmptySecrets = (env) => {
  for (const [name, value] of Object.entries(env)) if (SECRETS.test(name) && value?.trim() === '') delete env[name]
}

/** Whether a certificate for macOS is at hand: in a file, by its name in the keychain, or in a keychain of its own. */
export const hasMacCertificate = ({ CSC_LINK, CSC_NAME, CSC_KEYCHAIN }) => Boolean(CSC_LINK || CSC_NAME || CSC_KEYCHAIN)
