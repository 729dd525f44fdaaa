import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeModules } from './made.mjs'
import { root } from './paths.mjs'

/** What packages for Linux call the runtime: a script has its place, under the name that people and menus start. */
const programOf = (name) => `${name}-window`

/** A text as one word of a shell. */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`

/** Stands in a sentence for the file that the script finds. */
const FILE = '\0'

/** A function of the script: it sets the sentences in the language of a locale, and fails where there are none. */
const wordsIn = (words) => {
  const sentence = (text) => quoted(text).replaceAll(FILE, `'"$shown"'`)
  const rows = Object.entries(words).flatMap(([language, { asRoot, withoutSandbox, inAppImage }]) => [
    `    ${language} | ${language}[_.@]*)`,
    `      as_root=${sentence(asRoot)}`,
    `      without_sandbox=${sentence(withoutSandbox(FILE))}`,
    `      in_app_image=${sentence(inAppImage)} ;;`,
  ])
  return ['choose_words() {', '  case $1 in', ...rows, '    *) return 1 ;;', '  esac', '}'].join('\n')
}

/**
 * The script that a package for Linux starts, from `resources/linux/launcher.sh` and the sentences of each language.
 *
 * `system` is the root of the file system that it looks at.
 */
export const launcherScript = async ({ system = '' } = {}) => {
  const { runnerImport } = await import('vite')
  makeModules()
  const { module } = await runnerImport(join(root, 'src', 'shared', 'words', 'launcher.ts'), { root, configFile: false, logLevel: 'error' })
  const script = readFileSync(join(root, 'resources', 'linux', 'launcher.sh'), 'utf8')
  return script.replace(/^system=$/m, () => `system=${quoted(system)}`).replace(/^# WORDS$/m, () => wordsIn(module.LAUNCHER_WORDS))
}

/** Whether the packages that a target makes start by the script. */
export const hasLauncher = (target) => ['AppImage', 'deb'].includes(target)

/** How the script ends where it has said what to do. */
export const SAID_WHAT_TO_DO = 78

/** Puts the script in the place of an unpacked program, which stands beside it from then on. */
const putLauncher = (folder, name, script) => {
  const [launcher, program] = [name, programOf(name)].map((each) => join(folder, each))
  // the folder serves an AppImage and a .deb
  if (existsSync(program)) return
  renameSync(launcher, program)
  writeFileSync(launcher, script)
  chmodSync(launcher, 0o755)
}

/**
 * Hooks of electron-builder that give each package for Linux its launcher.
 *
 * The fuses are set between the two, in the file that still has the program's own name.
 *
 * @returns {Pick<import('electron-builder').Configuration, 'afterPack' | 'artifactBuildStarted'>}
 */
export const launcherHooks = () => {
  /** What puts the launcher into the unpacked program for a chip. */
  const puts = new Map()
  return {
    afterPack: async ({ electronPlatformName, arch, appOutDir, packager }) => {
      if (electronPlatformName !== 'linux') return
      const script = await launcherScript()
      puts.set(arch, () => putLauncher(appOutDir, packager.executableName, script))
    },
    artifactBuildStarted: ({ targetPresentableName, arch }) => {
      if (hasLauncher(targetPresentableName)) puts.get(arch)()
    },
  }
}
