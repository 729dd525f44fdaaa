// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { JSDOMS_OWN } from '../../computed-style'

const TAGS =
  'a article button datalist details dialog div fieldset form h1 input label legend li main meter option output progress rp rt ruby script select span style summary svg table td textarea tr'.split(
    ' ',
  )
const ATTRIBUTES: readonly (readonly [string, string])[] = [
  ['class', ''],
  ['hidden', ''],
  ['type', 'hidden'],
  ['open', ''],
]
const STYLES = ['', 'display: none', 'display: inline-block', 'visibility: hidden', 'visibility: inherit', 'pointer-events: none', 'color: red']

const asked = (style: CSSStyleDeclaration) => ({
  display: style.display,
  shown: style.getPropertyValue('display'),
  visibility: style.visibility,
  seen: style.getPropertyValue('visibility'),
  pointerEvents: style.pointerEvents,
  color: style.color,
})

const jsdoms = (element: Element): CSSStyleDeclaration =>
  (window as Window & { [JSDOMS_OWN]?: typeof getComputedStyle })[JSDOMS_OWN]?.(element) as CSSStyleDeclaration

/** What is said otherwise than by jsdom, of an element in another. */
function differing(tag: string, outer: string, styles: readonly string[]): readonly string[] {
  const parent = document.body.appendChild(document.createElement(tag === 'rp' ? 'ruby' : 'section'))
  parent.setAttribute('style', outer)
  const found = ATTRIBUTES.flatMap(([name, value]) => {
    const element = parent.appendChild(document.createElement(tag))
    element.setAttribute(name, value)
    return styles.flatMap((style) => {
      element.setAttribute('style', style)
      const [ours, theirs] = [asked(getComputedStyle(element)), asked(jsdoms(element))].map((answers) => JSON.stringify(answers))
      return ours === theirs ? [] : [`${element.outerHTML} in ${outer}: ${ours}, not ${theirs}`]
    })
  })
  parent.remove()
  return found
}

test('any element is shown and hidden as jsdom itself says', () => {
  expect(TAGS.flatMap((tag) => differing(tag, '', ['', 'display: inline']))).toEqual([])
})

test('an element is hidden, and cannot be pressed, where jsdom says so of what it lies in', () => {
  expect(STYLES.flatMap((outer) => differing('div', outer, STYLES))).toEqual([])
})

test('a style sheet in the page is heeded, and forgotten when it goes', () => {
  const element = document.body.appendChild(document.createElement('p'))
  expect(getComputedStyle(element).display).toBe('block')
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = 'p { display: none }'
  expect(getComputedStyle(element).display).toBe('none')
  sheet.remove()
  expect(getComputedStyle(element).display).toBe('block')
})
