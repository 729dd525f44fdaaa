import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { build } from 'vite'
import { root } from './paths.mjs'

const PAGE = join(root, 'tools', 'checker', 'page')
const ICON = join(root, 'src', 'renderer', 'assets', 'icon.svg')

/**
 * What the page may be made of: the checker's own code, sentences, and what those are put together from. No code of the scorer is among it, or the page would only
 * repeat what the scorer says.
 */
const ALLOWED = [
  'tools/checker/',
  'src/shared/words/',
  'src/shared/contract/checker-page.ts',
  'src/shared/kernel/',
  'src/shared/domino/tile.ts',
  'src/shared/rules/rulings.ts',
  'src/shared/rules/blocked/american-gap.ts',
  'src/renderer/components/whole-codes/codes.ts',
  'src/renderer/messages/isolated.ts',
]

const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The code of the page as one script, and the files that it is made of, relative to the project. */
const bundle = async (target) => {
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: join(PAGE, 'page.ts'), output: { format: 'iife', codeSplitting: false } },
    },
  })
  const [{ code, modules }] = output
  // what the bundler adds of its own has no file
  const sources = Object.keys(modules).filter((id) => !id.startsWith('\0'))
  const made = sources.filter((id) => modules[id].renderedLength > 0).map((id) => relative(root, id).split(sep).join('/'))
  return { code: code.trim(), made, sources }
}

/**
 * The checker of rulings as one file: its script and style are in it, and its policy allows those two and nothing else, so that it can ask no network.
 *
 * @param target the browsers that it is built for, as Vite takes them
 */
const checkerPage = async (target, version) => {
  const { code, made, sources } = await bundle(target)
  const others = made.filter((file) => !ALLOWED.some((allowed) => file.startsWith(allowed)))
  if (others.length > 0) throw new Error(`The checker of rulings is written apart from the scorer, and would have these files in it: ${others.join(', ')}`)
  const style = readFileSync(join(PAGE, 'page.css'), 'utf8').trim()
  const icon = `data:image/svg+xml,${encodeURIComponent(readFileSync(ICON, 'utf8'))}`
  // what would end the script early
  const script = code.replaceAll('</', '<\\/')
  const policy = `default-src 'none'; script-src ${hash(script)}; style-src ${hash(style)}; img-src data:; base-uri 'none'; form-action 'none'`
  const parts = { policy, icon, style, version, script }
  const html = readFileSync(join(PAGE, 'index.html'), 'utf8').replace(/%(policy|icon|style|version|script)%/g, (_, part) => parts[part])
  return { html, sources: [...sources, join(PAGE, 'page.css'), join(PAGE, 'index.html'), ICON] }
}

/** Puts the checker of rulings beside the pages of the app, as `name`. */
export const withCheckerPage = ({ name, target, version }) => ({
  name: 'caravan:checker-page',
  async buildStart() {
    // while someone edits, it is made as it is asked for
    if (this.environment.mode === 'dev') return
    const { html, sources } = await checkerPage(target, version)
    for (const file of sources) this.addWatchFile(file)
    this.emitFile({ type: 'asset', fileName: name, source: html })
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${name}`, (_, response, next) => {
      checkerPage(target, version).then(({ html }) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html), next)
    })
  },
})
