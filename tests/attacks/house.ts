import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startHost, type Host } from '../e2e/harness/host'
import { clientOver, ownerSocket, type Client, type Owner } from '../e2e/harness/owner'
import { MANY } from '../every'
import { temporaryFolder } from '../support/main/folder'

/** The built host with a match in it that nobody attacks: it is played on after each wave, which shows that the host is there and writes. */
export interface House {
  readonly host: Host
  readonly owner: Owner
  readonly client: Client
  readonly dataFolder: string
  /** The match that is played on. */
  readonly matchId: string
  /** Its file as it is now. */
  readonly stored: () => Record<string, unknown>
  /** Enters a play in it and finds it on the disk, and the process is the one that was started. */
  readonly playOn: () => Promise<void>
}

export async function openHouse(): Promise<House> {
  const dataFolder = temporaryFolder()
  const host = await startHost({ dataFolder })
  onTestFinished(() => host.stop())
  const pid = host.pid()
  const owner = await host.signIn()
  const client = clientOver(ownerSocket(owner))
  const begun = await client.match.create({
    preset: 'bergen-game-cabinet',
    rules: { target: 100_000 },
    players: [{ name: 'Ada' }, { name: 'Ben' }],
    start: { leader: 0 },
  })
  if (!begun.ok) throw new Error(JSON.stringify(begun.error))
  const { matchId } = begun.value
  const stored = (): Record<string, unknown> => JSON.parse(readFileSync(join(dataFolder, 'matches', `${matchId}.json`), 'utf8')) as Record<string, unknown>
  const playOn = async (): Promise<void> => {
    if (host.pid() !== pid) throw new Error('the host was started again')
    process.kill(pid, 0)
    const revision = stored()['revision'] as number
    const entered = await client.match.enter({ matchId, revision, event: { type: 'pass' } })
    if (!entered.ok) throw new Error(`a play in a sound match was refused: ${JSON.stringify(entered.error)}`)
    if (stored()['revision'] !== revision + 1) throw new Error('a play was acknowledged and is not on the disk')
  }
  await playOn()
  return { host, owner, client, dataFolder, matchId, stored, playOn }
}

/** How many are tried: few with every run of the tests, ten times as many at night, all with `npm run test:attacks`. */
export function tries(name: 'ZIPS' | 'FILES' | 'CALLS' | 'GUESTS' | 'EVENINGS', few: number): number {
  return Number(process.env[`CARAVAN_ATTACK_${name}`] ?? few * (MANY ? 10 : 1))
}

/** Counts by kind, printed at the end of a run. */
export class Tally {
  readonly #counts = new Map<string, number>()

  add(kind: string): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1)
  }

  get kinds(): readonly string[] {
    return [...this.#counts.keys()]
  }

  toString(): string {
    return [...this.#counts]
      .sort(([, a], [, b]) => b - a)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(', ')
  }
}
