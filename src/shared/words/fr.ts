import * as saidScorer from './said/fr/scorer'
import type { GameId } from '#shared/games/rules'
import type { SeenTogether } from '#shared/words/hindsight-sentences'
import { adjustSentencesOf } from '#shared/words/adjust-sentences'
import { finishSentencesOf } from '#shared/words/finish-sentences'
import { handSentencesOf } from '#shared/words/hand-sentences'
import { uncalledSentencesOf } from '#shared/words/uncalled-sentences'
import { setSentencesOf } from '#shared/words/set-sentences'
import { arbiterSentencesOf } from '#shared/words/arbiter-sentences'
import { counted, endsWords, gameWords, inNumber, listed, nameOf, tileNoun, vocabulary, withArticle } from './fr/grammar'
import { diceTile } from '#shared/words/tile-words'
import { endSentencesOf } from '#shared/words/end-sentences'
import { hindsightSentencesOf } from '#shared/words/hindsight-sentences'
import { malformedSentencesOf } from '#shared/words/malformed-sentences'
import { playSentenceOf } from '#shared/words/play-sentences'
import { reasonSentencesOf } from '#shared/words/reason-sentences'
import { refusalSentencesOf } from '#shared/words/refusal-sentences'
import { settingNames, testTitle } from './fr/rulings'
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
} from './fr/grammar'

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
} from './fr/rulings'

export { hindsightWords } from './said/fr/scorer'

const quoted = (text: string): string => `« ${text} »`

export const { malformedWords, shapeSentence, limitSentence } = malformedSentencesOf({
  ...saidScorer.malformedPhrases,
  wanted: { ...saidScorer.malformedPhrases.wanted, 'one-of': ({ values }) => `doit être ${listed(values.map(quoted), 'or')}` },
  'hands-counted': ({ players }) => `${quoted('hands')} doit compter les dominos de ${counted(players, { one: 'personne', other: 'personnes' })}`,
  'totals-counted': ({ players }) => `${quoted('totals')} doit compter les points de ${counted(players, { one: 'personne', other: 'personnes' })}`,
})

export const { faultSentence, refusalSentence, recordRefusalSentence } = refusalSentencesOf({
  ...saidScorer.refusalPhrases,
  malformedWords,
  nameOf,
  endsWords,
  faults: {
    ...saidScorer.refusalPhrases.faults,
    'no-such-player': ({ player, players }) => `la place ${player + 1} n’existe pas : la partie en a ${players}`,
    'no-such-leader': ({ leader, players }) => `la place ${leader + 1} ne peut pas ouvrir : la partie en a ${players}`,
    'set-up-rules': ({ settings }) => `cela ne peut changer qu’au début d’une manche, avant qu’on ait joué, pioché ou passé : ${settingNames(settings)}`,
  },
  'boneyard-empty': {
    ...saidScorer.refusalPhrases['boneyard-empty'],
    nothing: ({ game }) => `On ne peut plus rien piocher dans ${withArticle(gameWords(game).boneyard).the} (C-3).`,
    only: ({ drawable, game }) => `On ne peut piocher que ${counted(drawable, tileNoun)} dans ${withArticle(gameWords(game).boneyard).the} (C-3).`,
  },
})

export const { endSentence, matchSentence, withheldSentence } = endSentencesOf(vocabulary, saidScorer.endPhrases, saidScorer.playPhrases.withheld)

const couldBeDrawn = (tiles: number | null, game: GameId): string =>
  `on pouvait encore piocher ${tiles === null ? 'des dominos' : counted(tiles, tileNoun)} dans ${withArticle(gameWords(game).boneyard).the}`

