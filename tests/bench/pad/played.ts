import { keyOfHalf } from '../../support/key-of-half'
import type { Client } from '../client'
import { Entered } from './entered'
import type { Play, WholeMatch } from './matches'
import { middleOf, type Seat } from './seat'

/** What a whole match took that was really played in the page. */
export interface Took {
  readonly plays: number
  readonly presses: number
}

/** The keys of a play: the number it joins, its other half, its end where that is not said yet, Enter. */
export const keysOf = ({ suit, other, key }: Play): readonly string[] => [keyOfHalf(suit), keyOfHalf(other), ...(key === null ? [] : [key]), 'Enter']

/** Plays a whole match with the mouse; each play must take exactly the taps that were counted for it, and come to the score of the scorer. */
export function tapped(seat: Seat, client: Client, match: WholeMatch): Promise<Took> {
  return played(seat, client, match, async (play, still) => {
    const taps = await seat.taps(play)
    for (const [at, { target }] of taps.entries()) {
      if (at > 0) await still()
      const { x, y } = middleOf(target)
      await seat.page.mouse.click(x, y)
    }
    return taps.length
  })
}

/** The same with the keyboard. */
export function typed(seat: Seat, client: Client, match: WholeMatch): Promise<Took> {
  return played(seat, client, match, async (play, still) => {
    const keys = keysOf(play)
    for (const [at, key] of keys.entries()) {
      if (at > 0) await still()
      await seat.page.keyboard.press(key)
    }
    return keys.length
  })
}

async function played(seat: Seat, client: Client, match: WholeMatch, enter: (play: Play, still: () => Promise<void>) => Promise<number>): Promise<Took> {
  const table = await Entered.begin(client, match)
  await seat.show(table.matchId)
  let [plays, presses] = [0, 0]
  for (const turn of match.turns.slice(1)) {
    if (turn.kind !== 'play') {
      await table.take(turn)
      continue
    }
    await seat.at(table.revision)
    presses += await enter(turn, async () => {
      if ((await seat.revision()) !== table.revision) throw new Error(`${turn.written} took less than was counted (${seat.pad}, ${match.id})`)
    })
    plays += 1
    table.taken()
    await seat.scored(table.revision, turn, `${turn.written} at ${turn.arm ?? 'the start'} (${seat.pad}, ${match.id})`)
  }
  await seat.scored(table.revision, match, `the end of ${match.id}`)
  return { plays, presses }
}
