import { distinctTiles } from '#shared/domino/set'
import type { PictureNames } from '#shared/rulebook/how-to-play/index'
import type { TableFigures } from '#shared/rulebook/how-to-play/how-to-play'
import { PRESETS } from '#shared/rules/presets'
import type { GameId } from '#shared/games/rules'
import { counted, gameWords, listed, setWords, tileNoun } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'
import type { Taught } from '../sentence-inputs'

const POINTS: Noun = { one: 'point', other: 'points' }
const CHIPS: Noun = { one: 'chip', other: 'chips' }

const set = ({ tiles, few }: TableFigures): string => `${counted(tiles, tileNoun)} (${setWords(few.maxPip)})`
const players = ({ few, many }: TableFigures): string => `${few.players} to ${counted(many.players, { one: 'player', other: 'players' })}.`

function deal({ few, many }: TableFigures, boneyard: string): Taught {
  const fewer = few.handSize === many.handSize ? '' : `, with ${many.players} players ${many.handSize}`
  return { title: 'Deal.', text: `Shuffle the tiles face down. Everyone draws ${few.handSize}${fewer}. The rest is the ${boneyard}.` }
}

const turn = (line: string, boneyard: string, { few }: TableFigures): Taught => ({
  title: 'Your turn.',
  text: `Place a tile at an end of the ${line} so that the touching halves are the same. If you can’t, draw until you can. The last ${few.reserve} stay in the ${boneyard}, and then you pass.`,
})

const DOUBLES = 'A double lies across the line, so both its halves count.'

const steps: Readonly<Record<GameId, (figures: TableFigures) => readonly Taught[]>> = {
  'flower-and-scorpion': (figures) => [
    { title: 'You need', text: `${set(figures)}, 2 green and 2 red dice, and chips. ${players(figures)}` },
    deal(figures, 'oasis'),
    { title: 'Roll.', text: 'The caravan master rolls the green dice for the Flower and the red dice for the Scorpion, then leads any tile.' },
    turn('caravan', 'oasis', figures),
    {
      title: 'End.',
      text: `Go out: ${counted(figures.few.dominoPoints, CHIPS)}. If nobody can play, the player with the Flower gets ${figures.few.blockedPoints}. The winner is the first to reach ${figures.few.target}, even in the middle of a round.`,
    },
  ],
  bergen: (figures) => [
    { title: 'You need', text: `${set(figures)}, and paper or chips for the points. ${players(figures)}` },
    deal(figures, 'boneyard'),
    { title: 'Who plays first?', text: 'The lowest double leads. Caravan’s custom: every round, and if nobody has one, deal again.' },
    turn('train', 'boneyard', figures),
    {
      title: 'End.',
      text: `Go out: ${counted(figures.few.dominoPoints, POINTS)}. If nobody can play, the player with the fewest pips gets ${figures.few.blockedPoints}. The winner is the first to reach ${figures.few.target}, or ${figures.many.target} with 3 or more players.`,
    },
  ],
  'double-bergen': (figures) => [
    { title: 'You need', text: `${set(figures)}, pen and paper. ${players(figures)}` },
    deal(figures, 'boneyard'),
    { title: 'Who plays first?', text: 'Pick someone. Any double leads, and becomes the spinner. If you have none, the lead goes to the left.' },
    {
      title: 'Your turn.',
      text: `Start all ${figures.few.arms} arms of the spinner first. After that, place a tile at any arm so that the touching halves are the same. If you can’t, draw until you can. The last ${figures.few.reserve} stay in the boneyard.`,
    },
    {
      title: 'End.',
      text: `When a round is over, each tile in hand costs ${counted(figures.few.tileDeduction, POINTS)}. The highest total of ${figures.few.target} or more wins.`,
    },
  ],
}

const pictures: { readonly [G in GameId]: Readonly<Record<PictureNames[G], Taught>> } = {
  'flower-and-scorpion': {
    dual: { title: 'Dual', text: 'Equal ends' },
    plural: { title: 'Plural', text: 'Equal ends with a double' },
    shortFlower: { title: 'Short Flower', text: 'You play its tile' },
    longFlower: { title: 'Long Flower', text: 'From both ends' },
    scorpion: { title: 'Scorpion', text: 'Its tile, or its numbers at the ends' },
    nothing: { title: 'Nothing', text: 'Like most plays' },
  },
  bergen: {
    ledDouble: { title: 'A double is led', text: 'Both its halves' },
    doubleHeader: { title: 'Double header', text: 'Equal ends' },
    doubleJoins: { title: 'Triple header', text: 'The double comes last' },
    doubleStands: { title: 'Triple header', text: 'Or it was there before' },
    nearTarget: { title: 'Near the target', text: 'A header scores less' },
    nothing: { title: 'Nothing', text: 'The ends differ' },
  },
  'double-bergen': {
    spinner: { title: 'Spinner', text: 'Both halves' },
    pair: { title: 'Equal ends', text: 'On any arms' },
    withDouble: { title: 'A double', text: 'It counts twice' },
    twoPairs: { title: 'Two pairs', text: 'Both score' },
    four: { title: 'Four equal', text: 'One point each' },
    nothing: { title: 'Nothing', text: 'All ends differ' },
  },
}

const twelve = PRESETS['double-bergen-twelve']

/** The pages that teach a game. */
export const howToPlay = {
  title: (game: GameId) => `How to play ${gameWords(game).name}`,
  link: 'Learn to play in a minute',
  games: 'Games',
  inShort: 'The game in short',
  steps,
  scores: 'What scores',
  pictures,
  /** A picture of a line for people who do not see it: its tiles, and the open numbers that make the points. */
  pictured: (tiles: readonly string[], counts: readonly number[]) =>
    `On the table: ${listed(tiles)}.${counts.length === 0 ? '' : ` What counts: ${listed(counts.map(String))}.`}`,
  firstRound: 'A first round',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  back: 'Previous step',
  next: 'Next step',
  again: 'Start again',
  play: 'Play it at your table',
  log: 'The round so far',
  players: 'Points and tiles',
  dealt: (each: number, left: number, boneyard: string) =>
    `Everyone has ${counted(each, tileNoun)}. ${counted(left, tileNoun)} ${left === 1 ? 'is' : 'are'} left in the ${boneyard}.`,
  drew: (name: string, needed: readonly number[], count: number) =>
    `${name} has no tile with ${listed(needed.map(String), 'or')} and draws ${count}. ${count === 1 ? 'It' : 'The last one'} fits, so ${name} must play it.`,
  across: 'A double lies across, and both its halves count.',
  spinner: (tile: string, arms: number) => `${tile} is the spinner. Both its halves count until all ${arms} arms are started.`,
  open: (halves: readonly number[]) => `Open halves: ${listed(halves.map(String))}.`,
  more: {
    'flower-and-scorpion': `${DOUBLES} Nobody goes below 0. Your family can change nearly every number.`,
    bergen: `${DOUBLES} Other Bergen rule sets differ in who leads, the target, how much headers score near the target, and the reserve. Going out and blocked rounds can score less too.`,
    'double-bergen': `A later double lies across its arm, and both its halves count. With a ${setWords(twelve.settings.maxPip)} set there are ${counted(distinctTiles(twelve.settings.maxPip), tileNoun)}, ${twelve.settings.arms} arms and up to ${twelve.players.max} players.`,
  } satisfies Record<GameId, string>,
  rules: (game: GameId) => `All rules of ${gameWords(game).name}`,
} as const
