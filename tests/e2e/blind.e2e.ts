import type { Page } from 'playwright-core'
import { afterAll, describe, expect } from 'vitest'
import type { SimulatedEvent } from '../reference/simulate'
import { SEED } from '../support/runs'
import { BlindPlayer, LEAD_BEGINS } from './blind/blind-player'
import { answerRound, correct, dispute, takeBack } from './blind/second-thoughts'
import { hasPhone, shortMatch, type ShortMatch } from './blind/short-matches'
import { tableWith } from './harness/played'
import { tableTest, type Windows } from './harness/test'
import type { Throw } from './pages/dice'
import { joinAs, UNENCRYPTED } from './pages/phones'

/** By day the fourth match alone, which is over soon: it has a blocked round, and a player at a phone beside the one at the computer. */
const BY_DAY = 3
/** How many matches: `npm run test:blind` plays a hundred. */
const MATCHES = process.env['CARAVAN_BLIND']
const PLAYED = MATCHES === undefined ? [BY_DAY] : Array.from({ length: Number(MATCHES) }, (_, at) => at)
/** Only one of them, by its number. */
const ONLY = Number(process.env['CARAVAN_BLIND_MATCH'] ?? 0)
/** Of a whole match, of the one by day and of the others. */
const MOST_ENTRIES = { day: 6, night: 40 }
/** After how many entries each of these is done: to ask for everything, to take back, to correct, to question. Each is done early, so that short matches have them too. */
const EACH = 5
/** The seat of the player who has a phone. */
const WITH_PHONE = 1

/** What was done in all matches. */
const done = {
  matches: 0,
  phones: 0,
  rounds: 0,
  entries: 0,
  blocked: 0,
  takenBack: 0,
  corrected: 0,
  questioned: 0,
  overDialog: 0,
  agreed: 0,
  disagreed: 0,
  heard: 0,
}

/** At the table of a match that has begun; `asks`: everyone is to agree on each round. */
async function sitDown(page: Page, { preset, names, changed, record }: ShortMatch, asks: boolean): Promise<void> {
  const [first] = record.rounds
  if (first === undefined) throw new Error('a match has a round')
  const dice = first.dice === undefined ? {} : { dice: first.dice as Throw }
  const asking = asks ? { confirmRounds: true as const } : {}
  await tableWith(page, { preset, players: names, leader: names[first.leader] ?? '', rules: changed, ...dice, ...asking }, () => Promise.resolve())
}

/** Each player at a table, one after the other. */
type All = (act: (player: BlindPlayer) => Promise<unknown>) => Promise<void>

/** An entry of the player at the phone, while the list of keys is open on the computer: it is heard there all the same. */
async function enterOverDialog(event: SimulatedEvent, computer: BlindPlayer, phone: BlindPlayer, all: All): Promise<void> {
  await computer.press('?')
  await computer.page.getByRole('dialog').waitFor()
  await phone.enter(event)
  await all((player) => player.follow(event.hands))
  await computer.press('Escape')
  await computer.page.getByRole('dialog').waitFor({ state: 'detached' })
  done.overDialog += 1
}

/** What people do beside playing, now and then. */
async function between(
  entries: number,
  before: readonly SimulatedEvent[],
  event: SimulatedEvent,
  computer: BlindPlayer,
  players: readonly BlindPlayer[],
): Promise<void> {
  if (computer.count.round.end !== null || before.length === 0) return
  const follows = event.type === 'play' && before.some(({ type }) => type === 'play')
  if (entries % EACH === 2) {
    await takeBack(computer, players)
    done.takenBack += 1
  }
  if (entries % EACH === 3 && follows && (await correct(computer, players, event))) done.corrected += 1
  if (entries % EACH === 4) {
    await dispute(computer, players)
    done.questioned += 1
  }
  if (entries % EACH === 0) for (const player of players) await player.expectTable()
}

async function play(match: ShortMatch, computer: BlindPlayer, phone: BlindPlayer | null): Promise<void> {
  const players = phone === null ? [computer] : [computer, phone]
  const all: All = async (act) => {
    for (const player of players) await act(player)
  }
  let entries = 0
  for (const [at, round] of match.record.rounds.entries()) {
    const beginsItself = at > 0 && LEAD_BEGINS.includes(match.preset)
    if (at > 0) await computer.beginRound(round)
    if (at > 0 && !beginsItself) await all((player) => player.follow())
    for (const [place, event] of round.events.entries()) {
      const atPhone = phone !== null && event.type !== 'block' && place > 0 && computer.count.turn === phone.own ? phone : null
      if (atPhone !== null && entries % 2 === 1) await enterOverDialog(event, computer, atPhone, all)
      else {
        if (place > 0 || !beginsItself) await (atPhone ?? computer).enter(event)
        await all((player) => player.follow(event.hands))
      }
      await all((player) => player.expectFocus(JSON.stringify(event)))
      entries += 1
      if (event.type === 'block') done.blocked += 1
      await between(entries, round.events.slice(0, place), event, computer, players)
    }
    await all((player) => player.expectScores())
    if (phone !== null) {
      const against = at % 2 === 0
      await answerRound(phone, players, against)
      done.agreed += 1
      if (against) done.disagreed += 1
    }
    done.rounds += 1
  }
  for (const { count, ears } of players) {
    expect(count.winner).not.toBe(null)
    expect(ears.unread()).toEqual([])
    done.heard += ears.heard.length
  }
  done.matches += 1
  done.entries += entries
  if (phone !== null) done.phones += 1
}

/** A failure with the line that plays its match again. */
async function repeatable(number: number, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${why}\nThis match again: npm run test:blind -- --seed ${SEED} --match ${number}`, { cause })
  }
}

const who = (at: number): string => (hasPhone(at) ? 'at the computer and on a phone' : 'at the computer')

describe('A player who sees nothing plays whole matches by keys, and counts as the scorer does', () => {
  for (const at of PLAYED) {
    if (ONLY > 0 && ONLY !== at + 1) continue
    const match = shortMatch(SEED, at, at === BY_DAY ? MOST_ENTRIES.day : MOST_ENTRIES.night)
    tableTest(
      `${at + 1}: ${match.preset} of ${match.names.length}, ${who(at)}`,
      async ({ page, windows, faults }: { page: Page; windows: Windows; faults: Windows['faults'] }) =>
        repeatable(at + 1, async () => {
          await sitDown(page, match, hasPhone(at))
          if (!hasPhone(at)) return play(match, await BlindPlayer.at(page, match), null)
          faults.expect(UNENCRYPTED)
          const phone = await joinAs(match.names[WITH_PHONE] ?? '', page, windows)
          await play(match, await BlindPlayer.at(page, match), await BlindPlayer.at(phone.page, match, WITH_PHONE))
        }),
    )
  }
  afterAll(() => {
    const { matches, phones, rounds, entries, blocked, takenBack, corrected, questioned, overDialog, agreed, disagreed, heard } = done
    console.log(
      `Without sight: ${matches} matches (${phones} of them with a phone), ${rounds} rounds, ${entries} entries; ${blocked} blocked rounds, ${takenBack} entries taken back and entered again, ` +
        `${corrected} corrected, ${questioned} questioned, ${overDialog} heard over an open dialog; ${agreed} rounds agreed to at a phone, ${disagreed} of them after a no; ` +
        `${heard} messages heard. FC_SEED=${SEED}`,
    )
  })
})
