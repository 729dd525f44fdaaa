/** What electron-builder signs with. */
const SECRETS = /^(?:WIN_)?CSC_|^APPLE_/

/** Those of macOS; electron-builder would sign for Windows with them too, where Windows has none of its own. */
const FOR_MAC = /^CSC_|^APPLE_/

/**
 * Leaves of the variables that sign those that hold something and are for one of these systems.
 *
 * A workflow sets the variables of secrets that it does not have to nothing, and electron-builder would read the name of a file from that.
 *
 * @param {readonly string[]} systems
 * @param {Record<string, string | undefined>} env
 */
export const keepSecretsOf = (systems, env) => {
  for (const [name, value] of Object.entries(env)) {
    if (!SECRETS.test(name)) continue
    if (value?.trim() === '' || (FOR_MAC.test(name) && !systems.includes('mac'))) delete env[name]
  }
}

/** Whether a certificate for macOS is at hand: in a file, by its name in the keychain, or in a keychain of its own. */
export const hasMacCertificate = ({ CSC_LINK, CSC_NAME, CSC_KEYCHAIN }) => Boolean(CSC_LINK || CSC_NAME || CSC_KEYCHAIN)
