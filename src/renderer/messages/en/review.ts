import type { ArmName } from '#shared/domino/line'
import { counted, inNumber, listed, signed } from '#shared/words/en'
import type { Amount, Noun } from '#shared/words/grammar'
import { HALF_A_PERCENT, HALF_A_TENTH, margin } from '../margin'
import { numbersIn } from '../numbers-in'
import { regional } from '../regional'

const { decimal, shareWords } = numbersIn(regional('en-GB'))

const at = (arm: ArmName | null): string => (arm === null ? 'as the lead' : typeof arm === 'number' ? `on arm ${arm}` : `on the ${arm}`)
const about = (points: number, noun: Noun): string => counted(Math.round(points), noun)

/** Looking at a round that is over. */
export const review = {
  name: 'Review',
  title: (players: string) => `Review: ${players}`,
  link: 'Review',
  waiting: 'Loading the match…',
  none: 'You can review a round once it is over.',
  round: 'Round',
  roundNumber: (round: number) => `Round ${round}`,
  ofRounds: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  position: 'Position before the play',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  stepLabel: 'Step',
  previous: 'Previous step',
  next: 'Next step',
  heading: {
    missed: (name: string, points: number, noun: Noun) => `${name} missed ${counted(points, noun)}`,
    probably: (name: string) => `${name} probably had a better play`,
    great: (name: string, points: number, noun: Noun) => `${name} made ${counted(points, noun)}`,
    turn: (name: string) => `${name} goes ahead`,
  },
  played: (tile: string, arm: ArmName | null, points: number) => `Played ${tile} ${at(arm)} for ${points === 0 ? '0' : signed(points)}.`,
  table: {
    heading: (what: string) => `Played, and ${what.toLowerCase()}`,
    played: 'Played',
    better: 'Better',
    now: (noun: Noun) => `${noun.other.charAt(0).toUpperCase()}${noun.other.slice(1)} now`,
    ends: 'Ends left',
    endsListed: (ends: readonly string[]) => listed(ends),
    next: (name: string, tile: string) => `${name}’s ${tile} then scores`,
    noFit: 'doesn’t fit',
    shutOut: 'Others couldn’t play',
    nothing: 'nothing known',
    tilesOf: (name: string, tiles: readonly string[]) => `${name}: ${listed(tiles)}`,
  },
  certain: 'Certain',
  likely: 'Likely',
  held: {
    same: (name: string, tile: string) => `${name} had ${tile}, and another place for it.`,
    played: (name: string, tile: string) => `${name} held ${tile} and played it later without drawing.`,
    shown: (name: string, tile: string) => `${name} held ${tile} and showed it at the end.`,
  },
  bestHeld: 'None of the tiles that were surely in the hand would have scored more.',
  worth: (tile: string, name: string, points: Amount, give: Amount, noun: Noun) =>
    `${tile} is worth ${decimal(points)} ${inNumber(2, noun)} more to ${name}${margin(give, HALF_A_TENTH, `, give or take ${decimal(give)}`)}.`,
  chance: (tile: string, name: string, chance: number, give: number) =>
    `${tile} raises ${name}’s chance of winning the match by ${shareWords(chance)}${margin(give, HALF_A_PERCENT, `, give or take ${shareWords(give)}`)}.`,
  same: 'Both come to about the same in the end.',
  best: 'None of the tiles that were surely in the hand was better.',
  working: (done: number) => `Working it out… ${shareWords(done)}`,
  nothingLikely: 'There was only one thing to do.',
  try: {
    yours: 'Yours',
    begin: 'Try it yourself',
    end: 'Back to the review',
    heading: (name: string) => `What would you play for ${name}?`,
    tray: (name: string) => `Tiles that ${name} surely had`,
    choose: 'Choose a tile, then an end.',
    most: (points: number) => `${signed(points)}: no other tile scores more now.`,
    less: (points: number, more: number, noun: Noun) => `${signed(points)}. Another tile scores ${counted(more, noun)} more now.`,
    refused: (tile: string) => `${tile} doesn’t fit.`,
  },
  river: {
    heading: 'Who is ahead: chance of making the most points this round',
    chance: (name: string, chance: number) => `${name} ${shareWords(chance)}`,
    unknown: 'The tiles and counts don’t agree here, so Caravan can’t work out the chances.',
  },
  moments: {
    heading: 'Moments',
    kinds: { great: 'Great play', missed: 'Missed', turn: 'Turning point' },
    heard: (kind: string, name: string) => `${kind}, ${name}: `,
    great: (tile: string, points: number) => `${tile}: ${signed(points)}`,
    missed: (tile: string, points: number) => (points > 0 ? `${tile} was worth ${points} more` : `${tile} was probably better`),
    turn: (what: string) => `${what} turned the round`,
    none: 'No great plays, misses or turning points in this round.',
    draw: 'Drawing',
    pass: 'Passing',
  },
  luck: {
    heading: 'Luck and skill',
    scope: 'this match',
    ahead: (one: string, other: string, points: number) => `${one} is ${points} ahead of ${other}.`,
    why: (name: string, tiles: Amount, choices: Amount, give: Amount, noun: Noun) =>
      `Tiles ${tiles >= 0 ? 'gave' : 'cost'} ${name} about ${about(Math.abs(tiles), noun)}; choices ${choices >= 0 ? 'gave' : 'cost'} about ${Math.round(Math.abs(choices))}, each give or take ${Math.max(1, Math.round(give))}.`,
    level: 'It’s a tie at the top.',
    working: (round: number, rounds: number) => `Looking at round ${round} of ${rounds}…`,
  },
  afterRound: {
    best: (name: string, tile: string, points: number, noun: Noun) => `Best play: ${name}’s ${tile}, ${counted(points, noun)}.`,
    blocked: (name: string, tile: string, points: number, noun: Noun) =>
      `Blocked by ${name}’s ${tile}: ${name} gained ${counted(points, noun)}, everyone else was stuck.`,
    missed: (name: string, tile: string, arm: ArmName | null, points: number) => `Missed: ${name}’s ${tile} ${at(arm)} would have scored ${points}.`,
  },
} as const
