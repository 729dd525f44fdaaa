import { makeTile } from '#shared/domino/tile'
import { present } from '#shared/kernel/assert'
import type { ShownTile } from '#shared/match/explain/explanation'
import type { Look, OwnTileFinding, ThrownName } from '#shared/rules/games/looks'
import type { ReasonCode } from '#shared/rules/reasons'
import type { Rules } from '#shared/rules/rules'
import { capitalised, counted, endSentence, gameWords, listed, nameOf, numberWord, plain, signed, TILES, warningSentence } from '#shared/words/fr'
import { withArticle } from '#shared/words/fr/articles'
import { timesWord } from '#shared/words/fr/numbers'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'

type PairLook = Extract<Look, { readonly kind: 'pair' }>
type Layout = Rules['layout']

const THROWN: Readonly<Record<ThrownName, string>> = { flower: 'la Fleur', scorpion: 'le Scorpion' }
const HALVES: Noun = { one: 'moitié', other: 'moitiés' }
const PAIRS: Noun = { one: 'paire', other: 'paires' }

const REASONS: Readonly<Record<ReasonCode, string>> = {
  dual: 'duo',
  plural: 'pluriel',
  'short-flower': 'Fleur courte',
  'long-flower': 'Fleur longue',
  'small-scorpion': 'petit Scorpion',
  'large-scorpion': 'grand Scorpion',
  'double-header': 'double tête',
  'triple-header': 'triple tête',
  'of-a-suit': 'de même famille',
}

const OWN_TILE: Readonly<Record<OwnTileFinding, (name: ThrownName) => string>> = {
  'is-it': (name) => `Oui : ${name === 'flower' ? 'Fleur courte' : 'petit Scorpion'}`,
  'is-not': () => 'Non',
  cancelled: () => 'Oui, mais Fleur et Scorpion sont le même domino ; aucun des deux ne compte dans cette manche',
}