export const warningSentence = warningSentencesOf({
  ...saidScorer.warningPhrases,
  nameOf,
  'out-of-turn': ({ name, onTurn }) => {
    const notTheirs = name === null ? null : `pas à ${name}`
    if (onTurn === null) return notTheirs === null ? 'Quelqu’un a joué hors de son tour.' : `Ce n’était ${notTheirs} de jouer.`
    return `C’était à ${onTurn} de jouer${notTheirs === null ? '' : `, ${notTheirs}`}.`
  },
  'pass-with-boneyard': ({ who, found, game }) => `${who} a passé alors qu’${couldBeDrawn(found, game)}.`,
  'drew-too-many': ({ who, found, expected }) =>
    expected === 0
      ? `${who} a pioché avant que tout le monde ait passé une fois.`
      : `${who} a pioché ${counted(found ?? 0, tileNoun)} en un tour. La limite est de ${expected ?? 1}.`,
  'block-declared-early': ({ found, game }) => `Blocage annoncé alors qu’${couldBeDrawn(found, game)}.`,
  'hand-size': ({ who, found, expected, tile }) =>
    tile !== ''
      ? `${who} a dévoilé une main sans ${tile}, que tout le monde y avait vu.`
      : `${who} a dévoilé ${counted(found ?? 0, tileNoun)}, mais devrait en avoir ${expected ?? 0}.`,
})

export const { adjustReasons, adjustBy, adjustMoves } = adjustSentencesOf({ ...saidScorer.adjustPhrases, nameOf })
export const { uncalledSays, uncalledTo } = uncalledSentencesOf({ ...saidScorer.uncalledPhrases, nameOf })
export const { finishReasons, finishWhy, finishWhat } = finishSentencesOf(saidScorer.finishPhrases)
export const { showReasons, handReasons, handTold } = handSentencesOf(saidScorer.handPhrases)
export const { setWho, setTold } = setSentencesOf(saidScorer.setPhrases)

export const { cannotRuleSentence, opinionWords, comparisonSentence, remarkSentence } = arbiterSentencesOf(vocabulary, testTitle, {
  ...saidScorer.arbiterPhrases,
  groups: (groups) => groups.map(({ winner, choices }) => `${winner ?? 'Personne'} : ${choices}.`).join(' '),
})

const SEEN = saidScorer.hindsightSeen

/** `a joué 6-4 à la saisie 9 et a dévoilé 6-2 à la saisie 12` */
const seenWords = (seen: readonly SeenTogether[]): string =>
  listed(seen.map(({ kind, tiles, event, first }) => `${first ? `a ${SEEN[kind]} ` : ''}${listed(tiles)} à la saisie ${event}`))

export const hindsightSentence = hindsightSentencesOf({
  ...saidScorer.hindsightPhrases,
  nameOf,
  kept: ({ name, seen }) => `${name} l’a ${SEEN[seen[0]?.kind ?? 'played']} à la saisie ${seen[0]?.event} sans piocher entre-temps.`,
  tooMany: ({ name, drawn, seen, drawable }) => {
    const could = inNumber(drawable, { one: 'a', other: 'ont' })
    return drawn === 0
      ? `${name} ${seenWords(seen)}. Au plus ${drawable} de ces dominos ${could} pu être ${inNumber(drawable, { one: 'pioché', other: 'piochés' })} entre-temps.`
      : `${name} ${seenWords(seen)}. Tous étaient jouables, et au plus ${drawable} ${could} pu venir avec le ${drawn === 1 ? '' : 'dernier '}domino pioché ou après.`
  },
  counted: ({ name, drawn, held, misfits }) => {
    const had = `${drawn > 1 ? `Avant le dernier, ${name}` : name} avait ${counted(held, tileNoun)} en main`
    if (misfits === 0) return `${had}, et tous les dominos étaient jouables.`
    return `${had}. Au plus ${misfits} ${misfits === 1 ? 'n’était pas jouable' : 'n’étaient pas jouables'}.`
  },
})

export const reasonSentence = reasonSentencesOf({ ...saidScorer.reasonPhrases, diceTile })

export const playSentence = playSentenceOf(vocabulary, reasonSentence, saidScorer.playPhrases)

export const { textErrorSentence } = textSentencesOf(saidScorer.textPhrases)
