import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { diskFiles } from '#main/store/files'
import { openArchive } from '#main/backup/read-archive'
import { UPLOAD_PART } from '#shared/contract/backup'
import { temporaryFolder } from '../support/main/folder'
import { openHouse, Tally, tries, type House } from './house'
import { mutatedZips } from './zips'

const COUNT = tries('ZIPS', 150)
/** After so many the host has to take a play. */
const WAVE = 250
/** So many of those that can be read are restored too. */
const RESTORED = 20

async function uploaded({ client }: House, bytes: Uint8Array): Promise<string> {
  let id: string | undefined
  for (let at = 0; at === 0 || at < bytes.length; at += UPLOAD_PART) {
    const part = Buffer.from(bytes.subarray(at, at + UPLOAD_PART)).toString('base64')
    const sent = await client.backup.upload({ ...(id === undefined ? {} : { id }), at, part })
    if (!sent.ok) throw new Error(`a file was not taken: ${JSON.stringify(sent.error)}`)
    ;({ id } = sent.value)
  }
  return id as string
}

/** What a backup of this house holds, by name. */
async function soundEntries({ client, host, owner }: House): Promise<Record<string, Uint8Array>> {
  const made = await client.backup.download()
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  const answer = await fetch(new URL(made.value.path, host.url), { headers: { cookie: owner.cookie } })
  const file = join(temporaryFolder(), 'sound.zip')
  writeFileSync(file, Buffer.from(await answer.arrayBuffer()))
  const archive = await openArchive(diskFiles, file)
  const entries: Record<string, Uint8Array> = {}
  for (const entry of archive.entries) entries[entry.name] = await archive.read(entry)
  await archive.close()
  return { ...entries, 'manifest.json': Buffer.from(JSON.stringify(archive.manifest)) }
}

test(`${COUNT} files that are chosen as a backup: each is looked at or refused with a reason, and the host goes on`, { timeout: 3_600_000 }, async () => {
  const house = await openHouse()
  const { client, playOn } = house
  const answers = new Tally()
  const faults: string[] = []
  let [tried, restored] = [0, 0]
  for (const { name, bytes } of mutatedZips(20261123, COUNT, await soundEntries(house))) {
    try {
      const looked = await client.backup.look({ source: { kind: 'upload', id: await uploaded(house, bytes) } })
      answers.add(looked.ok ? 'can be restored' : looked.error.kind === 'bad-backup' ? looked.error.bad.kind : looked.error.kind)
      if (looked.ok && restored++ < RESTORED)
        answers.add(`restore ${(await client.backup.restore({ plan: looked.value.plan, choice: 'new', settings: false })).ok ? 'done' : 'refused'}`)
    } catch (fault) {
      faults.push(`${name}: ${String(fault)}`)
    }
    if (++tried % WAVE === 0) await playOn()
  }
  await playOn()
  console.log(`${tried} ZIP files: ${String(answers)}`)
  expect(faults).toEqual([])
  expect(answers.kinds).toContain('can be restored')
  expect(answers.kinds.length, 'kinds of answers').toBeGreaterThan(6)
})
