import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bad } from '#main/backup/bad-backup'
import { backupName } from '#main/backup/layout'
import { whyUnusable } from '#main/backup/plan'
import { LimitFault, SaveFault } from '#main/store/save-fault'
import { MATCH_LIMITS } from '#shared/match/limits'
import { temporaryFolder } from '../../../support/main/folder'
import { manifest, matchEntry } from './support/entries'
import { filesOf, lookAt, openHouse, valueOf } from './support/house'
import { rawZip, type RawEntry } from './support/raw-zip'

const ID = 'a-match-from-elsewhere'
const NAME = `matches/${ID}.json`
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels)
const withFields =
  (more: string) =>
  ({ content }: RawEntry): Partial<RawEntry> => ({ content: String(content).replace('{', `{${more},`) })
const withEvents = (events: string) => (sound: RawEntry) => ({ content: String(sound.content).replace(/"events":\s*\[[^\]]*\]/, `"events":[${events}]`) })

/** What is done to a match in a backup, and what is said of it then. */
const UNUSABLE: readonly (readonly [string, (sound: RawEntry) => Partial<RawEntry>, string])[] = [
  ['that is not JSON', () => ({ content: '{"format": "cara' }), 'not JSON'],
  ['that is not text', () => ({ content: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) }), 'not text'],
  ['of another match', ({ content }) => ({ content: String(content).replace(ID, 'a-match-of-somebody') }), 'a-match-of-somebody'],
  ['whose revision is text', ({ content }) => ({ content: String(content).replace(/"revision":\s*\d+/, '"revision":"4"') }), 'revision'],
  [
    'whose revision is the last there is',
    ({ content }) => ({ content: String(content).replace(/"revision":\s*\d+/, '"revision":9007199254740991') }),
    'revision',
  ],
  ['nested 100,000 deep', withFields(`"more":${nested(100_000)}`), 'nest'],
  ['nested 17 deep', withFields(`"more":${nested(17)}`), 'nest'],
  ['larger than a match may be', withFields(`"more":"${'x'.repeat(MATCH_LIMITS.keptBytes)}"`), 'bytes'],
  ['with 20,001 events', withEvents(Array.from({ length: 20_001 }, () => '{"type":"pass"}').join(',')), 'events'],
  ['with an event of more than 4 kB', withEvents(`{"type":"pass","more":"${'x'.repeat(4000)}"}`), 'an event of'],
  ['whose checksum is wrong', () => ({ crc: 1 }), 'checksum'],
  ['that is encrypted', () => ({ flags: 1, deflated: true }), 'encrypted'],
  ['that unpacks to more than it says', () => ({ content: Buffer.alloc(5_000_000), deflated: true, told: 60_000 }), 'too many bytes'],
  ['that unpacks to less than it says', ({ content }) => ({ content, deflated: true, told: 60_000 }), 'not enough bytes'],
]

async function restoring(entries: readonly RawEntry[], more: readonly number[] = []) {
  const house = await openHouse()
  const folder = temporaryFolder()
  const name = backupName(new Date(0), 0)
  const good = matchEntry(house, 'a-good-match-of-ours')
  const [matches = 1, people = 0, photos = 0] = more
  writeFileSync(join(folder, name), rawZip([good, ...entries, manifest(matches, people, photos)]))
  await house.app.backups.setFolder(folder)
  const before = filesOf(house.dataFolder)
  const { plan, faults } = await lookAt(house.app, { kind: 'folder', name })
  expect(filesOf(house.dataFolder)).toEqual(before)
  const restored = valueOf(await house.app.backups.restore(plan, { choice: 'all', settings: true }))
  expect(Object.keys(filesOf(house.dataFolder)).filter((each) => !(each in before))).toEqual([good.name])
  expect(Object.fromEntries(Object.entries(filesOf(house.dataFolder)).filter(([each]) => each in before))).toEqual(before)
  return { faults, restored }
}

test.each(UNUSABLE)('a match %s is named with what is wrong, and everything else in the backup is restored', async (_, spoil, why) => {
  const house = await openHouse()
  const sound = matchEntry(house)
  const { faults, restored } = await restoring([{ ...sound, ...spoil(sound) }], [2])
  expect(faults).toMatchObject({ leftOut: 0, damaged: 1, lines: [{ name: NAME, why: 'not-valid', detail: expect.stringContaining(why) as string }] })
  expect(restored).toMatchObject({ matches: { added: 1, replaced: 0 }, unusable: 1 })
})

test('what goes too deep for one entry, or is too much for it, is that entry’s fault; anything else stops', () => {
  const over = { limit: 'match-size', found: 3, allowed: 2, where: '' } as const
  expect(whyUnusable(new RangeError('Maximum call stack size exceeded'))).toBe('Maximum call stack size exceeded')
  expect(whyUnusable(new LimitFault(over))).toBe('limits: a match of 3 bytes, at most 2')
  expect(whyUnusable(bad({ kind: 'bad-entry', entry: 'x', detail: 'not JSON' }))).toBe('not JSON')
  for (const error of [bad({ kind: 'cut' }), new SaveFault('disk-full', 'full'), new TypeError('no')]) expect(() => whyUnusable(error)).toThrow(error)
})

test.each<[string, RawEntry, readonly number[]]>([
  ['a person', { name: 'people/a-person-of-ours.json', content: '{"format":"caravan-person"}' }, [1, 1]],
  [
    'a person nested 90,000 deep',
    { name: 'people/a-person-of-ours.json', content: `{"format":"caravan-person","version":1,"id":"a-person-of-ours","name":${nested(90_000)}}` },
    [1, 1],
  ],
  ['settings', { name: 'settings/house.json', content: '{"chosen":[]}' }, [1]],
  ['a photo that is not the one it is named after', { name: `photos/${ID}/${'0'.repeat(32)}.jpg`, content: 'a cat' }, [1, 0, 1]],
])('so is %s', async (_, entry, counts) => {
  const { faults, restored } = await restoring([entry], counts)
  expect(faults).toMatchObject({ damaged: 1, lines: [{ name: entry.name, why: 'not-valid' }] })
  expect(restored).toMatchObject({ matches: { added: 1 }, people: { added: 0 }, photos: 0, settings: 0, unusable: 1 })
})
