// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { UPLOAD_PART, uploadPartSchema } from '#shared/contract/backup'
import { err, ok } from '#shared/kernel/result'
import type { Client } from '../../../../../../src/renderer/client/client'
import { upload } from '../../../../../../src/renderer/screens/files/backup/backup-section'

/** A host that puts the parts together, as long as each goes on where the last ended and a message may carry it. */
function collecting(room = Infinity) {
  const parts: Buffer[] = []
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0)
  const client = {
    backup: {
      upload: (input: unknown) => {
        const { id, at, part } = uploadPartSchema.parse(input)
        if (at !== length() || (id === undefined) !== (at === 0)) return Promise.resolve(err({ kind: 'upload-broken' as const }))
        if (at >= room) return Promise.resolve(err({ kind: 'upload-too-large' as const, limit: room }))
        parts.push(Buffer.from(part, 'base64'))
        return Promise.resolve(ok({ id: 'upload-1' }))
      },
    },
  } as unknown as Client
  return { client, whole: () => Buffer.concat(parts) }
}

test.each([0, 1, UPLOAD_PART - 1, UPLOAD_PART, UPLOAD_PART + 1, UPLOAD_PART * 2 + 7])(
  'a file of %i bytes comes in whole, part by part, and is told of as it goes',
  async (size) => {
    const bytes = Buffer.from(Array.from({ length: size }, (_, i) => (i * 31) & 0xff))
    const { client, whole } = collecting()
    const told: number[] = []
    expect(await upload(client, new Blob([bytes]), (done) => told.push(done))).toEqual(ok({ kind: 'upload', id: 'upload-1' }))
    expect(whole().equals(bytes)).toBe(true)
    expect(told.at(-1)).toBe(size)
    expect(told).toHaveLength(Math.max(1, Math.ceil(size / UPLOAD_PART)))
  },
)

test('what the host refuses ends it there', async () => {
  const { client } = collecting(UPLOAD_PART)
  expect(await upload(client, new Blob([Buffer.alloc(UPLOAD_PART * 3)]), () => undefined)).toEqual(err({ kind: 'upload-too-large', limit: UPLOAD_PART }))
})
