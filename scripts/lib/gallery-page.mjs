import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const PICTURE = /^(.+)\.(\d+)x(\d+)\.(light|dark)\.(?:jpg|png)$/

/** Pictures of one group, by what they show in the order in which it was taken; of each the smallest window first, by day before by night. */
const groupIn = (folder) => {
  const shown = new Map()
  for (const file of readdirSync(folder)) {
    const found = PICTURE.exec(file)
    if (found === null) continue
    const [, name, width, height, light] = found
    const at = statSync(join(folder, file)).mtimeMs
    shown.set(name, [...(shown.get(name) ?? []), { file, width: Number(width), height: Number(height), light, at }])
  }
  const first = (pictures) => Math.min(...pictures.map(({ at }) => at))
  const inOrder = (a, b) => a.width - b.width || a.height - b.height || (a.light < b.light ? 1 : -1)
  return [...shown].sort(([, a], [, b]) => first(a) - first(b)).map(([name, pictures]) => ({ name, pictures: pictures.sort(inOrder) }))
}

const html = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A page that shows all pictures of a gallery side by side: `FOLDER/GROUP/NAME.WIDTHxHEIGHT.LIGHT.jpg` or `.png`. */
export const galleryPage = (folder) => {
  const groups = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, shown: groupIn(join(folder, name)) }))
    .filter(({ shown }) => shown.length > 0)
  const picture = (group, { file, width, height, light }) => {
    const path = html(`${group}/${file}`)
    return `<a href="${path}"><img src="${path}" loading="lazy" alt="" width="${Math.round(width / 4)}"><span>${width}×${height}, ${light}</span></a>`
  }
  const rows = groups.flatMap(({ name: group, shown }) => [
    `<h2 id="${html(group)}">${html(group)}</h2>`,
    ...shown.map(({ name, pictures }) => `<h3>${html(name)}</h3><div>${pictures.map((each) => picture(group, each)).join('')}</div>`),
  ])
  const contents = groups.map(({ name }) => `<a href="#${html(name)}">${html(name)}</a>`).join(' ')
  return `<!doctype html>
<meta charset="utf-8">
<title>Caravan, every page</title>
<style>
  body { font: 1rem system-ui, sans-serif; margin: 1rem; color-scheme: light dark }
  div { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start; padding-block-end: 1rem }
  a { display: grid; gap: 0.25rem; color: inherit }
  nav a { display: inline }
  img { outline: 1px solid #8888 }
</style>
<h1>Caravan, every page</h1>
<nav>${contents}</nav>
${rows.join('\n')}
`
}
