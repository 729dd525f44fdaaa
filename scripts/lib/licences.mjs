import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { modules, root } from './paths.mjs'

/** Texts of packages that are published without one. */
const OWN_TEXTS = join(root, 'resources', 'licences')
const LICENCE_FILE = /^(license|licence|copying)/i
const NODE_MODULES = /[\\/]node_modules[\\/]/

/** What the build names files of packages from. */
const pages = join(root, 'src', 'renderer')

/** The package that a module belongs to: the nearest package.json above it that has a name and a version. */
const packageOf = (file) => {
  for (let folder = dirname(file); NODE_MODULES.test(`${folder}/`); folder = dirname(folder)) {
    const path = join(folder, 'package.json')
    if (!existsSync(path)) continue
    const { name, version, license } = JSON.parse(readFileSync(path, 'utf8'))
    if (name && version) return { name, version, license: license ?? null, folder }
  }
  return null
}

const textOf = ({ name, folder }) => {
  const own = join(OWN_TEXTS, `${name.replaceAll('/', '__')}.txt`)
  if (existsSync(own)) return readFileSync(own, 'utf8').trim()
  const file = readdirSync(folder).find((entry) => LICENCE_FILE.test(entry))
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim()
}

const listed = (found) => ({ name: found.name, version: found.version, licence: found.license, text: textOf(found) })

/** Electron is packed round what is built; what Chromium consists of lies beside the program as LICENSES.chromium.html. */
const electron = () => packageOf(join(modules, 'electron', 'package.json'))

/**
 * Lists every package that the build took a module or a file (a font) from: for the main program, the preload script, the pages and their workers.
 *
 * One instance goes to all of these builds, `collect` to each, `write` to the pages, which are built last: their build has
 * `licences.json`, a list of `{ name, version, licence, text }` by name. Modules that were shaken away count too: a list that
 * is too long does no harm.
 */
export const licenceList = () => {
  const packages = new Map()
  const add = (found) => found !== null && packages.set(`${found.name}@${found.version}`, found)
  const collect = {
    name: 'caravan:licences',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle).flatMap((part) => (part.type === 'asset' ? part.originalFileNames : []))
      for (const file of files) if (NODE_MODULES.test(file)) add(packageOf(resolve(pages, file)))
      for (const id of this.getModuleIds()) if (NODE_MODULES.test(id) && !id.startsWith('\0')) add(packageOf(id.split('?')[0]))
    },
  }
  const write = {
    name: 'caravan:licence-list',
    generateBundle: {
      order: 'post',
      handler() {
        add(electron())
        const list = [...packages.keys()].sort().map((key) => listed(packages.get(key)))
        const without = list.filter(({ text, licence }) => text === null || licence === null)
        if (without.length > 0) this.error(`No licence text found for ${without.map(({ name }) => name).join(', ')}; put one into resources/licences`)
        this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(list) })
      },
    },
  }
  return { collect, write }
}
