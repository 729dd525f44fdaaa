import * as saidScorer from './said/es/scorer'
import type { GameId } from '#shared/games/rules'
import type { SeenTogether } from '#shared/words/hindsight-sentences'
import { adjustSentencesOf } from '#shared/words/adjust-sentences'
import { finishSentencesOf } from '#shared/words/finish-sentences'
import { handSentencesOf } from '#shared/words/hand-sentences'
import { uncalledSentencesOf } from '#shared/words/uncalled-sentences'
import { setSentencesOf } from '#shared/words/set-sentences'
import { arbiterSentencesOf } from '#shared/words/arbiter-sentences'
import { counted, endsWords, gameWords, inNumber, listed, nameOf, tileNoun, vocabulary } from './es/grammar'
import { diceTile } from '#shared/words/tile-words'
import { endSentencesOf } from '#shared/words/end-sentences'
import { hindsightSentencesOf } from '#shared/words/hindsight-sentences'
import { malformedSentencesOf } from '#shared/words/malformed-sentences'
import { playSentenceOf } from '#shared/words/play-sentences'
import { reasonSentencesOf } from '#shared/words/reason-sentences'
import { refusalSentencesOf } from '#shared/words/refusal-sentences'
import { settingNames, testTitle } from './es/rulings'
import { textSentencesOf } from '#shared/words/text-sentences'
import { warningSentencesOf } from '#shared/words/warning-sentences'

export {
  armWords,
  blockedRuleNames,
  capitalised,
  counted,
  diceTile,
  endsWords,
  figures,
  gameWords,
  inNumber,
  laidWords,
  leaderAdvice,
  listed,
  nameOf,
  namesOf,
  numberWord,
  plain,
  presetNames,
  setWords,
  signed,
  sourceNames,
  suitWord,
  tileNoun,
  tileWords,
} from './es/grammar'

export {
  boneyardSentence,
  countsSentence,
  decidingFigures,
  endStateSentence,
  heldFitSentence,
  mustWaitSentence,
  rulingOpen,
  rulingSentences,
  rulingSteps,
  settingsWords,
  mistakesWords,
  mistakeNames,
  testWords,
  troubleSentence,
  unseenSentence,
  verdictSentence,
} from './es/rulings'

export { hindsightWords } from './said/es/scorer'

const quoted = (text: string): string => `“${text}”`

export const { malformedWords, shapeSentence, limitSentence } = malformedSentencesOf({
  ...saidScorer.malformedPhrases,
  wanted: { ...saidScorer.malformedPhrases.wanted, 'one-of': ({ values }) => `tiene que ser ${listed(values.map(quoted), 'or')}` },
  'hands-counted': ({ players }) => `${quoted('hands')} tiene que contar las fichas de ${counted(players, { one: 'persona', other: 'personas' })}`,
  'totals-counted': ({ players }) => `${quoted('totals')} tiene que contar los puntos de ${counted(players, { one: 'persona', other: 'personas' })}`,
})

/** A tile keeps its figures; “Esta ficha” loses its capital. */
const inSentence = (tile: string): string => tile.replace(/^Esta /, 'esta ')

export const { faultSentence, refusalSentence, recordRefusalSentence } = refusalSentencesOf({
  ...saidScorer.refusalPhrases,
  malformedWords,
  nameOf,
  endsWords,
  faults: {
    ...saidScorer.refusalPhrases.faults,
    'no-such-player': ({ player, players }) => `el asiento ${player + 1} no existe: en la partida hay ${players}`,
    'no-such-leader': ({ leader, players }) => `no puede salir el asiento ${leader + 1}: en la partida hay ${players}`,
    'set-up-rules': ({ settings }) => `esto solo se puede cambiar al empezar una ronda, antes de jugar, robar o pasar: ${settingNames(settings)}`,
  },
  'lead-must-be-double': ({ tile }) => `No se puede salir con ${inSentence(tile)}: la primera ficha tiene que ser un doble.`,
  'boneyard-empty': {
    ...saidScorer.refusalPhrases['boneyard-empty'],
    nothing: ({ game }) => `Del ${gameWords(game).boneyard} ya no se puede robar nada (C-3).`,
    only: ({ drawable, game }) => `Del ${gameWords(game).boneyard} solo se ${drawable === 1 ? 'puede' : 'pueden'} robar ${counted(drawable, tileNoun)} (C-3).`,
  },
  'not-blocked': ({ holder, tile, ends }) =>
    `No hay cierre: ${holder} tiene ${inSentence(tile)}, que ${ends === '' ? 'sirve para salir' : `encaja con ${ends}`}.`,
})

