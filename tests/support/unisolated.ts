/** What stands between the marks that keep a text to itself, and these. */
const ISOLATED = /\u2068[^\u2069]*\u2069/g
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/
const ATTRIBUTES = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'] as const
/** Parts of a line that do not keep a name to themselves, as others do (src/renderer/styles/base.css). */
const PARTS_OF_A_LINE = 'abbr, cite, code, dfn, i, kbd, mark, q, s, samp, sub, sup, tspan, u, var'

/** Names from right to left that touch other words or numbers below an element, in what is seen and in what is heard. */
export function unisolated(within: Element): readonly string[] {
  return [...within.querySelectorAll('*')].flatMap((element) => {
    const text = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent)
      .join('')
    const attributes = ATTRIBUTES.map((name) => [name, element.getAttribute(name) ?? ''] as const).filter(([, value]) => touches(value))
    const isLoose = element.matches(PARTS_OF_A_LINE) && RIGHT_TO_LEFT.test(text.replace(ISOLATED, ''))
    return [...attributes.map(([name, value]) => `${name}: ${value}`), ...(isLoose || touches(text) ? [`<${element.localName}>: ${text}`] : [])]
  })
}

/** A name outside the marks, with anything but such names beside it. */
function touches(text: string): boolean {
  const bare = text.replace(ISOLATED, ' x ')
  return RIGHT_TO_LEFT.test(bare) && /[^\s\u0590-\u08ff]/.test(bare)
}
