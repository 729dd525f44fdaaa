import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { clientOver, ownerSocket, signIn } from '../e2e/harness/owner'
import { ADA_AND_BEN, idOf } from '../support/main/apps'
import { needs } from '../support/needs'
import { openPage } from './harness/preload-page'
import { test } from './harness/test'

const LISTENING = '0A'

/** The ports on which a process takes connections, as the system lists them (proc_pid_net(5)). */
function portsOf(pid: number): readonly number[] {
  const sockets = new Set(readdirSync(`/proc/${pid}/fd`).map((fd) => /^socket:\[(\d+)\]$/.exec(linkOf(`/proc/${pid}/fd/${fd}`))?.[1]))
  const lines = ['tcp', 'tcp6'].flatMap((table) => readFileSync(`/proc/${pid}/net/${table}`, 'utf8').split('\n'))
  return lines.flatMap((line) => {
    const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/)
    return state === LISTENING && sockets.has(inode) ? [parseInt(local.split(':')[1] ?? '', 16)] : []
  })
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}

const WEB = join(import.meta.dirname, '..', '..', 'out', 'main', 'web.js')

/** `npm start -- --web` on the same folder. */
async function startWeb(dataFolder: string): Promise<string> {
  const child = spawn(process.execPath, [WEB, '--no-open', '--data', dataFolder], { env: { ...process.env, CARAVAN_DEVICE: join(dataFolder, 'device') } })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  expect(await once(child, 'close')).toEqual([0, null])
  return output
}

needs('proc', () => {
  describe('What the desktop window listens to', () => {
    test('is nothing, while a match is played and its table is looked at', async ({ start }) => {
      const shell = start()
      const [id] = await shell.called('loadURL')
      const { client } = openPage(shell, id as number)
      const matchId = idOf(await client.match.create(ADA_AND_BEN))
      await (await client.match.live({ matchId })).next()
      expect(portsOf(shell.pid)).toEqual([])
      expect(shell.output()).not.toMatch(/https?:/)
      expect(await shell.quit()).toBe(0)
    })

    test('is one port of this computer from the moment that someone opens the browser from the menu; the address signs that browser in', async ({ start }) => {
      const shell = start()
      await shell.called('loadURL')
      await shell.do('choose', 'Help', 'Open in browser')
      const [address] = (await shell.called('shell.openExternal')) as [string]
      expect(portsOf(shell.pid)).toEqual([Number(new URL(address).port)])
      await shell.do('choose', 'Help', 'Open in browser')
      const [again] = (await shell.called('shell.openExternal', 2)) as [string]
      expect([new URL(again).origin, again === address]).toEqual([new URL(address).origin, false])
      const owner = await signIn(address)
      const socket = ownerSocket(owner)
      expect(await clientOver(socket).host.info()).toMatchObject({ host: 'electron' })
      const page = await fetch(owner.origin, { headers: { cookie: owner.cookie } })
      expect(await page.text()).toContain('<div id="root">')
      expect((await fetch(owner.origin)).status).toBe(403)
      socket.terminate()
      expect(shell.output()).not.toContain('key=')
      expect(await shell.quit()).toBe(0)
    })

    test('is one port once the page asks for the browser, or once a start with --web does, which is told the address', async ({ start, dataFolder }) => {
      const shell = start()
      const [id] = await shell.called('loadURL')
      const output = await startWeb(dataFolder)
      const address = /Caravan is open in its desktop window on that folder; a browser finds it at (http:\S+)\n/.exec(output)?.[1] ?? output
      expect(portsOf(shell.pid)).toEqual([Number(new URL(address).port)])
      await signIn(address)
      const page = openPage(shell, id as number)
      await page.client.desktop.openInBrowser()
      const [opened] = (await shell.called('shell.openExternal')) as [string]
      expect(new URL(opened).origin).toBe(new URL(address).origin)
      await signIn(opened)
      await page.client.desktop.showDataFolder()
      expect(await shell.called('shell.openPath')).toEqual([dataFolder])
    })

    test('a window that was killed leaves a folder that the next start takes over', async ({ start, dataFolder }) => {
      const shell = start()
      await shell.called('loadURL')
      shell.kill()
      await shell.ended
      const next = start()
      await next.called('loadURL')
      expect(next.count('shell.openExternal')).toBe(0)
      expect(readdirSync(join(dataFolder, 'device')).filter((name) => /^(lock|control)-/.test(name))).toHaveLength(2)
    })
  })
})