export const { endSentence, matchSentence, withheldSentence } = endSentencesOf(vocabulary, saidScorer.endPhrases, saidScorer.playPhrases.withheld)

/** `se podían robar 3 fichas del pozo` */
const couldBeDrawn = (tiles: number | null, game: GameId): string =>
  `se ${tiles === 1 ? 'podía' : 'podían'} robar ${tiles === null ? 'fichas' : counted(tiles, tileNoun)} del ${gameWords(game).boneyard}`

export const warningSentence = warningSentencesOf({
  ...saidScorer.warningPhrases,
  nameOf,
  'pass-with-boneyard': ({ who, found, game }) => `${who} pasó aunque todavía ${couldBeDrawn(found, game)}.`,
  'drew-too-many': ({ who, found, expected }) =>
    expected === 0
      ? `${who} robó antes de que todos hubieran pasado una vez.`
      : `${who} robó ${counted(found ?? 0, tileNoun)} en un solo turno. Solo se ${(expected ?? 1) === 1 ? 'puede' : 'pueden'} robar ${counted(expected ?? 1, tileNoun)}.`,
  'block-declared-early': ({ found, game }) => `Se anotó el cierre aunque todavía ${couldBeDrawn(found, game)}.`,
  'hand-size': ({ who, found, expected, tile }) =>
    tile !== ''
      ? `${who} mostró una mano sin ${tile}, que toda la mesa había visto ahí.`
      : `${who} mostró ${counted(found ?? 0, tileNoun)}, pero debería tener ${expected ?? 0}.`,
})

export const { adjustReasons, adjustBy, adjustMoves } = adjustSentencesOf({ ...saidScorer.adjustPhrases, nameOf })
export const { uncalledSays, uncalledTo } = uncalledSentencesOf({ ...saidScorer.uncalledPhrases, nameOf })
export const { finishReasons, finishWhy, finishWhat } = finishSentencesOf(saidScorer.finishPhrases)
export const { showReasons, handReasons, handTold } = handSentencesOf(saidScorer.handPhrases)
export const { setWho, setTold } = setSentencesOf(saidScorer.setPhrases)

export const { cannotRuleSentence, opinionWords, comparisonSentence, remarkSentence } = arbiterSentencesOf(vocabulary, testTitle, {
  ...saidScorer.arbiterPhrases,
  groups: (groups) => groups.map(({ winner, choices }) => `${winner ?? 'Nadie'}: ${choices}.`).join(' '),
})

const SEEN = saidScorer.hindsightSeen

/** `jugó 6-4 en la anotación 9 y mostró 6-2 en la anotación 12` */
const seenWords = (seen: readonly SeenTogether[]): string =>
  listed(seen.map(({ kind, tiles, event, first }) => `${first ? `${SEEN[kind]} ` : ''}${listed(tiles)} en la anotación ${event}`))

export const hindsightSentence = hindsightSentencesOf({
  ...saidScorer.hindsightPhrases,
  nameOf,
  kept: ({ name, seen }) => `${name} ${SEEN[seen[0]?.kind ?? 'played']} esa ficha en la anotación ${seen[0]?.event} sin robar entretanto.`,
  tooMany: ({ name, drawn, seen, drawable }) => {
    const could = inNumber(drawable, { one: 'pudo', other: 'pudieron' })
    return drawn === 0
      ? `${name} ${seenWords(seen)}. Entretanto pudo robar como mucho ${drawable} de ellas.`
      : `${name} ${seenWords(seen)}. Todas se podían jugar, y como mucho ${drawable} ${could} llegar con la ${drawn === 1 ? '' : 'última '}ficha robada o después.`
  },
  counted: ({ name, drawn, held, misfits }) => {
    const had = `${drawn > 1 ? `Antes de la última, ${name}` : name} tenía ${counted(held, tileNoun)}`
    if (misfits === 0) return `${had}, y todas se podían jugar.`
    return `${had}. Como mucho ${misfits} no se ${misfits === 1 ? 'podía' : 'podían'} jugar.`
  },
})

export const reasonSentence = reasonSentencesOf({ ...saidScorer.reasonPhrases, diceTile })

export const playSentence = playSentenceOf(vocabulary, reasonSentence, saidScorer.playPhrases)

export const { textErrorSentence } = textSentencesOf(saidScorer.textPhrases)
