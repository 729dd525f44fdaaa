import * as saidScorer from './said/de/scorer'
import type { GameId } from '#shared/games/rules'
import type { SeenTogether } from '#shared/words/hindsight-sentences'
import { adjustSentencesOf } from '#shared/words/adjust-sentences'
import { finishSentencesOf } from '#shared/words/finish-sentences'
import { handSentencesOf } from '#shared/words/hand-sentences'
import { uncalledSentencesOf } from '#shared/words/uncalled-sentences'
import { setSentencesOf } from '#shared/words/set-sentences'
import { arbiterSentencesOf } from '#shared/words/arbiter-sentences'
import { atArm, casesOf, counted, endsWords, gameWords, inNumber, listed, nameOf, pointsDative, tileNoun, timesWord, vocabulary } from './de/grammar'
import { capitalised } from '#shared/words/numbers'
import { diceTile } from '#shared/words/tile-words'
import { endSentencesOf } from '#shared/words/end-sentences'
import { hindsightSentencesOf } from '#shared/words/hindsight-sentences'
import { malformedSentencesOf } from '#shared/words/malformed-sentences'
import { playSentenceOf } from '#shared/words/play-sentences'
import { reasonSentencesOf } from '#shared/words/reason-sentences'
import { refusalSentencesOf } from '#shared/words/refusal-sentences'
import { settingNames, testTitle } from './de/rulings'
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
} from './de/grammar'

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
} from './de/rulings'

export { hindsightWords } from './said/de/scorer'

const quoted = (text: string): string => `„${text}“`

export const { malformedWords, shapeSentence, limitSentence } = malformedSentencesOf({
  ...saidScorer.malformedPhrases,
  wanted: { ...saidScorer.malformedPhrases.wanted, 'one-of': ({ values }) => `muss ${listed(values.map(quoted), 'or')} sein` },
  'hands-counted': ({ players }) => `${quoted('hands')} muss die Steine von ${counted(players, { one: 'Person', other: 'Personen' })} zählen`,
  'totals-counted': ({ players }) => `${quoted('totals')} muss die Punkte von ${counted(players, { one: 'Person', other: 'Personen' })} zählen`,
})

export const { faultSentence, refusalSentence, recordRefusalSentence } = refusalSentencesOf({
  ...saidScorer.refusalPhrases,
  malformedWords,
  nameOf,
  endsWords,
  faults: {
    ...saidScorer.refusalPhrases.faults,
    'no-such-player': ({ player, players }) => `Platz ${player + 1} gibt es nicht: Die Partie hat ${players} Plätze`,
    'no-such-leader': ({ leader, players }) => `Platz ${leader + 1} kann nicht anspielen: Die Partie hat ${players} Plätze`,
    'set-up-rules': ({ settings }) =>
      `Das lässt sich nur am Anfang einer Runde ändern, bevor jemand gelegt, gezogen oder gepasst hat: ${settingNames(settings)}`,
  },
  'does-not-match': {
    ...saidScorer.refusalPhrases['does-not-match'],
    oneEnd: (tile, arm, suit) => `${tile} lässt sich nicht anlegen: ${capitalised(atArm(arm))} liegt eine ${suit}.`,
  },
  'boneyard-empty': {
    ...saidScorer.refusalPhrases['boneyard-empty'],
    nothing: ({ game }) => `Aus ${casesOf(gameWords(game).boneyard).dative} kann nichts mehr gezogen werden (C-3).`,
    only: ({ drawable, game }) =>
      `Aus ${casesOf(gameWords(game).boneyard).dative} ${drawable === 1 ? 'kann' : 'können'} nur noch ${counted(drawable, tileNoun)} gezogen werden (C-3).`,
  },
})

export const { endSentence, matchSentence, withheldSentence } = endSentencesOf(
  vocabulary,
  {
    ...saidScorer.endPhrases,
    reaches: (who, total, points) => `${who} erreicht das Ziel mit ${counted(total, pointsDative(points))}.`,
    winsMatch: (who, total, points) => `${who} gewinnt die Partie mit ${counted(total, pointsDative(points))}.`,
    sideReaches: (who, total, points) => `${who} erreichen das Ziel mit ${counted(total, pointsDative(points))}.`,
    sideWinsMatch: (who, total, points) => `${who} gewinnen die Partie mit ${counted(total, pointsDative(points))}.`,
    shareMatch: (who, total, points) => `${who} teilen sich den ersten Platz mit ${counted(total, pointsDative(points))}.`,
  },
  saidScorer.playPhrases.withheld,
)

