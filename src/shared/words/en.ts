import * as saidScorer from './said/en/scorer'
import type { GameId } from '#shared/games/rules'
import type { SeenTogether } from '#shared/words/hindsight-sentences'
import { adjustSentencesOf } from '#shared/words/adjust-sentences'
import { finishSentencesOf } from '#shared/words/finish-sentences'
import { handSentencesOf } from '#shared/words/hand-sentences'
import { uncalledSentencesOf } from '#shared/words/uncalled-sentences'
import { setSentencesOf } from '#shared/words/set-sentences'
import { arbiterSentencesOf } from '#shared/words/arbiter-sentences'
import { counted, endsWords, gameWords, listed, nameOf, tileNoun, vocabulary } from './en/grammar'
import { diceTile } from '#shared/words/tile-words'
import { endSentencesOf } from '#shared/words/end-sentences'
import { hindsightSentencesOf } from '#shared/words/hindsight-sentences'
import { malformedSentencesOf } from '#shared/words/malformed-sentences'
import { playSentenceOf } from '#shared/words/play-sentences'
import { reasonSentencesOf } from '#shared/words/reason-sentences'
import { refusalSentencesOf } from '#shared/words/refusal-sentences'
import { settingNames, testTitle } from './en/rulings'
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
} from './en/grammar'

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
} from './en/rulings'

export { hindsightWords } from './said/en/scorer'

const quoted = (text: string): string => `“${text}”`

export const { malformedWords, shapeSentence, limitSentence } = malformedSentencesOf({
  ...saidScorer.malformedPhrases,
  wanted: { ...saidScorer.malformedPhrases.wanted, 'one-of': ({ values }) => `must be ${listed(values.map(quoted), 'or')}` },
  'hands-counted': ({ players }) => `${quoted('hands')} must count the tiles of ${counted(players, { one: 'player', other: 'players' })}`,
  'totals-counted': ({ players }) => `${quoted('totals')} must count the points of ${counted(players, { one: 'player', other: 'players' })}`,
})

const PLAYERS = { one: 'player', other: 'players' } as const

export const { faultSentence, refusalSentence, recordRefusalSentence } = refusalSentencesOf({
  ...saidScorer.refusalPhrases,
  malformedWords,
  nameOf,
  endsWords,
  faults: {
    ...saidScorer.refusalPhrases.faults,
    'no-such-player': ({ player, players }) => `there is no player ${player + 1}: the match has ${counted(players, PLAYERS)}`,
    'no-such-leader': ({ leader, players }) => `there is no player ${leader + 1} to lead: the match has ${counted(players, PLAYERS)}`,
    'set-up-rules': ({ settings }) => `${settingNames(settings)} can only change at the start of a round, before anyone has played, drawn or passed`,
  },
  'boneyard-empty': {
    ...saidScorer.refusalPhrases['boneyard-empty'],
    nothing: ({ game }) => `Nothing more can be drawn from the ${gameWords(game).boneyard} (C-3).`,
    only: ({ drawable, game }) => `Only ${counted(drawable, tileNoun)} can be drawn from the ${gameWords(game).boneyard} (C-3).`,
  },
})

export const { endSentence, matchSentence, withheldSentence } = endSentencesOf(vocabulary, saidScorer.endPhrases, saidScorer.playPhrases.withheld)

const tilesOr = (tiles: number | null): string => (tiles === null ? 'tiles' : counted(tiles, tileNoun))

const fromBoneyard = (game: GameId): string => `from the ${gameWords(game).boneyard}`

export const warningSentence = warningSentencesOf({
  ...saidScorer.warningPhrases,
  nameOf,
  'pass-with-boneyard': ({ who, found, game }) => `${who} passed but could still draw ${tilesOr(found)} ${fromBoneyard(game)}.`,
  'drew-too-many': ({ who, found, expected }) =>
    expected === 0
      ? `${who} drew before everyone had passed once.`
      : `${who} drew ${counted(found ?? 0, tileNoun)} in one turn. The limit is ${expected ?? 1}.`,
  'block-declared-early': ({ found, game }) => `The block was called while ${tilesOr(found)} could still be drawn ${fromBoneyard(game)}.`,
  'hand-size': ({ who, found, expected, tile }) =>
    tile !== ''
      ? `${who} showed a hand without ${tile}, which everyone had seen there.`
      : `${who} showed ${counted(found ?? 0, tileNoun)} but should have ${expected ?? 0}.`,
})

export const { adjustReasons, adjustBy, adjustMoves } = adjustSentencesOf({ ...saidScorer.adjustPhrases, nameOf })
export const { uncalledSays, uncalledTo } = uncalledSentencesOf({ ...saidScorer.uncalledPhrases, nameOf })
export const { finishReasons, finishWhy, finishWhat } = finishSentencesOf(saidScorer.finishPhrases)
export const { showReasons, handReasons, handTold } = handSentencesOf(saidScorer.handPhrases)
export const { setWho, setTold } = setSentencesOf(saidScorer.setPhrases)

export const { cannotRuleSentence, opinionWords, comparisonSentence, remarkSentence } = arbiterSentencesOf(vocabulary, testTitle, {
  ...saidScorer.arbiterPhrases,
  groups: (groups) => groups.map(({ winner, choices }) => `${winner ?? 'Nobody'}: ${choices}.`).join(' '),
})

const SEEN = saidScorer.hindsightSeen

/** `played 6-4 in entry 9 and showed 6-2 in entry 12` */
const seenWords = (seen: readonly SeenTogether[]): string =>
  listed(seen.map(({ kind, tiles, event, first }) => `${first ? `${SEEN[kind]} ` : ''}${listed(tiles)} in entry ${event}`))

export const hindsightSentence = hindsightSentencesOf({
  ...saidScorer.hindsightPhrases,
  nameOf,
  kept: ({ name, seen }) => `${name} ${SEEN[seen[0]?.kind ?? 'played']} it in entry ${seen[0]?.event} without drawing in between.`,
  tooMany: ({ name, drawn, seen, drawable }) =>
    drawn === 0
      ? `${name} ${seenWords(seen)}. At most ${drawable} of them can have been drawn in between.`
      : `${name} ${seenWords(seen)}. All of them fitted, and at most ${drawable} can have come with the ${drawn === 1 ? 'tile drawn' : 'last tile drawn'} or later.`,
  counted: ({ name, drawn, held, misfits }) => {
    const had = drawn > 1 ? `Before the last tile, ${name} held ${counted(held, tileNoun)}` : `${name} held ${counted(held, tileNoun)}`
    return misfits === 0 ? `${had}, and every tile fitted.` : `${had}. At most ${misfits} of them did not fit.`
  },
})

export const reasonSentence = reasonSentencesOf({ ...saidScorer.reasonPhrases, diceTile })

export const playSentence = playSentenceOf(vocabulary, reasonSentence, saidScorer.playPhrases)

export const { textErrorSentence } = textSentencesOf(saidScorer.textPhrases)
