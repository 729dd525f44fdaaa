/**
 * The page's own fonts as a style sheet that holds their files: a picture may fetch nothing.
 *
 * @param text what is written; a font that has none of its letters is left out
 */
async function embeddedFonts(text: string): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule))
  const needed = faces.filter(({ style }) => isNeeded(style.getPropertyValue('unicode-range'), text))
  return (await Promise.all(needed.map(embedded))).join('\n')
}

async function embedded(face: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\(["']?([^"')]+)/.exec(face.style.getPropertyValue('src')) ?? []
  if (address === undefined) return ''
  const file = await fetchFont(new URL(address, face.parentStyleSheet?.href ?? document.baseURI))
  if (file === null) return ''
  const [family, weight, range] = ['font-family', 'font-weight', 'unicode-range'].map((name) => face.style.getPropertyValue(name))
  const source = `url(data:font/woff2;base64,${base64(file)}) format("woff2")`
  return `@font-face{font-family:${family};font-weight:${weight};src:${source};${range === '' ? '' : `unicode-range:${range}`}}`
}

/** The picture is made without a font that doesn’t come: a system’s own letters are better than none. */
async function fetchFont(address: URL): Promise<ArrayBuffer | null> {
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

/** What of a computed style makes a drawing; the first are handed down from one element to the next. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'letter-spacing',
  'text-anchor',
] as const
const OWN: Readonly<Record<string, string>> = { opacity: '1', 'stop-color': 'rgb(0, 0, 0)', 'stop-opacity': '1', 'clip-path': 'none' }

/** Marks of a drawing that only its page needs. */
const PAGE_ONLY = ['class', 'role', 'aria-label', 'aria-hidden', 'focusable'] as const

/**
 * A drawing of the page as a PNG that looks the same: with the colours and letters that the page gives it.
 *
 * @param size of the picture in pixels
 * @throws where the browser can't draw it
 */
export async function pngOf(drawing: SVGSVGElement, size: { readonly width: number; readonly height: number }): Promise<Blob> {
  const picture = new Image()
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await standalone(drawing, size))}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('there is no drawing here')
  context.drawImage(picture, 0, 0, size.width, size.height)
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (png === null) throw new Error('the picture became no file')
  return png
}

/** The drawing as a file of its own: styles, gradients and fonts in it, nothing beside it. */
async function standalone(drawing: SVGSVGElement, { width, height }: { readonly width: number; readonly height: number }): Promise<string> {
  const copy = copied(drawing)
  const defs = document.createElementNS(SVG, 'defs')
  for (const shared of sharedBy(copy)) defs.append(copied(shared))
  const style = document.createElementNS(SVG, 'style')
  style.textContent = await embeddedFonts(copy.textContent)
  copy.prepend(defs, style)
  copy.setAttribute('xmlns', SVG)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(copy)
}

const SVG = 'http://www.w3.org/2000/svg'

function copied<E extends SVGElement>(element: E): E {
  const copy = element.cloneNode(true) as E
  dress(element, copy, null)
  return copy
}

/** Gives a copy, and everything in it, the styles that the page computes for the original. */
function dress(original: Element, copy: Element, parent: CSSStyleDeclaration | null): void {
  const computed = getComputedStyle(original)
  if (computed.display === 'none') {
    copy.remove()
    return
  }
  for (const mark of PAGE_ONLY) copy.removeAttribute(mark)
  // property by property: the page's policy takes no style written as text
  const say = (name: string): void => (copy as SVGElement).style.setProperty(name, computed.getPropertyValue(name))
  INHERITED.filter((name) => parent?.getPropertyValue(name) !== computed.getPropertyValue(name)).forEach(say)
  Object.keys(OWN)
    .filter((name) => computed.getPropertyValue(name) !== OWN[name])
    .forEach(say)
  const [originals, copies] = [[...original.children], [...copy.children]]
  originals.forEach((child, at) => {
    const own = copies[at]
    if (own !== undefined) dress(child, own, computed)
  })
}

/** What a drawing borrows of its page, as the light on all tiles: elements named by `url(#…)` that don’t stand in it. */
function sharedBy(drawing: SVGElement): readonly SVGElement[] {
  const named = new XMLSerializer().serializeToString(drawing).matchAll(/url\((?:&quot;|["'])?#([\w-]+)/g)
  return [...new Set([...named].map(([, id = '']) => id))].flatMap((id) => {
    const element = drawing.querySelector(`#${CSS.escape(id)}`) === null ? document.getElementById(id) : null
    return element instanceof SVGElement ? [element] : []
  })
}
