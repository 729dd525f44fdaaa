import { makeTile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import type { Choice, Explanation, ShownTile, Upshot } from '#shared/match/explain/explanation'
import type { Look, OwnTileFinding, ThrownName } from '#shared/rules/games/looks'
import type { ReasonCode } from '#shared/rules/reasons'
import type { Rules } from '#shared/rules/rules'
import type { Payout } from '#shared/rules/payout'
import { capitalised, counted, endSentence, gameWords, listed, nameOf, numberWord, plain, signed, TILES, warningSentence } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'

type PairLook = Extract<Look, { readonly kind: 'pair' }>
type Layout = Rules['layout']

const THROWN: Readonly<Record<ThrownName, string>> = { flower: 'Flower', scorpion: 'Scorpion' }
const HALVES: Noun = { one: 'half', other: 'halves' }
const PAIRS: Noun = { one: 'pair', other: 'pairs' }

const REASONS: Readonly<Record<ReasonCode, string>> = {
  dual: 'dual',
  plural: 'plural',
  'short-flower': 'short Flower',
  'long-flower': 'long Flower',
  'small-scorpion': 'small Scorpion',
  'large-scorpion': 'large Scorpion',
  'double-header': 'double header',
  'triple-header': 'triple header',
  'of-a-suit': 'of a suit',
}

const OWN_TILE: Readonly<Record<OwnTileFinding, (name: ThrownName) => string>> = {
  'is-it': (name) => `Yes: ${name === 'flower' ? 'short Flower' : 'small Scorpion'}`,
  'is-not': () => 'No',
  cancelled: () => 'Yes, but Flower and Scorpion are the same tile, so neither scores this round',
}

/** What an event was counted from, and what else it could have come to. */
export const explanationWords = {
  ends: 'What lay open',
  before: 'Before',
  after: 'After',
  nothingYet: 'Nothing was led yet.',
  placeOf,
  ledAlone: 'Led, alone',
  shown: ({ tile, suit, halves }: ShownTile, place: string, decides: boolean) =>
    `${place}: ${makeTile(tile)}, ${halves === 2 ? 'both halves show' : 'shows'} ${suit}${decides ? ', counted' : ''}`,
  legend: 'A full ring: it counted. A broken ring: it lay open and counted for nothing.',

  looks: 'What was looked at',
  columns: { what: 'Looked at', found: 'Found', rule: 'Rule', points: 'Counts' },
  look(look: Look, after: readonly ShownTile[], layout: Layout, thrown: Readonly<Record<ThrownName, string>> | null): string {
    const tileAt = (at: number): string => tileWithPlace(present(after[at], 'a game looks at what lies open'), layout)
    const halfAt = (at: number): string => `${present(after[at], 'a game looks at what lies open').suit} of ${tileAt(at)}`
    switch (look.kind) {
      case 'equal':
        return `All that lies open: ${listed(after.flatMap(({ suit, halves }) => Array.from({ length: halves }, () => String(suit))))}`
      case 'own-tile':
        return `The tile itself: is it the ${THROWN[look.sought]}${thrown === null ? '' : `, ${thrown[look.sought]}`}?`
      case 'pair': {
        const [a, b] = look.shown
        return a === b ? `Both halves of ${tileAt(a)}` : `${halfAt(a)} with ${halfAt(b)}: ${makeTile(look.tile)}`
      }
      case 'suit':
        return `Suit ${look.suit}: ${counted(look.count, HALVES)}, on ${listed(look.shown.map(tileAt))}`
    }
  },
  found(look: Look): string {
    switch (look.kind) {
      case 'equal': {
        if (look.finding === 'differ') return 'Not all alike'
        const alike = `${capitalised(numberWord(look.halves))} alike`
        return look.finding === 'scorpion-takes-it'
          ? `${alike}, but the double Scorpion takes the dual or plural away`
          : `${alike}${look.code === null ? '' : `: ${REASONS[look.code]}`}`
      }
      case 'own-tile':
        return OWN_TILE[look.finding](look.sought)
      case 'pair':
        return pairWords(look)
      case 'suit':
        return look.code === null ? 'Shows only once' : `Shows ${numberWord(look.count)} times`
    }
  },

  settling: 'How it became the total',
  cap: (code: ReasonCode, points: number, countedAs: number, short: number, target: number) =>
    `${capitalised(REASONS[code])}: ${signed(countedAs)} instead of ${signed(points)}, being ${short > 0 ? `${short} short of` : 'already at or past'} ${target}`,
  sum: (name: string, { before, gains, losses, held, after }: Payout) => {
    const moved = [gains === 0 ? '' : signed(gains), losses === 0 ? '' : signed(losses), held === 0 ? '' : signed(held)].filter((part) => part !== '')
    return `${name}: ${plain(before)}${moved.length === 0 ? ' and nothing more' : ` ${moved.join(' ')}`} = ${plain(after)}`
  },
  floor: (held: number, floor: number, payout: Rules['payout']) =>
    `${signed(held)} because nobody goes below ${plain(floor)}${payout === 'losses-first' ? '; losses are taken first, then gains are paid in full' : ''}`,
  totals: (names: readonly string[], before: readonly number[], after: readonly number[]) =>
    names.map((_, seat) => {
      const [was = 0, is = 0] = [before[seat], after[seat]]
      return `${nameOf(names, seat)} ${was === is ? plain(is) : `${plain(was)} → ${plain(is)}`}`
    }),

  choice: 'What could be done',
  drawable: ({ boneyard, reserve, drawable }: Choice, rules: Rules) =>
    `${counted(boneyard, TILES)} in the ${gameWords(rules.game).boneyard}${reserve === 0 ? '' : `, ${reserve} of them never drawn`}: ${drawable} could be drawn.`,
  fitting: ({ fitting, open }: Choice) => {
    if (open.length === 0) return `Nothing was led yet; ${counted(fitting, TILES)} could have been led.`
    const ends = `Open to be played on: ${listed([...open].sort((a, b) => a - b).map(String))}.`
    return fitting === 0
      ? `${ends} Every tile that fits was on the table already: nobody could have played.`
      : `${ends} Of the tiles not yet on the table, ${fitting} would have fitted.`
  },

  readings: 'The same under other rules',
  readingsHint: 'For this event alone; everything before it as it was.',
  reading: (setting: string, value: string) => `${setting}: ${value}`,
  upshot: ({ delta, end, totals, winner, warnings }: Upshot, { event, warnings: flagged }: Explanation, names: readonly string[], rules: Rules) => {
    const parts = event.type === 'play' ? [`${nameOf(names, event.player)} ${signed(delta)}.`] : []
    if (end !== null) parts.push(endSentence(end, names, rules.game))
    parts.push(`Then: ${totals.map((total, seat) => `${nameOf(names, seat)} ${plain(total)}`).join(', ')}.`)
    if (winner !== null) parts.push(`${nameOf(names, winner)} has won.`)
    if (warnings.length > 0) parts.push(`Flagged: ${warnings.map((warning) => warningSentence(warning, names, rules.game)).join(' ')}`)
    else if (flagged.length > 0) parts.push('It would not be flagged.')
    return parts.join(' ')
  },
  refused: (why: string) => `It could not have been entered: ${why}`,
  noDifference: (readings: readonly string[]) => `No difference: ${readings.join('; ')}.`,
} as const

/** `Left end`, `Arm 3`; a double led alone and a spinner lie at no end. */
function placeOf({ arm }: ShownTile, layout: Layout): string {
  if (arm === null) return layout === 'spinner' ? 'The spinner' : 'Led, alone'
  return typeof arm === 'number' ? `Arm ${arm}` : `${capitalised(arm)} end`
}

function tileWithPlace(shown: ShownTile, layout: Layout): string {
  const place = placeOf(shown, layout)
  return `${makeTile(shown.tile)} (${place.charAt(0).toLowerCase()}${place.slice(1)})`
}

function pairWords({ finding, sought, pairs, counted: scored }: PairLook): string {
  const name = sought === null ? '' : THROWN[sought]
  switch (finding) {
    case 'counts':
      return `The ${name}: ${pairs === 1 ? 'one pair' : `${counted(pairs, PAIRS)}, all counted`}`
    case 'two-listed':
      return `The ${name}: ${numberWord(pairs)} pairs, of which the source lists ${numberWord(scored)}`
    case 'neither':
      return 'Neither Flower nor Scorpion'
    case 'one-tile':
      return 'Halves of one tile are no pair'
    case 'own-tile-played':
      return `The ${name} itself, just played: it counts as the tile, not as a pair`
    case 'stands-unscored':
      return `The ${name}, lying there since an earlier turn: not counted again`
    case 'stands-scored':
      return `The ${name}, lying there since an earlier turn: counted again as one pair`
    case 'cancelled':
      return 'Flower and Scorpion are the same tile, so neither scores this round'
  }
}
