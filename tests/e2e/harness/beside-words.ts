import type { Page } from 'playwright-core'

const ATTRIBUTES = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'] as const

/** Where a name that is written from right to left, or part of it is, touches other words in the same text: seen, or heard. */
export function besideWords(page: Page, name: string): Promise<readonly string[]> {
  return page.evaluate(
    ([looked, attributes]) => {
      const touches = (text: string): boolean => text.trim() !== looked && text.replaceAll(`\u2068${looked}\u2069`, '').includes(looked)
      return [...document.body.querySelectorAll('*')].flatMap((element) => {
        const text = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')
        const heard = attributes.map((attribute) => element.getAttribute(attribute) ?? '')
        return [text, ...heard].filter(touches).map((each) => `<${element.localName}> ${each}`)
      })
    },
    [name, ATTRIBUTES] as const,
  )
}
