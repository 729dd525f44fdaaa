import { faultWords } from '../line-words.mjs'
import type { checkRuling } from '../check-ruling.mjs'
import { isolatedNames, valueWords, type RulingRead, type Told } from './values'
import type { Spoken } from './spoken'

export type Checked = ReturnType<typeof checkRuling>
export type Line = Checked['lines'][number]

/** How a file stands: whether it holds, in a sentence, and what has to be said beside that. */
export interface Verdict {
  readonly holds: boolean
  readonly sentence: string
  readonly beside: readonly string[]
}

/** What the words of a checked file need beside it; null where the file has not the form of a ruling. */
export function toldOf({ file, lines }: Checked, spoken: Spoken): Told | null {
  const worked = (look: string) => lines.find((line) => line.look === look)?.worked ?? []
  return file === null ? null : { file: file as RulingRead, ends: worked('ends'), fits: worked('fits'), spoken }
}

/** A fault as a sentence; the place that one begins with is written as it is in the file. */
export const begun = (fault: NonNullable<Line['fault']>, { own, capitalised }: Spoken): string =>
  fault.where === '' ? capitalised(faultWords(fault, own)) : faultWords(fault, own)

/** What comes of a whole check. */
export function verdictOf(checked: Checked, spoken: Spoken): Verdict {
  const { own, nameOf } = spoken
  const told = toldOf(checked, spoken)
  const wrong = checked.lines.filter(({ holds }) => !holds)
  const faults = wrong.flatMap(({ fault }) => (fault === null ? [] : [begun(fault, spoken)]))
  if (told === null) return { holds: false, sentence: own.page.verdict.unreadable, beside: faults }
  if (faults.length > 0) return { holds: false, sentence: own.page.verdict.impossible, beside: faults }

  const find = (look: string): Line['worked'] => checked.lines.find((line) => line.look === look)?.worked
  const [winner] = find('winner') as readonly (number | null)[]
  const who = winner === null || winner === undefined ? null : nameOf(isolatedNames(told.file), winner)
  const count = own.some(wrong.length, checked.lines.length)
  if (wrong.length === 1 && wrong[0]?.look === 'seal') return { holds: false, sentence: own.page.verdict.changed, beside: [count] }
  if (wrong.length > 0) return { holds: false, sentence: own.page.verdict.fails(who), beside: [count] }

  const [verdict, doubts] = [find('verdict'), find('doubts')]
  const sentences = (look: string, value: unknown) => valueWords(look, value, told) ?? []
  return {
    holds: true,
    sentence: own.page.verdict.holds(who),
    beside: [
      ...sentences('deltas', find('deltas')),
      ...(verdict.kind === 'blocked' ? [] : [`${own.page.ifBlocked} ${sentences('verdict', verdict).join(' ')}`]),
      ...(doubts.length === 0 ? [] : [`${own.page.doubts} ${sentences('doubts', doubts).join(' ')}`]),
    ],
  }
}
