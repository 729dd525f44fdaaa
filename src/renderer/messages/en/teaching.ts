import type { OrElse } from '#shared/rulebook/how-to-play/teaching'
import { listed } from '#shared/words/en'

const CANNOT: Readonly<Record<OrElse, string>> = { draw: 'None? Draw.', pass: 'None? Pass.' }
const a = (number: number): string => (number === 8 || number === 11 ? `an ${number}` : `a ${number}`)

/** What a table is taught while it plays its first round. A sentence has at most 15 words: it is read out with the play. */
export const teaching = {
  label: 'Lesson',
  teach: 'Teach us as we play',
  leave: 'Leave the lesson',
  done: 'Done',
  goOn: 'Go on',
  nobody: 'Nobody',
  dice: 'Set the dice',
  leader: 'Choose who leads',
  again: 'Deal again',
  learned: 'What you have seen score',
  seen: (title: string, seen: boolean) => (seen ? `${title}, seen` : `${title}, not yet`),
  say: {
    deal: (each: number) => `Turn all tiles face down and mix. Everyone takes ${each}.`,
    whoHas: (tile: string) => `Who has ${tile}?`,
    rollDice: 'Roll both pairs of dice. Green is the Flower, red the Scorpion.',
    agree: 'Agree who leads.',
    noDouble: 'Nobody has a double. Mix all tiles and deal again.',
    lead: { double: (name: string) => `${name} leads with a double.`, any: (name: string) => `${name} leads with any tile.` },
    open: { double: 'Agree who leads. Any double will do: tap it.', any: 'Agree who leads. Any tile will do: tap it.' },
    cannot: CANNOT,
    across: 'Lay it across.',
    ringed: (points: string) => `The ringed halves count: ${points}.`,
    noPoints: 'No points, as after most plays.',
    noneThisTime: 'No points this time.',
    turn: (name: string, open: readonly number[]) => `${name}: join ${listed(open.map(a), 'or')}.`,
    most: (name: string) => `${name}: play at any open end.`,
    blocked: 'Nobody can play. Show all tiles: tap “Blocked”.',
    over: (game: string) => `You can play ${game}`,
  },
} as const
