/**
 * The page's own fonts as a style sheet that holds their files: a picture may fetch nothing.
 *
 * @param text what is written; a font that has none of its letters is left out
 */
export async function embeddedFonts(text: string): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule))
  const needed = faces.filter(({ style }) => isNeeded(style.getPropertyValue('unicode-range'), text))
  return (await Promise.all(needed.map(embedded))).join('\n')
}

async function embedded(face: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\(["']?([^"')]+)/.exec(face.style.getPropertyValue('src')) ?? []
  if (address === undefined) return ''
  const file = await fetched(new URL(address, face.parentStyleSheet?.href ?? document.baseURI))
  if (file === null) return ''
  const [family, weight, range] = ['font-family', 'font-weight', 'unicode-range'].map((name) => face.style.getPropertyValue(name))
  const source = `url(data:font/woff2;base64,${base64(file)}) format("woff2")`
  return `@font-face{font-family:${family};font-weight:${weight};src:${source};${range === '' ? '' : `unicode-range:${range}`}}`
}

/** The picture is made without a font that doesn’t come: a system’s own letters are better than none. */
async function fetched(address: URL): Promise<ArrayBuffer | null> {
  try {
    const answer = await fetch(address)
    return answer.ok ? await answer.arrayBuffer() : null
  } catch {
    return null
  }
}

function base64(bytes: ArrayBuffer): string {
  return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
}

/** Whether a text has letters of a range such as `U+0100-02BA, U+2212`; everything has letters of no range. */
function isNeeded(range: string, text: string): boolean {
  if (range === '') return true
  const parts = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, from = '', to = from]) => [parseInt(from, 16), parseInt(to, 16)] as const)
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0
    return parts.some(([from, to]) => code >= from && code <= to)
  })
}
