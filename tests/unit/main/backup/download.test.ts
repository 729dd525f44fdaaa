import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RPCHandler } from '@orpc/server/ws'
import { expect, onTestFinished, test } from 'vitest'
import { makeRouter } from '#main/router'
import { HttpServer } from '#main/hosts/web/http-server'
import { OwnerKeys } from '#main/hosts/web/owner-keys'
import { signIn } from '../../../e2e/harness/owner'
import { addressOf, builtPages } from '../../../support/main/hosts'
import { openHouse, valueOf } from './support/house'

async function served() {
  const house = await openHouse()
  const keys = new OwnerKeys()
  const server = await HttpServer.listen({ port: 0, pages: builtPages(), keys })
  onTestFinished(() => server.close())
  server.serve(new RPCHandler(makeRouter(house.app, () => undefined)), { downloads: house.app.downloads })
  const { cookie } = await signIn(addressOf(server, keys))
  const get = (address: string, method = 'GET'): Promise<Response> => fetch(address, { method, headers: { cookie } })
  const ask = async (): Promise<string> => new URL(valueOf(await house.app.backups.download()).path, server.url).href
  return { ...house, server, ask, get }
}

test('a download is the backup, whole, to be kept under its name, and its address is good once', async () => {
  const { ask, get, backupsFolder } = await served()
  const address = await ask()
  const answer = await get(address)
  const [name = ''] = readdirSync(backupsFolder)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
  expect(answer.headers.get('content-type')).toBe('application/zip')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
  expect(hash(new Uint8Array(await answer.arrayBuffer()))).toBe(hash(readFileSync(join(backupsFolder, name))))
  expect((await get(address)).status).toBe(404)
})

test('asking only about it does not use the address up, and another address gives nothing', async () => {
  const { ask, get } = await served()
  const address = await ask()
  expect((await get(address, 'HEAD')).status).toBe(404)
  expect((await get(`${address.slice(0, -1)}~`)).status).toBe(404)
  expect((await get(address)).status).toBe(200)
})

test('a browser that is not the owner’s gets nothing at the address, and does not use it up', async () => {
  const { ask, get } = await served()
  const address = await ask()
  expect((await fetch(address)).status).toBe(403)
  expect((await get(address)).status).toBe(200)
})

test('the second download of an unchanged house makes no second backup', async () => {
  const { ask, backupsFolder } = await served()
  await ask()
  await ask()
  expect(readdirSync(backupsFolder)).toHaveLength(1)
})