/** `aus dem Vorrat noch 3 Steine gezogen werden konnten` */
const couldBeDrawn = (tiles: number | null, game: GameId): string =>
  `aus ${casesOf(gameWords(game).boneyard).dative} noch ${tiles === null ? 'Steine' : counted(tiles, tileNoun)} gezogen werden ${tiles === 1 ? 'konnte' : 'konnten'}`

export const warningSentence = warningSentencesOf({
  ...saidScorer.warningPhrases,
  nameOf,
  'pass-with-boneyard': ({ who, found, game }) => `${who} hat gepasst, obwohl ${couldBeDrawn(found, game)}.`,
  'drew-too-many': ({ who, found, expected }) =>
    expected === 0
      ? `${who} hat gezogen, bevor alle einmal gepasst hatten.`
      : `${who} hat auf einmal ${counted(found ?? 0, tileNoun)} gezogen. Erlaubt ${(expected ?? 1) === 1 ? 'ist' : 'sind'} ${counted(expected ?? 1, tileNoun)}.`,
  'block-declared-early': ({ found, game }) => `„Blockiert“ wurde gemeldet, obwohl ${couldBeDrawn(found, game)}.`,
  'hand-size': ({ who, found, expected, tile }) =>
    tile !== ''
      ? `${who} hat eine Hand ohne ${tile} aufgedeckt, obwohl alle den Stein dort gesehen hatten.`
      : `${who} hat ${counted(found ?? 0, tileNoun)} aufgedeckt, müsste aber ${expected ?? 0} haben.`,
})

export const { adjustReasons, adjustBy, adjustMoves } = adjustSentencesOf({ ...saidScorer.adjustPhrases, nameOf })
export const { uncalledSays, uncalledTo } = uncalledSentencesOf({ ...saidScorer.uncalledPhrases, nameOf })
export const { finishReasons, finishWhy, finishWhat } = finishSentencesOf(saidScorer.finishPhrases)
export const { showReasons, handReasons, handTold } = handSentencesOf(saidScorer.handPhrases)
export const { setWho, setTold } = setSentencesOf(saidScorer.setPhrases)

export const { cannotRuleSentence, opinionWords, comparisonSentence, remarkSentence } = arbiterSentencesOf(vocabulary, testTitle, {
  ...saidScorer.arbiterPhrases,
  groups: (groups) => groups.map(({ winner, choices }) => `${winner ?? 'Niemand'}: ${choices}.`).join(' '),
})

const SEEN = saidScorer.hindsightSeen

/** `6-4 in Eintrag 9 gelegt und 6-2 in Eintrag 12 aufgedeckt` */
const seenWords = (seen: readonly SeenTogether[]): string =>
  listed(seen.map(({ kind, tiles, event, last }) => `${listed(tiles)} in Eintrag ${event}${last ? ` ${SEEN[kind]}` : ''}`))

export const hindsightSentence = hindsightSentencesOf({
  ...saidScorer.hindsightPhrases,
  nameOf,
  kept: ({ name, seen }) => `${name} hat den Stein in Eintrag ${seen[0]?.event} ${SEEN[seen[0]?.kind ?? 'played']}, ohne dazwischen zu ziehen.`,
  tooMany: ({ name, drawn, seen, drawable }) => {
    const can = inNumber(drawable, { one: 'kann', other: 'können' })
    return drawn === 0
      ? `${name} hat ${seenWords(seen)}. Höchstens ${drawable} davon ${can} dazwischen gezogen worden sein.`
      : `${name} hat ${seenWords(seen)}. Alle ließen sich anlegen, und höchstens ${drawable} davon ${can} mit dem ${drawn === 1 ? 'gezogenen' : 'letzten gezogenen'} Stein oder später gekommen sein.`
  },
  counted: ({ name, drawn, held, misfits }) => {
    const hand = `${counted(held, tileNoun)} auf der Hand`
    const had = drawn > 1 ? `Vor dem letzten Stein hatte ${name} ${hand}` : `${name} hatte ${hand}`
    if (misfits === 0) return `${had}, und jeder Stein ließ sich anlegen.`
    return `${had}. Höchstens ${misfits} davon ${misfits === 1 ? 'ließ' : 'ließen'} sich nicht anlegen.`
  },
})

export const reasonSentence = reasonSentencesOf({ ...saidScorer.reasonPhrases, diceTile })

export const playSentence = playSentenceOf(vocabulary, reasonSentence, {
  ...saidScorer.playPhrases,
  ofSuits: (count, suits, points) => `${capitalised(timesWord(count))} ${suits}: je ${points}.`,
})

export const { textErrorSentence } = textSentencesOf(saidScorer.textPhrases)
