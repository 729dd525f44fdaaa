import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { House } from './house'
import type { RawEntry } from './raw-zip'

/** The manifest of a backup that holds so many of each. */
export const manifest = (matches: number, people = 0, photos = 0, more: object = {}): RawEntry => ({
  name: 'manifest.json',
  content: JSON.stringify({
    format: 'caravan-backup',
    version: 1,
    made: '2026-11-21T10:00:00.000Z',
    device: 'elsewhere',
    appVersion: '0.1.0',
    counts: { matches, people, photographs: photos },
    ...more,
  }),
})

/** A match file that is sound. */
export const matchEntry = ({ dataFolder, ids }: House, id = 'a-match-from-elsewhere'): RawEntry => {
  const content = JSON.parse(readFileSync(join(dataFolder, 'matches', `${ids[0]}.json`), 'utf8')) as object
  return { name: `matches/${id}.json`, content: JSON.stringify({ ...content, id }) }
}
