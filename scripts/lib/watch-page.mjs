import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'

/**
 * Puts a script into both pages that runs before all other code, and is lowered as far as it goes: what every browser has to be able to read.
 *
 * `script` is a file that imports nothing, `owner` the owner's page; absolute paths. There the script stands before everything, as styles and code come
 * from the same computer. On the page of the phones the first words stand before it, and styles and code after it: a network that stops in between leaves
 * them to be read.
 */
export const watchPage = ({ script, owner }) => {
  const name = basename(script).replace(/\.ts$/, '.js')
  return {
    name: 'caravan:watch-page',
    buildStart() {
      this.addWatchFile(script)
      this.emitFile({ type: 'asset', name, source: lowered(readFileSync(script, 'utf8')) })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, filename }) {
        if (bundle === undefined) return html
        const asset = (named) => {
          const file = Object.values(bundle).find(({ type, names }) => type === 'asset' && names.includes(named))
          if (file === undefined) throw new Error(`broken invariant: ${named} is in no file`)
          return file
        }
        const tag = `<script src="./${asset(name).fileName}"></script>`
        const page = html.replace(/(<link rel="icon"[^>]* href=)"[^"]*"/, `$1"data:image/svg+xml,${encodeURIComponent(asset(ICON).source)}"`)
        if (filename === owner) return page.replace('</title>', `</title>\n    ${tag}`)
        const later = []
        const rest = page.replace(/\n *(<script type="module".*?<\/script>|<link rel="stylesheet".*?>)/g, (_, each) => {
          later.push(each)
          return ''
        })
        return rest.replace('<div id="root"></div>', ['<div id="root"></div>', tag, ...later.sort()].join('\n    '))
      },
    },
  }
}

const ICON = 'icon.svg'

/** TypeScript as browsers have read it since 2009. What else makes it short, the minifier of the build, writes texts in a newer way. */
const lowered = (source) =>
  ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ES5, module: ts.ModuleKind.None, removeComments: true } }).outputText
