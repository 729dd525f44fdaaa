import type { Account, HeldFit } from '#shared/arbiter/account'
import type { TileTrouble } from '#shared/arbiter/tiles'
import type { ArmName } from '#shared/domino/line'
import { parseTile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import type { BlockedRuleId, GameId } from '#shared/games/rules'
import type { RulingStep } from '#shared/rules/rulings'
import { isolated } from '../../../src/renderer/messages/isolated'
import { hasForm } from './forms'
import type { Spoken } from './spoken'

/** A ruling file whose form holds; what was found in it may still be anything. */
export interface RulingRead {
  readonly rules: Readonly<Record<string, unknown>> & { readonly game: GameId; readonly blockedRule: BlockedRuleId }
  readonly players: readonly string[]
  readonly ruling: { readonly steps: readonly unknown[] }
  readonly [field: string]: any
}

interface Fit {
  readonly seat: number
  readonly tile: string
  readonly ends: readonly ArmName[]
}
interface End {
  readonly arm: ArmName
  readonly suit: number
  readonly open: boolean
  readonly frozen: boolean
}
interface Range {
  readonly least: number
  readonly most: number
}
type Remark =
  | { readonly kind: 'american-gap'; readonly holder: number; readonly without: readonly number[]; readonly filled: boolean }
  | { readonly kind: 'tie'; readonly seats: readonly number[]; readonly broken: boolean }

/** What the words of a value need beside it: the file, and what was worked out of its table. */
export interface Told {
  readonly file: RulingRead
  readonly ends: readonly End[]
  readonly fits: readonly Fit[]
  readonly spoken: Spoken
}

/** What a look of the check found, in words, one text a line; null for what has not the form of it. */
export function valueWords(look: string, value: any, { file, ends, fits, spoken }: Told): readonly string[] | null {
  const { own, nameOf, namesOf } = spoken
  const { game } = file.rules
  const names = isolatedNames(file)
  const none = (lines: readonly string[]) => (lines.length === 0 ? [own.page.none] : lines)
  if (look === 'seal' || look === 'steps') return [String(value)]
  if (!hasForm(look, value)) return null
  switch (look) {
    case 'ends':
      return none(
        (value as readonly End[]).map(
          ({ arm, suit, open, frozen }) =>
            `${spoken.capitalised(spoken.armWords(arm))}: ${[suit, open ? own.page.open : own.page.waits, ...(frozen ? [own.page.frozen] : [])].join(', ')}`,
        ),
      )
    case 'fits':
      return none((value as readonly Fit[]).map((fit) => spoken.heldFitSentence(heldFit(fit, ends), names)))
    case 'waiting':
      return none((value as readonly Fit[]).map((fit) => spoken.mustWaitSentence(heldFit(fit, ends), names)))
    case 'boneyard':
      return [own.page.faceDown((value as Range).least, (value as Range).most)]
    case 'doubts':
      return none((value as readonly TileTrouble[]).map((doubt) => spoken.troubleSentence(doubt, names, game)))
    case 'verdict': {
      // who can play is said with it, and nobody can
      if (value.kind === 'playable' && fits.length === 0) return null
      return [spoken.verdictSentence({ verdict: value, couldPlay: fits, hiddenHands: [] } as unknown as Account, names, game)]
    }
    case 'step': {
      const [step] = spoken.rulingSteps({ winner: null, steps: [stepOf(value)] }, names, file.rules.blockedRule)
      return [present(step, 'a step is one').found]
    }
    case 'remarks':
      return none(
        (value as readonly Remark[]).map((remark) =>
          remark.kind === 'tie'
            ? own.page.tie(namesOf(names, remark.seats), remark.broken)
            : own.page.gap(nameOf(names, remark.holder), namesOf(names, remark.without), remark.filled),
        ),
      )
    case 'winner': {
      const [ruling = null, result = null] = (value as readonly (number | null)[]).map((seat) => winnerWords(seat, names, spoken))
      return [ruling === result ? `${ruling}.` : own.page.twoWinners(String(ruling), String(result))]
    }
    case 'points':
    case 'deltas':
      return perSeat(value as readonly number[], names, spoken, spoken.signed)
    case 'totals':
      return value === null ? [own.page.unknownTotals] : perSeat(value as readonly number[], names, spoken, spoken.plain)
    default:
      return null
  }
}

/** What a step asks: `Armanino, step 1 (B-5): the only player without a double wins.` */
export function askedWords(step: any, { file: { rules, players }, spoken }: Told): string {
  return spoken.rulingSteps({ winner: null, steps: [stepOf(step)] }, players, rules.blockedRule)[0]?.asked ?? ''
}

export const isolatedNames = ({ players }: RulingRead): readonly string[] => players.map(isolated)

const winnerWords = (seat: number | null, names: readonly string[], { own, nameOf }: Spoken): string =>
  own.page.wins(seat === null ? null : nameOf(names, seat))

const perSeat = (numbers: readonly number[], names: readonly string[], { nameOf }: Spoken, figure: (value: number) => string): readonly string[] => [
  numbers.map((number, seat) => `${nameOf(names, seat)} ${figure(number)}`).join(', '),
]

/** A step as Caravan words it: a tile that is not looked for is left out there. */
function stepOf({ looked: { tile, ...looked }, ...step }: any): RulingStep {
  return { ...step, looked: tile === null ? looked : { ...looked, tile } } as RulingStep
}

function heldFit({ seat, tile, ends: fitting }: Fit, ends: readonly End[]): HeldFit {
  const read = parseTile(tile)
  const standing = fitting.flatMap((arm) => ends.filter((end) => end.arm === arm))
  return { seat, tile: present(read.ok ? read.value.tile : null, 'the tile has its form'), ends: standing }
}
