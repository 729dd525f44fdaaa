import type { App } from '#main/app'
import { present } from '#shared/kernel/assert'
import type { FoundMatches, MatchQuery, Home } from '#shared/contract/lists'
import { ADA_AND_BEN, idOf, look, play } from './apps'

/** What the history answers now. */
export async function search(app: App, asked: Partial<MatchQuery> = {}): Promise<FoundMatches> {
  const stream = app.findMatches({ which: 'all', limit: 100, ...asked }, undefined)
  const first = await stream.next()
  await stream.return()
  return present(first.done === true ? undefined : first.value, 'a stream sends what it shows at once')
}

export async function homeOf(app: App): Promise<Home> {
  const stream = app.home(undefined)
  const first = await stream.next()
  await stream.return()
  return present(first.done === true ? undefined : first.value, 'a stream sends what it shows at once')
}

interface Begun {
  readonly players: readonly string[]
  readonly date?: string
  readonly place?: string
  readonly note?: string
  /** Won by the first player with the first tile. */
  readonly won?: boolean
}

/** A match of the given people; its place, note and date set as a person would. */
export async function begin(app: App, { players, won = false, ...details }: Begun): Promise<string> {
  const matchId = idOf(
    await app.createMatch({ ...ADA_AND_BEN, players: players.map((name) => ({ name })), rules: won ? { target: 2, approachCap: false } : {} }),
  )
  if (won) idOf(await app.matches.enter({ matchId, revision: 0 }, play('6-6')))
  if (Object.keys(details).length > 0) idOf(await app.matches.describe({ matchId, revision: (await look(app, matchId)).revision }, details))
  return matchId
}
