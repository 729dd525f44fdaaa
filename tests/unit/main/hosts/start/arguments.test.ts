import { mkdirSync, symlinkSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { dataFolderOf, deviceFolderOf, parseElectronArguments, parseWebArguments } from '#main/hosts/start/arguments'
import { temporaryFolder } from '../../../../support/main/folder'
import { needs } from '../../../../support/needs'

const serve = (args: readonly string[], environment = {}) => {
  const parsed = parseWebArguments(args, environment)
  if (!parsed.ok || parsed.value.kind !== 'serve') throw new Error(JSON.stringify(parsed))
  return parsed.value
}

test('without arguments it serves on the usual port, opens the browser and keeps matches in the usual folder', () => {
  expect(serve([])).toEqual({
    kind: 'serve',
    port: null,
    open: true,
    dataFolder: dataFolderOf(undefined, {}),
    deviceFolder: deviceFolderOf(dataFolderOf(undefined, {}), {}),
    why: null,
  })
  expect(dataFolderOf(undefined, {})).toMatch(/Caravan/)
})

test('every argument is heard', () => {
  const asked = serve(['--port', '0', '--no-open', '--data', 'here', '--why', 'No window.'], { CARAVAN_DATA: '/there', CARAVAN_DEVICE: '/own' })
  expect(asked).toEqual({ kind: 'serve', port: 0, open: false, dataFolder: resolve('here'), deviceFolder: resolve('/own'), why: 'No window.' })
})

test('the environment names the folder where no argument does', () => {
  expect(serve([], { CARAVAN_DATA: '/there' }).dataFolder).toBe(resolve('/there'))
  expect(dataFolderOf(undefined, { CARAVAN_DATA: '' })).toBe(dataFolderOf(undefined, {}))
})

test.each([
  [['--port', 'x'], '--port wants a number from 0 to 65535, not "x"'],
  [['--port', '65536'], '--port wants a number from 0 to 65535, not "65536"'],
  [['--port=-1'], '--port wants a number from 0 to 65535, not "-1"'],
  [['--data='], '--data wants a folder'],
  [['--foo'], "Unknown option '--foo'"],
  [['somewhere'], "Unexpected argument 'somewhere'"],
  [['--port'], "Option '--port <value>' argument missing"],
  [['--no-open=yes'], "Option '--no-open' does not take an argument"],
])('%j is refused in one line', (args, line) => {
  expect(parseWebArguments(args, {})).toEqual({ ok: false, error: line })
})

test('Electron’s own switches are left to it', () => {
  expect(parseElectronArguments(['--no-sandbox', '--data', '/d', '--inspect=9229', 'x'], {}, '/')).toMatchObject({ dataFolder: resolve('/d') })
  expect(parseElectronArguments(['--data'], { CARAVAN_DATA: '/e' }, '/')).toMatchObject({ dataFolder: resolve('/e') })
})

needs('links', () => {
  test('what is this device’s alone lies outside of the data folder, the same for each way to name it, also before it is made', () => {
    const folder = temporaryFolder()
    const link = join(folder, 'link')
    symlinkSync(folder, link)
    const before = deviceFolderOf(join(link, 'data'), {})
    mkdirSync(join(folder, 'data'))
    expect(deviceFolderOf(join(folder, 'data'), {})).toBe(before)
    expect(deviceFolderOf(join(link, 'data'), {})).toBe(before)
    expect(relative(folder, before)).toMatch(/^\.\./)
    expect(deviceFolderOf(folder, {})).not.toBe(before)
  })
})
