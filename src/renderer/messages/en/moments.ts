import type { Noun } from '#shared/words/grammar'
import { counted, plain, signed, tileNoun } from '#shared/words/en/numbers'
import { match } from './match'

/** What the table says aloud: what is up, what is worth a cheer, and how a round and a match end. */
export const moments = {
  /** In five words or fewer, the name among them. */
  prompt: {
    blocked: 'Blocked?',
    enterHands: 'Enter the tiles',
    canDraw: (name: string, tiles: number) => `${name} can still draw ${tiles}`,
    needs: (name: string, points: number) => `${name} needs ${points}`,
    lastTile: (name: string) => `${name} has one tile left`,
  },
  celebration: {
    plural: 'Plural',
    'triple-header': 'Triple header',
    wins: (name: string) => `${name} wins`,
  },
  roundEnd: {
    goesOut: (name: string) => `${name} goes out`,
    reaches: (name: string, total: number) => `${name} reaches ${plain(total)}`,
    winsBlocked: (name: string) => `Blocked: ${name} wins`,
    nobodyWins: 'Blocked: nobody wins',
    made: (round: number) => `Round ${round} · points this round`,
    list: 'Points this round',
    goingOut: (points: number) => `${points} for going out`,
    theBlock: (points: number) => `${points} for the blocked round`,
    tilesLeft: (points: number) => `${signed(points)} for tiles left in hand`,
    /** All of what someone made. */
    all: { goingOut: 'all for going out', theBlock: 'all for the blocked round', tilesLeft: 'all for tiles left in hand' },
    inPlay: 'all from plays',
    nothing: 'nothing',
    why: 'See ruling',
    more: 'Whole round',
    agreed: (agreed: number, players: number) => `Agreed: ${agreed} of ${players}`,
  },
  /** Hands of a blocked round. */
  hands: {
    openEnds: 'Open ends',
    full: (name: string, tiles: number) => `${name}’s hand is full: ${counted(tiles, tileNoun)}.`,
    addAnyway: (tile: string) => `Add ${tile} anyway`,
    onTable: (tile: string) => `${tile} is on the table.`,
    inHand: (tile: string, name: string) => `${tile} is in ${name}’s hand.`,
  },
  next: {
    leads: (name: string, rolls: boolean) => (rolls ? `${name} rolls and leads` : `${name} leads`),
    choose: 'Choose who leads',
  },
  end: {
    wins: (name: string) => `${name} wins`,
    after: (total: number, points: Noun, rounds: number) => `${counted(total, points)} after ${counted(rounds, { one: 'round', other: 'rounds' })}`,
    wonRounds: (rounds: number) => `won ${counted(rounds, { one: 'round', other: 'rounds' })}`,
    sheet: 'Score sheet',
    round: 'Last round',
    undo: match.entry.undo,
  },
  again: {
    heading: 'Again?',
    hint: 'Same people, same rules',
    leads: (name: string) => `${name} leads`,
    who: 'Who leads?',
    start: 'Start',
    change: 'Change players or rules',
  },
} as const
