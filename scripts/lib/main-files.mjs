/**
 * Has a page fetch what the code looks like that its first script imports later, while it is still being read: the styles of it, and the fonts of its text.
 *
 * Vite names only what the first script stands on. `main` is that later code, as an absolute path. Its styles hold the first paint back, as they
 * have to. `fonts` are names of files without their endings: a browser asks for a font once there is text in it, and would move what is painted by
 * then. The code itself is not named: the browser would read it before it paints.
 */
export const mainFiles = ({ page, main, fonts }) => ({
  name: 'caravan:main-files',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle, filename }) {
      if (bundle === undefined || filename !== page) return html
      const files = Object.values(bundle)
      const chunk = files.find(({ type, moduleIds }) => type === 'chunk' && moduleIds.includes(main.replaceAll('\\', '/')))
      if (chunk === undefined) throw new Error(`broken invariant: ${main} is in no file`)
      const woff2 = files.filter(({ type, names }) => type === 'asset' && fonts.some((font) => names.includes(`${font}.woff2`)))
      if (woff2.length !== fonts.length) throw new Error(`broken invariant: of ${fonts.join(' and ')} only ${woff2.length} are there`)
      const link = (name, attrs) => ({ tag: 'link', attrs: { ...attrs, crossorigin: true, href: `./${name}` }, injectTo: 'head' })
      return [
        ...[...stylesOf(chunk, bundle)].filter((name) => !html.includes(`./${name}"`)).map((name) => link(name, { rel: 'stylesheet' })),
        ...woff2.map(({ fileName }) => link(fileName, { rel: 'preload', as: 'font', type: 'font/woff2' })),
      ]
    },
  },
})

/** Those of what a file stands on come first. */
const stylesOf = (chunk, bundle, seen = new Set()) => {
  if (chunk === undefined || seen.has(chunk)) return new Set()
  seen.add(chunk)
  return new Set([...chunk.imports.flatMap((name) => [...stylesOf(bundle[name], bundle, seen)]), ...(chunk.viteMetadata?.importedCss ?? [])])
}
