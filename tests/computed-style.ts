/*
 * Queries by role and clicks ask of an element, and of each that it lies in, whether it is shown and can be pressed. For each answer jsdom works out its
 * whole style, with twelve colours: a quarter of what a test of a page took. Here what is asked for is worked out, and nothing else.
 */

/** What an element is shown as, unless its own style says otherwise, depends on these alone. */
const TELLING = ['hidden', 'type', 'open'] as const

const UNSET = /^(?:inherit|initial|unset|revert)/

/** Where the window keeps jsdom's own function. */
export const JSDOMS_OWN = Symbol.for('caravan.test.computed-style')

if (typeof document !== 'undefined') {
  // the window is shared by many files, each of which comes here
  const shared = window as Window & { [JSDOMS_OWN]?: typeof window.getComputedStyle }
  const whole = (shared[JSDOMS_OWN] ??= window.getComputedStyle.bind(window))
  const shownAs = new Map<string, string>()

  /** A style sheet in the page may say anything. */
  const isStyled = (): boolean => document.styleSheets.length > 0

  const ownValue = (element: Element, property: string): string => (element as HTMLElement | SVGElement).style.getPropertyValue(property)

  const display = (element: Element): string => {
    const own = ownValue(element, 'display')
    if (own !== '') return own
    const key = JSON.stringify([
      element.namespaceURI,
      element.localName,
      element.parentElement?.localName,
      ...TELLING.map((name) => element.getAttribute(name)),
    ])
    const known = shownAs.get(key)
    if (known !== undefined) return known
    const found = whole(element).getPropertyValue('display')
    shownAs.set(key, found)
    return found
  }

  const inherited = (element: Element, property: 'visibility' | 'pointer-events'): string => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const own = ownValue(at, property)
      if (UNSET.test(own)) return whole(element).getPropertyValue(property)
      if (own !== '') return own
    }
    return property === 'visibility' ? 'visible' : 'auto'
  }

  const WORKED_OUT: Readonly<Record<string, (element: Element) => string>> = {
    display,
    visibility: (element) => inherited(element, 'visibility'),
    pointerEvents: (element) => inherited(element, 'pointer-events'),
  }

  window.getComputedStyle = (element, pseudo) => {
    if (isStyled() || typeof pseudo === 'string') return whole(element, pseudo)
    let rest: CSSStyleDeclaration | undefined
    const wholeStyle = (): CSSStyleDeclaration => (rest ??= whole(element))
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (typeof name === 'string' && Object.hasOwn(WORKED_OUT, name)) return WORKED_OUT[name]?.(element)
        if (name === 'getPropertyValue')
          return (property: string) =>
            property === 'display' || property === 'visibility' ? WORKED_OUT[property]?.(element) : wholeStyle().getPropertyValue(property)
        const value: unknown = Reflect.get(wholeStyle(), name)
        return typeof value === 'function' ? (value.bind(wholeStyle()) as unknown) : value
      },
      has: (_, name) => name in wholeStyle(),
    })
  }
}
