import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PresetId } from '#shared/rules/presets'
import { Random } from '../../reference/random'

/** A line of play as the first event of a record: the table as it lay when recording began. */
export interface RandomLine {
  readonly preset: PresetId
  readonly seed: number
  readonly tiles: number
  /** From the left end to the right one, each tile as it lies; or the arms of a spinner, each from the middle. */
  readonly line: readonly string[] | { readonly spinner: string; readonly arms: readonly (readonly string[])[] }
}

interface Shape {
  readonly tiles: number
  readonly maxPip: number
  /** 2 for a line with two ends. */
  readonly arms: number
}

/** A line of so many tiles, played at random. The same seed gives the same line. */
export function randomLine(preset: PresetId, shape: Shape, seed: number): RandomLine {
  for (let attempt = 0; attempt < 10_000; attempt++) {
    const line = attemptAt(new Random(seed * 10_007 + attempt), shape)
    if (line !== null) return { preset, seed, tiles: shape.tiles, line }
  }
  throw new Error(`No line of ${shape.tiles} tiles was found for seed ${seed}.`)
}

/** Plays until so many tiles lie; null where none fits any more. */
function attemptAt(random: Random, { tiles, maxPip, arms }: Shape): RandomLine['line'] | null {
  const left = new Set<string>()
  for (let high = 0; high <= maxPip; high++) for (let low = 0; low <= high; low++) left.add(nameOf(high, low))
  const first = random.whole(0, maxPip)
  const second = arms > 2 ? first : random.whole(0, maxPip)
  left.delete(nameOf(first, second))
  const ends =
    arms > 2 ? Array.from({ length: arms }, () => ({ half: first, laid: [] as string[] })) : [first, second].map((half) => ({ half, laid: [] as string[] }))
  for (let laid = 1; laid < tiles; laid++) {
    /* Every arm of a spinner is begun before any goes on. */
    const open = arms > 2 && laid <= arms ? ends.slice(laid - 1, laid) : ends
    const ways = open.flatMap((end) => [...left].map((tile) => ({ end, tile, other: otherHalf(tile, end.half) })).filter(({ other }) => other !== null))
    if (ways.length === 0) return null
    const { end, tile, other } = random.pick(ways)
    left.delete(tile)
    end.laid.push(`${end.half}-${other ?? 0}`)
    end.half = other ?? 0
  }
  if (arms > 2) return { spinner: nameOf(first, first), arms: ends.map(({ laid }) => laid) }
  const [atLeft, atRight] = ends
  const turned = (tile: string): string => tile.split('-').reverse().join('-')
  return [...(atLeft?.laid ?? []).map(turned).reverse(), `${first}-${second}`, ...(atRight?.laid ?? [])]
}

function nameOf(one: number, other: number): string {
  return `${Math.max(one, other)}-${Math.min(one, other)}`
}

function otherHalf(tile: string, half: number): number | null {
  const [high = 0, low = 0] = tile.split('-').map(Number)
  if (high === half) return low
  return low === half ? high : null
}

/**
 * Puts a match with such a line into a data folder, as another device would; gives its id.
 *
 * Everyone still holds a tile, or the round would be over: where one set has too few for that, two are played with.
 */
export async function putLine(
  dataFolder: string,
  { preset, seed, tiles, line }: RandomLine,
  players: readonly string[] = ['Grandma Rose', 'Tom', 'Mia'],
  rules: { readonly maxPip?: number } = {},
): Promise<string> {
  const folder = join(dataFolder, 'matches')
  await mkdir(folder, { recursive: true })
  const id = `line-${preset}-${tiles}-${seed}-${players.length}-${rules.maxPip ?? 'usual'}`
  const when = '2026-10-01T18:00:00.000Z'
  const dice = preset.startsWith('flower') ? { dice: { flower: [6, 3], scorpion: [4, 4] } } : {}
  const record = {
    format: 'caravan-record',
    version: 1,
    preset,
    rules: { ...rules, ...(tiles + players.length > (preset === 'double-bergen-twelve' ? 91 : 28) ? { copies: 2 } : {}) },
    players: players.map((name) => ({ name })),
    rounds: [{ leader: 0, ...dice, events: tiles === 0 ? [] : [{ type: 'table', player: players.length - 1, line, hands: players.map(() => 1) }] }],
  }
  const own = { fileVersion: 3, id, revision: 1, startedAt: when, updatedAt: when, trail: [], edits: { done: [], undone: [] } }
  const file = join(folder, `${id}.json`)
  await writeFile(`${file}.incoming`, JSON.stringify({ ...record, ...own }))
  await rename(`${file}.incoming`, file)
  return id
}
