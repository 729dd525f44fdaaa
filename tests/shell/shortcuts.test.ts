import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { ADA_AND_BEN, idOf } from '../support/main/apps'
import config from '../../electron-builder.config.mjs'
import { openPage } from './harness/preload-page'
import { test } from './harness/test'

interface Shown {
  readonly label?: string
}

describe('Beside the app’s icon', () => {
  test('Windows has tasks that start the app on a page and on the same matches, and knows it by the name that its installer gives', async ({
    start,
    dataFolder,
  }) => {
    const shell = start({ platform: 'win32', packaged: true })
    const [tasks] = (await shell.called('app.setUserTasks')) as [readonly Record<string, unknown>[]]
    expect(tasks.map(({ title, arguments: words }) => [title, words])).toEqual([
      ['New match', `--page=newMatch --data ${dataFolder}`],
      ['All matches', `--page=matches --data ${dataFolder}`],
    ])
    expect(tasks.every(({ program }) => program === process.execPath)).toBe(true)
    expect(await shell.called('app.setAppUserModelId')).toEqual([config.appId])
  })

  test('a folder with a space in its name stays one word', async ({ start, dataFolder }) => {
    const folder = join(dataFolder, 'our matches')
    const shell = start({ platform: 'win32', packaged: true, args: ['--data', folder] })
    const [tasks] = (await shell.called('app.setUserTasks')) as [readonly Record<string, unknown>[]]
    expect(tasks[0]?.['arguments']).toBe(`--page=newMatch --data "${folder}"`)
  })

  test('a task starts the app on its page, and one that names no page on the first', async ({ start }) => {
    const shell = start({ platform: 'win32', packaged: true, args: ['--page=matches'] })
    await shell.called('window.show')
    const asked = await openPage(shell, 1).client.desktop.asked()
    expect((await asked.next()).value).toEqual({ kind: 'page', page: 'matches' })
    await asked.return?.()
    await shell.quit()

    const other = start({ args: ['--page=../../etc'] })
    await other.called('window.show')
    const none = await openPage(other, 1).client.desktop.asked()
    await other.do('choose', 'Help', 'Rules')
    expect((await none.next()).value).toEqual({ kind: 'page', page: 'rules' })
    await none.return?.()
  })

  test('a checkout, which has no program of its own, has no tasks', async ({ start }) => {
    const shell = start({ platform: 'win32' })
    await shell.called('window.show')
    expect(shell.count('app.setUserTasks')).toBe(0)
  })

  test('the dock of macOS has a new match, a new window, and the matches played last', async ({ start }) => {
    const shell = start({ platform: 'darwin' })
    const labels = (items: unknown): unknown[] => (items as readonly Shown[]).map(({ label }) => label)
    const [items] = await shell.called('dock.setMenu')
    expect(labels(items)).toEqual(['New match', 'New window'])
    const { client } = openPage(shell, 1)
    idOf(await client.match.create(ADA_AND_BEN))
    const [more] = await shell.called('dock.setMenu', 2)
    expect(labels(more)).toEqual(['Ada, Ben · Bergen: anyone leads', undefined, 'New match', 'New window'])
  })

  test('Linux has no such place, and nothing is asked of it', async ({ start }) => {
    const shell = start()
    await shell.called('window.show')
    expect(shell.count('app.setUserTasks') + shell.count('dock.setMenu')).toBe(0)
  })
})
