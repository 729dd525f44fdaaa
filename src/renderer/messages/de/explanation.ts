import { makeTile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import type { ShownTile } from '#shared/match/explain/explanation'
import type { Look, OwnTileFinding, ThrownName } from '#shared/rules/games/looks'
import type { ReasonCode } from '#shared/rules/reasons'
import type { Rules } from '#shared/rules/rules'
import { capitalised, counted, endSentence, gameWords, listed, nameOf, numberWord, plain, signed, TILES, warningSentence } from '#shared/words/de'
import { casesOf } from '#shared/words/de/articles'
import { timesWord } from '#shared/words/de/numbers'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'

type PairLook = Extract<Look, { readonly kind: 'pair' }>
type Layout = Rules['layout']

const THROWN: Readonly<Record<ThrownName, string>> = { flower: 'Blüte', scorpion: 'Skorpion' }
const THE_THROWN: Readonly<Record<ThrownName, string>> = { flower: 'Die Blüte', scorpion: 'Der Skorpion' }
const HALVES: Noun = { one: 'Hälfte', other: 'Hälften' }
const PAIRS: Noun = { one: 'Paar', other: 'Paare' }

const REASONS: Readonly<Record<ReasonCode, string>> = {
  dual: 'Dual',
  plural: 'Plural',
  'short-flower': 'kurze Blüte',
  'long-flower': 'lange Blüte',
  'small-scorpion': 'kleiner Skorpion',
  'large-scorpion': 'großer Skorpion',
  'double-header': 'Zweierkopf',
  'triple-header': 'Dreierkopf',
  'of-a-suit': 'gleiche Zahlen',
}

const OWN_TILE: Readonly<Record<OwnTileFinding, (name: ThrownName) => string>> = {
  'is-it': (name) => `Ja: ${name === 'flower' ? 'kurze Blüte' : 'kleiner Skorpion'}`,
  'is-not': () => 'Nein',
  cancelled: () => 'Ja, aber Blüte und Skorpion sind derselbe Stein, deshalb zählt in dieser Runde keiner von beiden',
}

/** What an event was counted from, and what else it could have come to. */
export const explanationWords: PageWords['explanationWords'] = {
  ends: 'Was offen lag',
  before: 'Vorher',
  after: 'Nachher',
  nothingYet: 'Noch war nichts angespielt.',
  placeOf,
  ledAlone: 'Angespielt, allein',
  shown: ({ tile, suit, halves }, place, decides) =>
    `${place}: ${makeTile(tile)}, ${halves === 2 ? 'beide Hälften zeigen' : 'zeigt'} ${suit}${decides ? ', gezählt' : ''}`,
  legend: 'Ganzer Ring: Es hat gezählt. Unterbrochener Ring: Es lag offen und zählte für nichts.',

  looks: 'Was geprüft wurde',
  columns: { what: 'Geprüft', found: 'Befund', rule: 'Regel', points: 'Zählt' },
  look(look, after, layout, thrown) {
    const tileAt = (at: number): string => tileWithPlace(present(after[at], 'a game looks at what lies open'), layout)
    const halfAt = (at: number): string => `${present(after[at], 'a game looks at what lies open').suit} von ${tileAt(at)}`
    switch (look.kind) {
      case 'equal':
        return `Alles, was offen liegt: ${listed(after.flatMap(({ suit, halves }) => Array.from({ length: halves }, () => String(suit))))}`
      case 'own-tile':
        return `Der Stein selbst: Ist er ${look.sought === 'flower' ? 'die Blüte' : 'der Skorpion'}${thrown === null ? '' : `, ${thrown[look.sought]}`}?`
      case 'pair': {
        const [a, b] = look.shown
        return a === b ? `Beide Hälften von ${tileAt(a)}` : `${halfAt(a)} mit ${halfAt(b)}: ${makeTile(look.tile)}`
      }
      case 'suit':
        return `Zahl ${look.suit}: ${counted(look.count, HALVES)}, auf ${listed(look.shown.map(tileAt))}`
    }
  },
  found(look) {
    switch (look.kind) {
      case 'equal': {
        if (look.finding === 'differ') return 'Nicht alle gleich'
        const alike = `${capitalised(numberWord(look.halves))} gleiche`
        return look.finding === 'scorpion-takes-it'
          ? `${alike}, aber der Pasch als Skorpion nimmt Dual oder Plural weg`
          : `${alike}${look.code === null ? '' : `: ${REASONS[look.code]}`}`
      }
      case 'own-tile':
        return OWN_TILE[look.finding](look.sought)
      case 'pair':
        return pairWords(look)
      case 'suit':
        return look.code === null ? 'Zeigt sich nur einmal' : `Zeigt sich ${timesWord(look.count)}`
    }
  },

  settling: 'Wie daraus der Stand wurde',
  cap: (code, points, countedAs, short, target) =>
    `${capitalised(REASONS[code])}: ${signed(countedAs)} statt ${signed(points)}, ${short > 0 ? `${short} vor` : 'schon an oder über'} ${target}`,
  sum: (name, { before, gains, losses, held, after }) => {
    const moved = [gains === 0 ? '' : signed(gains), losses === 0 ? '' : signed(losses), held === 0 ? '' : signed(held)].filter((part) => part !== '')
    return `${name}: ${plain(before)}${moved.length === 0 ? ' und sonst nichts' : ` ${moved.join(' ')}`} = ${plain(after)}`
  },
  floor: (held, floor, payout) =>
    `${signed(held)}, denn niemand fällt unter ${plain(floor)}${payout === 'losses-first' ? '; erst gehen die Verluste ab, dann werden die Gewinne voll ausgezahlt' : ''}`,
  totals: (names, before, after) =>
    names.map((_, seat) => {
      const [was = 0, is = 0] = [before[seat], after[seat]]
      return `${nameOf(names, seat)} ${was === is ? plain(is) : `${plain(was)} → ${plain(is)}`}`
    }),

  choice: 'Was möglich war',
  drawable: ({ boneyard, reserve, drawable }, rules) =>
    `${counted(boneyard, TILES)} ${casesOf(gameWords(rules.game).boneyard).in}${reserve === 0 ? '' : `, ${reserve} davon werden nie gezogen`}: ${drawable} ${drawable === 1 ? 'konnte' : 'konnten'} gezogen werden.`,
  fitting: ({ fitting, open }) => {
    if (open.length === 0) return `Noch war nichts angespielt; ${counted(fitting, TILES)} ${fitting === 1 ? 'hätte' : 'hätten'} angespielt werden können.`
    const ends = `Offen zum Anlegen: ${listed([...open].sort((a, b) => a - b).map(String))}.`
    return fitting === 0
      ? `${ends} Jeder passende Stein lag schon auf dem Tisch: Niemand hätte legen können.`
      : `${ends} Von den Steinen, die noch nicht lagen, ${fitting === 1 ? 'hätte 1' : `hätten ${fitting}`} gepasst.`
  },

  readings: 'Dasselbe nach anderen Regeln',
  readingsHint: 'Nur für diesen Eintrag; alles davor, wie es war.',
  reading: (setting, value) => `${setting}: ${value}`,
  upshot: ({ delta, end, totals, winner, warnings }, { event, warnings: flagged }, names, rules) => {
    const parts = event.type === 'play' ? [`${nameOf(names, event.player)} ${signed(delta)}.`] : []
    if (end !== null) parts.push(endSentence(end, names, rules.game))
    parts.push(`Dann: ${totals.map((total, seat) => `${nameOf(names, seat)} ${plain(total)}`).join(', ')}.`)
    if (winner !== null) parts.push(`${nameOf(names, winner)} hat gewonnen.`)
    if (warnings.length > 0) parts.push(`Markiert: ${warnings.map((warning) => warningSentence(warning, names, rules.game)).join(' ')}`)
    else if (flagged.length > 0) parts.push('Es wäre nicht markiert.')
    return parts.join(' ')
  },
  refused: (why) => `Es hätte sich nicht eintragen lassen: ${why}`,
  noDifference: (readings) => `Kein Unterschied: ${readings.join('; ')}.`,
}

/** `Linkes Ende`, `Arm 3`; a double led alone and a spinner lie at no end. */
function placeOf({ arm }: ShownTile, layout: Layout): string {
  if (arm === null) return layout === 'spinner' ? 'Der Kreuzstein' : 'Angespielt, allein'
  return typeof arm === 'number' ? `Arm ${arm}` : arm === 'left' ? 'Linkes Ende' : 'Rechtes Ende'
}

function tileWithPlace(shown: ShownTile, layout: Layout): string {
  return `${makeTile(shown.tile)} (${placeOf(shown, layout).replace(/^(Linkes|Rechtes|Der|Angespielt)/, (word) => word.toLowerCase())})`
}

function pairWords({ finding, sought, pairs, counted: scored }: PairLook): string {
  const the = sought === null ? '' : THE_THROWN[sought]
  switch (finding) {
    case 'counts':
      return `${the}: ${pairs === 1 ? 'ein Paar' : `${counted(pairs, PAIRS)}, alle gezählt`}`
    case 'two-listed':
      return `${the}: ${numberWord(pairs)} Paare, von denen die Quelle ${numberWord(scored)} aufzählt`
    case 'neither':
      return 'Weder Blüte noch Skorpion'
    case 'one-tile':
      return 'Hälften eines Steins sind kein Paar'
    case 'own-tile-played':
      return `${the} selbst, gerade gelegt: Das zählt als Stein, nicht als Paar`
    case 'stands-unscored':
      return `${sought === null ? '' : THROWN[sought]}, liegt dort seit einem früheren Zug: nicht noch einmal gezählt`
    case 'stands-scored':
      return `${sought === null ? '' : THROWN[sought]}, liegt dort seit einem früheren Zug: noch einmal als ein Paar gezählt`
    case 'cancelled':
      return 'Blüte und Skorpion sind derselbe Stein, deshalb zählt in dieser Runde keiner von beiden'
  }
}
