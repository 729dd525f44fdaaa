import { CODES } from '../../../src/renderer/components/whole-codes/codes'

type Child = Node | string

interface Attributes {
  readonly [name: string]: string | boolean
}

/** A new element. Texts of a file never become markup: they are text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) if (value !== false) made.setAttribute(attribute, value === true ? '' : value)
  made.append(...children)
  return made
}

/** A sentence in which no tile and no number of a rule is broken at its hyphen. */
export const whole = (text: string): readonly Child[] => text.split(CODES).map((part, at) => (at % 2 === 1 ? element('span', { class: 'whole' }, part) : part))

/** The element of the page with that id, of the kind that the code asks for. */
export function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`broken invariant: the page has #${id}`)
  return found
}
