import { shortNames } from '../../../src/renderer/match/model/short-names'
import type { Evaluates } from './light'

/** What has a person's colour and may have neither initials nor a name, with what is in it or `alone`, each with the reason. */
const MAY: readonly { readonly part: string; readonly alone?: true; readonly why: string }[] = [
  { part: 'label:has(input[type="radio"])', why: 'a colour is what is chosen there, and it is named' },
  { part: '[data-colour][data-foot]', alone: true, why: 'the ground of a phone’s own player, whose name the page has at its top' },
  { part: 'polygon', why: 'each band of a river has a name in it' },
  { part: '[role="img"] span', why: 'the parts of a bar lie in the order of the initials at its ends' },
]

interface Asked {
  readonly colours: readonly string[]
  /** How people are called on the page; where there is little room their short names stand for them. */
  readonly names: readonly string[]
}

/**
 * What only its colour tells from the same of another person, one line each: avatars, cards and lines in a person's colour.
 *
 * Each has to stand with a name in sight that is its own, or with a mark that no one in another colour has: initials, a picture, or the dashes of a line. Where a dialog is open it
 * alone is looked at.
 */
export function toldByColour(page: Evaluates, asked: Asked): Promise<readonly string[]> {
  return page.evaluate(
    ({ colours, names, may }) => {
      interface Coloured {
        readonly element: Element
        readonly colour: string
        readonly mark: string
      }
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('.visually-hidden') === null &&
        element.getBoundingClientRect().width > 1
      const markOf = (element: Element): string => {
        if (element.querySelector(':scope > img, :scope > image') !== null) return 'a picture'
        const drawn = element instanceof SVGElement ? (element.querySelector('text')?.textContent ?? '') : ''
        return (element.getAttribute('data-initials') ?? drawn).toLowerCase()
      }
      const root: Element = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
      const people = [...document.querySelectorAll('[data-colour]')].map((element) => ({
        element,
        colour: element.getAttribute('data-colour') ?? '',
        mark: markOf(element),
      }))
      const charts: readonly Element[] = [...document.querySelectorAll('.recharts-wrapper')]
      const lines = [...document.querySelectorAll('.recharts-line-curve')].map((element) => ({
        element,
        colour: /--person-(\w+)/.exec(element.getAttribute('stroke') ?? '')?.[1] ?? '',
        mark: `dashes ${element.getAttribute('stroke-dasharray') ?? ''} of chart ${charts.indexOf(element.closest('.recharts-wrapper') as Element)}`,
      }))
      const all: readonly Coloured[] = [...people, ...lines].filter(
        ({ element, colour }) => colours.includes(colour) && root.contains(element) && isSeen(element),
      )
      const named = new RegExp(`(?<![\\p{L}])(?:${names.join('|')})(?![\\p{L}])`, 'u')
      const seenText = (element: Element): string => {
        const texts = [...element.querySelectorAll('input')].map(({ value }) => value)
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
          if (node.parentElement !== null && isSeen(node.parentElement)) texts.push(node.textContent ?? '')
        return texts.join(' ')
      }
      /** Whether a name stands with it, nearer than anything in another colour. */
      const isNamed = ({ element, colour }: Coloured): boolean => {
        for (let around: Element | null = element; around !== null && around !== document.body; around = around.parentElement) {
          const others = all.some((other) => other.colour !== colour && around.contains(other.element))
          if (others && around !== element) return false
          if (named.test(seenText(around))) return true
        }
        return false
      }
      const told = ({ element, colour, mark }: Coloured): string => {
        const where = element.closest('li, tr, th, button, figure, header, section, main')
        return `${colour} ${mark === '' ? 'without a mark' : `“${mark}”`} in ${where?.tagName.toLowerCase() ?? 'the page'} “${(where?.textContent ?? '').trim().slice(0, 40)}”`
      }
      return all
        .filter((one) => !one.element.matches(may) && !isNamed(one))
        .filter(({ colour, mark }) => mark === '' || all.some((other) => other.colour !== colour && other.mark === mark))
        .map(told)
    },
    {
      ...asked,
      names: [...asked.names, ...shortNames(asked.names)],
      may: MAY.map(({ part, alone }) => (alone ? part : `:is(${part}), :is(${part}) *`)).join(', '),
    },
  )
}
