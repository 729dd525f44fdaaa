import { makeTile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import type { ShownTile } from '#shared/match/explain/explanation'
import type { Look, OwnTileFinding, ThrownName } from '#shared/rules/games/looks'
import type { ReasonCode } from '#shared/rules/reasons'
import type { Rules } from '#shared/rules/rules'
import { capitalised, counted, endSentence, gameWords, listed, nameOf, numberWord, plain, signed, TILES, warningSentence } from '#shared/words/es'
import { timesWord } from '#shared/words/es/numbers'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'

type PairLook = Extract<Look, { readonly kind: 'pair' }>
type Layout = Rules['layout']

const THE_THROWN: Readonly<Record<ThrownName, string>> = { flower: 'la Flor', scorpion: 'el Escorpión' }
const HALVES: Noun = { one: 'mitad', other: 'mitades' }
const PAIRS: Noun = { one: 'pareja', other: 'parejas' }

const REASONS: Readonly<Record<ReasonCode, string>> = {
  dual: 'dual',
  plural: 'plural',
  'short-flower': 'Flor corta',
  'long-flower': 'Flor larga',
  'small-scorpion': 'Escorpión pequeño',
  'large-scorpion': 'Escorpión grande',
  'double-header': 'cabeza doble',
  'triple-header': 'cabeza triple',
  'of-a-suit': 'del mismo palo',
}

const OWN_TILE: Readonly<Record<OwnTileFinding, (name: ThrownName) => string>> = {
  'is-it': (name) => `Sí: ${name === 'flower' ? 'Flor corta' : 'Escorpión pequeño'}`,
  'is-not': () => 'No',
  cancelled: () => 'Sí, pero Flor y Escorpión son la misma ficha, así que ninguno de los dos cuenta en esta ronda',
}

/** What an event was counted from, and what else it could have come to. */
export const explanationWords: PageWords['explanationWords'] = {
  ends: 'Qué estaba abierto',
  before: 'Antes',
  after: 'Después',
  nothingYet: 'Aún no había salido nadie.',
  placeOf,
  ledAlone: 'Salida, sola',
  shown: ({ tile, suit, halves }, place, decides) =>
    `${place}: ${makeTile(tile)}, ${halves === 2 ? 'las dos mitades muestran' : 'muestra'} ${suit}${decides ? ', contada' : ''}`,
  legend: 'Un anillo entero: contó. Un anillo discontinuo: estaba abierta y no contó para nada.',

  looks: 'Qué se miró',
  columns: { what: 'Se miró', found: 'Se vio', rule: 'Regla', points: 'Cuenta' },
  look(look, after, layout, thrown) {
    const tileAt = (at: number): string => tileWithPlace(present(after[at], 'a game looks at what lies open'), layout)
    const halfAt = (at: number): string => `${present(after[at], 'a game looks at what lies open').suit} de ${tileAt(at)}`
    switch (look.kind) {
      case 'equal':
        return `Todo lo que está abierto: ${listed(after.flatMap(({ suit, halves }) => Array.from({ length: halves }, () => String(suit))))}`
      case 'own-tile':
        return `La propia ficha: ¿es ${THE_THROWN[look.sought]}${thrown === null ? '' : `, ${thrown[look.sought]}`}?`
      case 'pair': {
        const [a, b] = look.shown
        return a === b ? `Las dos mitades de ${tileAt(a)}` : `${halfAt(a)} con ${halfAt(b)}: ${makeTile(look.tile)}`
      }
      case 'suit':
        return `Palo ${look.suit}: ${counted(look.count, HALVES)}, en ${listed(look.shown.map(tileAt))}`
    }
  },
  found(look) {
    switch (look.kind) {
      case 'equal': {
        if (look.finding === 'differ') return 'No son todas iguales'
        const alike = `${capitalised(numberWord(look.halves))} iguales`
        return look.finding === 'scorpion-takes-it'
          ? `${alike}, pero el Escorpión doble quita el dual o el plural`
          : `${alike}${look.code === null ? '' : `: ${REASONS[look.code]}`}`
      }
      case 'own-tile':
        return OWN_TILE[look.finding](look.sought)
      case 'pair':
        return pairWords(look)
      case 'suit':
        return look.code === null ? 'Se muestra una sola vez' : `Se muestra ${timesWord(look.count)}`
    }
  },

  settling: 'Cómo llegó al total',
  cap: (code, points, countedAs, short, target) =>
    `${capitalised(REASONS[code])}: ${signed(countedAs)} en vez de ${signed(points)}, ${short > 0 ? `a falta de ${short} para ${target}` : `con ${target} ya alcanzados`}`,
  sum: (name, { before, gains, losses, held, after }) => {
    const moved = [gains === 0 ? '' : signed(gains), losses === 0 ? '' : signed(losses), held === 0 ? '' : signed(held)].filter((part) => part !== '')
    return `${name}: ${plain(before)}${moved.length === 0 ? ' y nada más' : ` ${moved.join(' ')}`} = ${plain(after)}`
  },
  floor: (held, floor, payout) =>
    `${signed(held)} porque nadie baja de ${plain(floor)}${payout === 'losses-first' ? '; primero se restan las pérdidas y luego las ganancias se pagan enteras' : ''}`,
  totals: (names, before, after) =>
    names.map((_, seat) => {
      const [was = 0, is = 0] = [before[seat], after[seat]]
      return `${nameOf(names, seat)} ${was === is ? plain(is) : `${plain(was)} → ${plain(is)}`}`
    }),

  choice: 'Qué se podía hacer',
  drawable: ({ boneyard, reserve, drawable }, rules) =>
    `${counted(boneyard, TILES)} en el ${gameWords(rules.game).boneyard}${reserve === 0 ? '' : `, ${reserve} de ellas no se ${reserve === 1 ? 'roba' : 'roban'} nunca`}: se ${drawable === 1 ? 'podía' : 'podían'} robar ${drawable}.`,
  fitting: ({ fitting, open }) => {
    if (open.length === 0) return `Aún no había salido nadie; se podía salir con ${counted(fitting, TILES)}.`
    const ends = `Abiertos para jugar: ${listed([...open].sort((a, b) => a - b).map(String))}.`
    return fitting === 0
      ? `${ends} Todas las fichas que encajan estaban ya en la mesa: nadie habría podido jugar.`
      : `${ends} De las fichas que no estaban en la mesa, ${fitting === 1 ? 'habría encajado 1' : `habrían encajado ${fitting}`}.`
  },

  readings: 'Lo mismo con otras reglas',
  readingsHint: 'Solo para esta anotación; todo lo anterior, como fue.',
  reading: (setting, value) => `${setting}: ${value}`,
  upshot: ({ delta, end, totals, winner, warnings }, { event, warnings: flagged }, names, rules) => {
    const parts = event.type === 'play' ? [`${nameOf(names, event.player)} ${signed(delta)}.`] : []
    if (end !== null) parts.push(endSentence(end, names, rules.game))
    parts.push(`Entonces: ${totals.map((total, seat) => `${nameOf(names, seat)} ${plain(total)}`).join(', ')}.`)
    if (winner !== null) parts.push(`Ha ganado ${nameOf(names, winner)}.`)
    if (warnings.length > 0) parts.push(`Marcada: ${warnings.map((warning) => warningSentence(warning, names, rules.game)).join(' ')}`)
    else if (flagged.length > 0) parts.push('No estaría marcada.')
    return parts.join(' ')
  },
  refused: (why) => `No se habría podido anotar: ${why}`,
  noDifference: (readings) => `Ninguna diferencia: ${readings.join('; ')}.`,
}

/** `Extremo izquierdo`, `Brazo 3`; a double led alone and a spinner lie at no end. */
function placeOf({ arm }: ShownTile, layout: Layout): string {
  if (arm === null) return layout === 'spinner' ? 'El doble central' : 'Salida, sola'
  return typeof arm === 'number' ? `Brazo ${arm}` : arm === 'left' ? 'Extremo izquierdo' : 'Extremo derecho'
}

function tileWithPlace(shown: ShownTile, layout: Layout): string {
  const place = placeOf(shown, layout)
  return `${makeTile(shown.tile)} (${place.charAt(0).toLowerCase()}${place.slice(1)})`
}

function pairWords({ finding, sought, pairs, counted: scored }: PairLook): string {
  const the = sought === null ? '' : capitalised(THE_THROWN[sought])
  switch (finding) {
    case 'counts':
      return `${the}: ${pairs === 1 ? 'una pareja' : `${counted(pairs, PAIRS)}, todas contadas`}`
    case 'two-listed':
      return `${the}: ${numberWord(pairs)} parejas, de las que la fuente enumera ${numberWord(scored)}`
    case 'neither':
      return 'Ni Flor ni Escorpión'
    case 'one-tile':
      return 'Las mitades de una misma ficha no son una pareja'
    case 'own-tile-played':
      return `${sought === 'flower' ? 'La propia Flor, recién jugada' : 'El propio Escorpión, recién jugado'}: cuenta como ficha, no como pareja`
    case 'stands-unscored':
      return `${the}, ahí desde un turno anterior: no cuenta otra vez`
    case 'stands-scored':
      return `${the}, ahí desde un turno anterior: cuenta otra vez como una pareja`
    case 'cancelled':
      return 'Flor y Escorpión son la misma ficha, así que ninguno de los dos cuenta en esta ronda'
  }
}
