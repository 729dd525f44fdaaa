import type { App } from '#main/app'
import type { ExportKind, Imported } from '#shared/contract/exchange'

/** Ada and Ben, some plays into a round of Bergen. */
export const RECORD = {
  format: 'caravan-record',
  version: 1,
  preset: 'bergen-game-cabinet',
  rules: {},
  players: [{ name: 'Ada' }, { name: 'Ben' }],
  rounds: [
    {
      leader: 0,
      events: [
        { type: 'play', player: 0, tile: '6-4' },
        { type: 'play', player: 1, tile: '4-2', arm: 'right' },
        { type: 'draw', player: 0, count: 1 },
        { type: 'play', player: 0, tile: '6-5', arm: 'left' },
        { type: 'play', player: 1, tile: '2-1', arm: 'right' },
      ],
    },
  ],
} as const

/** The whole file that an export makes. */
export async function exported(app: App, kind: ExportKind, matchId?: string): Promise<string> {
  let text = ''
  for await (const piece of app.export({ kind, matchId }, undefined)) text += piece.text
  return text
}

/** Takes texts in as one message; the place of each is its place in the list. */
export async function importAll(app: App, texts: readonly string[], file = 'records.jsonl'): Promise<readonly Imported[]> {
  const { results, stopped } = await app.import({ file, records: texts.map((text, index) => ({ place: index + 1, text })) })
  if (stopped !== null) throw new Error(`stopped: ${stopped.reason} ${stopped.detail}`)
  return results
}
