import { readFileSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const textOf = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** What keeps programs of ordinary users from making the namespaces that the sandbox is made of: a setting of the kernel, and its value. */
const SETTINGS = [
  ['proc/sys/kernel/unprivileged_userns_clone', '0', 'programs may not make user namespaces'],
  ['proc/sys/user/max_user_namespaces', '0', 'programs may not make user namespaces'],
  ['proc/sys/kernel/apparmor_restrict_unprivileged_userns', '1', 'AppArmor lets only programs that it knows make user namespaces'],
]
const [, , APPARMOR] = SETTINGS

/** A pattern of AppArmor (apparmor.d(5)) for paths, as an expression. */
const patternOf = (glob) => {
  const parts = { '**': '.*', '*': '[^/]*', '?': '[^/]', '{': '(?:', '}': ')', ',': '|' }
  const source = glob.replaceAll('@{HOME}', '/home/*').replace(/\*\*|[*?{},]|[.+^$()|\\]/g, (sign) => parts[sign] ?? `\\${sign}`)
  try {
    return new RegExp(`^${source}$`)
  } catch {
    return /(?!)/
  }
}

/** Whether a profile of AppArmor lets this very program make namespaces. */
const isKnownToAppArmor = (program, system) => {
  const folder = join(system, 'etc', 'apparmor.d')
  let files = []
  try {
    files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  } catch {
    return false
  }
  return files.some(({ name }) => {
    const text = textOf(join(folder, name)).replace(/^\s*#.*$/gm, '')
    // each profile up to the next: its attachment is the first path that stands before its body
    return text.split(/^\s*(?=profile\s)/m).some((profile) => {
      const [head = '', ...body] = profile.split('{\n')
      const attached = head.match(/"([^"]*\/[^"]*)"|(\/[^\s"]+)/)
      const path = attached?.[1] ?? attached?.[2]
      return path !== undefined && /^\s*userns\b/m.test(body.join('{\n')) && patternOf(path).test(program)
    })
  })
}

/** Chromium's own helper, which needs none of this: it belongs to root and runs as root. */
const isHelperReady = (helper, stat) => {
  try {
    const { uid, mode } = stat(helper)
    return uid === 0 && (mode & 0o7777) === 0o4755
  } catch {
    return false
  }
}

const quoted = (path) => (/^[\w./@+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`)

/**
 * Why this system refuses a program its sandbox, and the two commands that change that; null where it does not.
 *
 * Chromium takes namespaces, or else `chrome-sandbox` beside the program; without both it ends itself. `system` is the root of the file system.
 *
 * @param {string} program
 * @param {{ readonly system?: string, readonly stat?: (path: string) => { readonly uid: number, readonly mode: number } }} options
 */
export const whyNoSandbox = (program, { system = '/', stat = statSync } = {}) => {
  if (process.platform !== 'linux') return null
  const real = realOf(program)
  const refused = SETTINGS.find(([file, value]) => textOf(join(system, file)).trim() === value)
  if (refused === undefined) return null
  if (refused === APPARMOR && isKnownToAppArmor(real, system)) return null
  const helper = join(dirname(real), 'chrome-sandbox')
  if (isHelperReady(helper, stat)) return null
  const file = quoted(helper)
  return `this system refuses the window its sandbox (${refused[2]}); allow it with “sudo chown root:root ${file}” and “sudo chmod 4755 ${file}”, and again after each npm ci`
}

const realOf = (path) => {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}