/** What an event was counted from, and what else it could have come to. */
export const explanationWords: PageWords['explanationWords'] = {
  ends: 'Ce qui était ouvert',
  before: 'Avant',
  after: 'Après',
  nothingYet: 'Personne n’avait encore ouvert.',
  placeOf,
  ledAlone: 'Ouverture, seul',
  shown: ({ tile, suit, halves }, place, decides) =>
    `${place} : ${makeTile(tile)}, ${halves === 2 ? 'les deux moitiés montrent' : 'montre'} ${suit}${decides ? ', compté' : ''}`,
  legend: 'Un cercle plein : cela a compté. Un cercle en pointillé : c’était ouvert et n’a compté pour rien.',

  looks: 'Ce qui a été regardé',
  columns: { what: 'Regardé', found: 'Trouvé', rule: 'Règle', points: 'Compte' },
  look(look, after, layout, thrown) {
    const tileAt = (at: number): string => tileWithPlace(present(after[at], 'a game looks at what lies open'), layout)
    const halfAt = (at: number): string => `${present(after[at], 'a game looks at what lies open').suit} de ${tileAt(at)}`
    switch (look.kind) {
      case 'equal':
        return `Tout ce qui est ouvert : ${listed(after.flatMap(({ suit, halves }) => Array.from({ length: halves }, () => String(suit))))}`
      case 'own-tile':
        return `Le domino lui-même : est-ce ${THROWN[look.sought]}${thrown === null ? '' : `, ${thrown[look.sought]}`} ?`
      case 'pair': {
        const [a, b] = look.shown
        return a === b ? `Les deux moitiés de ${tileAt(a)}` : `${halfAt(a)} avec ${halfAt(b)} : ${makeTile(look.tile)}`
      }
      case 'suit':
        return `Famille des ${look.suit} : ${counted(look.count, HALVES)}, sur ${listed(look.shown.map(tileAt))}`
    }
  },
  found(look) {
    switch (look.kind) {
      case 'equal': {
        if (look.finding === 'differ') return 'Pas toutes pareilles'
        const alike = `${capitalised(numberWord(look.halves))} pareilles`
        return look.finding === 'scorpion-takes-it'
          ? `${alike}, mais le double Scorpion annule le duo ou le pluriel`
          : `${alike}${look.code === null ? '' : ` : ${REASONS[look.code]}`}`
      }
      case 'own-tile':
        return OWN_TILE[look.finding](look.sought)
      case 'pair':
        return pairWords(look)
      case 'suit':
        return look.code === null ? 'Une seule fois' : capitalised(timesWord(look.count))
    }
  },

  settling: 'Comment on arrive au total',
  cap: (code, points, countedAs, short, target) =>
    `${capitalised(REASONS[code])} : ${signed(countedAs)} au lieu de ${signed(points)}, ${short > 0 ? `à ${short} de ${target}` : `${target} étant déjà atteint`}`,
  sum: (name, { before, gains, losses, held, after }) => {
    const moved = [gains === 0 ? '' : signed(gains), losses === 0 ? '' : signed(losses), held === 0 ? '' : signed(held)].filter((part) => part !== '')
    return `${name} : ${plain(before)}${moved.length === 0 ? ' et rien de plus' : ` ${moved.join(' ')}`} = ${plain(after)}`
  },
  floor: (held, floor, payout) =>
    `${signed(held)} parce que personne ne descend sous ${plain(floor)}${payout === 'losses-first' ? ' ; les pertes sont retirées d’abord, puis les gains payés en entier' : ''}`,
  totals: (names, before, after) =>
    names.map((_, seat) => {
      const [was = 0, is = 0] = [before[seat], after[seat]]
      return `${nameOf(names, seat)} ${was === is ? plain(is) : `${plain(was)} → ${plain(is)}`}`
    }),

  choice: 'Ce qu’on pouvait faire',
  drawable: ({ boneyard, reserve, drawable }, rules) =>
    `${counted(boneyard, TILES)} dans ${withArticle(gameWords(rules.game).boneyard).the}${reserve === 0 ? '' : `, dont ${reserve} qu’on ne pioche jamais`} : on pouvait en piocher ${drawable}.`,
  fitting: ({ fitting, open }) => {
    if (open.length === 0) return `Personne n’avait encore ouvert ; on pouvait ouvrir avec ${counted(fitting, TILES)}.`
    const ends = `On pouvait jouer sur : ${listed([...open].sort((a, b) => a - b).map(String))}.`
    return fitting === 0
      ? `${ends} Tous les dominos qui vont étaient déjà sur la table : personne n’aurait pu jouer.`
      : `${ends} Parmi les dominos pas encore posés, on aurait pu en jouer ${fitting}.`
  },

  readings: 'La même chose avec d’autres règles',
  readingsHint: 'Pour cette saisie seulement ; tout ce qui précède tel quel.',
  reading: (setting, value) => `${setting} : ${value}`,
  upshot: ({ delta, end, totals, winner, warnings }, { event, warnings: flagged }, names, rules) => {
    const parts = event.type === 'play' ? [`${nameOf(names, event.player)} ${signed(delta)}.`] : []
    if (end !== null) parts.push(endSentence(end, names, rules.game))
    parts.push(`Ensuite : ${totals.map((total, seat) => `${nameOf(names, seat)} ${plain(total)}`).join(', ')}.`)
    if (winner !== null) parts.push(`${nameOf(names, winner)} a gagné.`)
    if (warnings.length > 0) parts.push(`Signalé : ${warnings.map((warning) => warningSentence(warning, names, rules.game)).join(' ')}`)
    else if (flagged.length > 0) parts.push('Rien ne serait signalé.')
    return parts.join(' ')
  },
  refused: (why) => `La saisie aurait été impossible : ${why}`,
  noDifference: (readings) => `Aucune différence : ${readings.join(' ; ')}.`,
}

/** `Bout gauche`, `Branche 3`; a double led alone and a spinner lie at no end. */
function placeOf({ arm }: ShownTile, layout: Layout): string {
  if (arm === null) return layout === 'spinner' ? 'Le pivot' : 'Ouverture, seul'
  return typeof arm === 'number' ? `Branche ${arm}` : arm === 'left' ? 'Bout gauche' : 'Bout droit'
}

function tileWithPlace(shown: ShownTile, layout: Layout): string {
  const place = placeOf(shown, layout)
  return `${makeTile(shown.tile)} (${place.charAt(0).toLowerCase()}${place.slice(1)})`
}

function pairWords({ finding, sought, pairs, counted: scored }: PairLook): string {
  const name = sought === null ? '' : capitalised(THROWN[sought])
  const itself = sought === 'flower' ? 'elle-même' : 'lui-même'
  const laid = sought === 'flower' ? 'posée' : 'posé'
  switch (finding) {
    case 'counts':
      return `${name} : ${pairs === 1 ? 'une paire' : `${counted(pairs, PAIRS)}, toutes comptées`}`
    case 'two-listed':
      return `${name} : ${numberWord(pairs)} paires, dont la source cite ${numberWord(scored)}`
    case 'neither':
      return 'Ni Fleur ni Scorpion'
    case 'one-tile':
      return 'Les moitiés d’un même domino ne font pas une paire'
    case 'own-tile-played':
      return `${name} ${itself}, à l’instant ${laid} : compte comme domino, pas comme paire`
    case 'stands-unscored':
      return `${name}, ${laid} à un tour précédent : ne compte pas de nouveau`
    case 'stands-scored':
      return `${name}, ${laid} à un tour précédent : compte de nouveau comme une paire`
    case 'cancelled':
      return 'Fleur et Scorpion sont le même domino ; aucun des deux ne compte dans cette manche'
  }
}
