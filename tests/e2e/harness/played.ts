import { once } from 'node:events'
import type { Page } from 'playwright-core'
import { PAGE_TOKEN_ITEM } from '#shared/contract/owner'
import type { Outcome } from '#shared/contract/schemas'
import type { CommandEvent } from '#shared/match/command-event'
import type { RuleOverrides } from '#shared/match/record'
import type { PresetId } from '#shared/rules/presets'
import { paths } from '../../../src/renderer/navigation/paths'
import type { Throw } from '../pages/dice'
import { TablePage } from '../pages/table'
import { clientOver, ownerSocket, type Client } from './owner'
import { soon } from './soon'

/** What a family sets before a match. Without a preset, Flower & Scorpion. */
export interface Setup {
  readonly preset?: PresetId
  readonly players: readonly string[]
  readonly leader: string
  readonly dice?: Throw
  readonly rules?: RuleOverrides
  /** Each player is to confirm every round. */
  readonly confirmRounds?: true
}

/** A match of which no line of play is kept has nobody who leads: its rounds begin with what is left when they end. */
type Begun = Omit<Setup, 'leader'> & Partial<Pick<Setup, 'leader'>>

export const STANDARD: PresetId = 'flower-and-scorpion'

/** Matches that are set and played behind the page of their owner, where neither is what a test looks at. `setTable` and `TablePage.enter` do it as people do. */
export class Behind {
  constructor(private readonly client: Client) {}

  #matchId = ''
  #revision = 0

  async begin({ preset = STANDARD, players, leader, dice, rules = {}, confirmRounds }: Begun): Promise<string> {
    const start = leader === undefined ? {} : { start: { leader: players.indexOf(leader), dice: thrown(dice) } }
    const begun = this.#done(
      await this.client.match.create({ preset, rules, players: players.map((name) => ({ name })), ...start, confirmRounds }),
      'the match',
    )
    this.#matchId = begun.matchId
    return begun.matchId
  }

  /** Turns as `TablePage.enter` writes them. */
  async play(turns: readonly string[]): Promise<void> {
    for (const turn of turns) this.#done(await this.client.match.enter({ ...this.#at(), event: eventOf(turn) }), turn)
  }

  async enter(...events: readonly CommandEvent[]): Promise<void> {
    for (const event of events) this.#done(await this.client.match.enter({ ...this.#at(), event }), JSON.stringify(event))
  }

  async nextRound(leader: number, dice?: Throw): Promise<void> {
    this.#done(await this.client.match.startRound({ ...this.#at(), start: { leader, dice: thrown(dice) } }), 'the next round')
  }

  #at(): { readonly matchId: string; readonly revision: number } {
    return { matchId: this.#matchId, revision: this.#revision }
  }

  #done(outcome: Outcome, what: string): Extract<Outcome, { ok: true }>['value'] {
    if (!outcome.ok) throw new Error(`The host refuses ${what}: ${JSON.stringify(outcome.error)}`)
    this.#revision = outcome.value.revision
    return outcome.value
  }
}

/** Does something as the owner whose page this is, behind it. */
export async function asOwnerOf(page: Page, act: (client: Client) => Promise<void>): Promise<void> {
  const { origin } = new URL(page.url())
  const [cookies, token] = await Promise.all([page.context().cookies(origin), page.evaluate((item) => localStorage.getItem(item), PAGE_TOKEN_ITEM)])
  const socket = ownerSocket({ origin, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '), page: token ?? '' })
  try {
    await once(socket, 'open')
    await act(clientOver(socket))
  } finally {
    socket.terminate()
  }
}

/** A page at the table of a match that was played so far behind it. */
export async function tableWith(page: Page, setup: Setup, play: (match: Behind) => Promise<void>): Promise<TablePage> {
  await asOwnerOf(page, async (client) => {
    const match = new Behind(client)
    const matchId = await match.begin(setup)
    await play(match)
    await page.evaluate((to) => (window.location.hash = to), paths.match(matchId))
  })
  return new TablePage(page).ready()
}

/** A page at the table of a match in which these turns were played. */
export async function startMatch(page: Page, setup: Setup, turns: readonly string[] = []): Promise<TablePage> {
  const table = await tableWith(page, setup, (match) => match.play(turns))
  await soon(() => table.events.count()).toBe(turns.length)
  return table
}

function thrown(dice: Throw | undefined) {
  return dice && { flower: [...dice.flower] as [number, number], scorpion: [...dice.scorpion] as [number, number] }
}

/** A turn as `TablePage.enter` writes it. */
export function eventOf(turn: string): CommandEvent {
  const [what = '', end] = turn.split(' ')
  if (what === 'pass') return { type: 'pass' }
  if (what === 'draw') return { type: 'draw', count: 1 }
  const arm = end === 'left' || end === 'right' ? end : Number(end)
  return { type: 'play', tile: what, ...(end === undefined ? {} : { arm }) }
}
