import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { startShell } from './harness/shell'
import { test } from './harness/test'

const ALL = 'app, BrowserWindow, dialog, ipcMain, Menu, powerSaveBlocker, protocol, screen, session, shell'
/** A main module that waits until the app is ready; not with `await` of its own, for which Electron would wait in turn. */
const onceReady = (code: string): string => `void app.whenReady().then(async () => {\n${code}\n}).catch(() => app.exit(1))\n`

test.for([
  ['a window before the app is ready', 'new BrowserWindow()', /before the app is ready/],
  ['an option that Electron does not have', onceReady('new BrowserWindow({ widht: 3 })'), /no option "widht"/],
  ['an option of another type', onceReady("new BrowserWindow({ width: '3' })"), /width is a number/],
  ['a page without a sandbox', onceReady("new BrowserWindow({ webPreferences: { preload: '/p.cjs', sandbox: false } })"), /sandbox must be true/],
  ['a preload script without its folder', onceReady("new BrowserWindow({ webPreferences: { preload: 'p.cjs' } })"), /preload must be an absolute path/],
  [
    'a preload script in whatever folder of a drive',
    onceReady("new BrowserWindow({ webPreferences: { preload: 'C:p.cjs' } })"),
    /preload must be an absolute path/,
  ],
  ['Node in a page', onceReady("new BrowserWindow({ webPreferences: { preload: '/p.cjs', nodeIntegration: true } })"), /nodeIntegration must be false/],
  ['a scheme after the app is ready', onceReady("protocol.registerSchemesAsPrivileged([{ scheme: 'x' }])"), /after the app is ready/],
  ['a scheme that goes round the policy', `protocol.registerSchemesAsPrivileged([{ scheme: 'x', privileges: { bypassCSP: true } }])`, /round the policy/],
  ['an event that there is not', `app.on('second-instanc', () => {})`, /no event "second-instanc"/],
  [
    'a window event that there is not',
    onceReady("new BrowserWindow({ webPreferences: { preload: '/p.cjs' } }).webContents.on('did-finish', () => {})"),
    /no event "did-finish"/,
  ],
  ['a menu role that there is not', onceReady("Menu.buildFromTemplate([{ role: 'quitt' }])"), /"quitt" is none/],
  ['an accelerator that is none', onceReady("Menu.buildFromTemplate([{ label: 'x', accelerator: 'Strg+N' }])"), /no accelerator/],
  [
    'one accelerator for two items',
    onceReady("Menu.buildFromTemplate([{ label: 'x', accelerator: 'Ctrl+N' }, { label: 'y', accelerator: 'Ctrl+N' }])"),
    /two menu items/,
  ],
  ['a member that there is not', 'app.isReadyy()', /no member "isReadyy"/],
  ['a folder that there is not', `app.getPath('userDatas')`, /none of the words of App.getPath/],
  ['the session before the app is ready', 'session.defaultSession', /before the app is ready/],
  ['a reason to stay awake that there is not', onceReady("powerSaveBlocker.start('please')"), /none of the words/],
  ['options of a dialog that there are not', onceReady("await dialog.showSaveDialog({ titel: 'x' })"), /no option "titel"/],
  ['the locale before the app is ready', 'app.getLocale()', /before the app is ready/],
  ['tasks where there are none', onceReady('app.setUserTasks([])'), /on Windows alone/],
  ['less to draw with once it draws', onceReady('app.disableHardwareAcceleration()'), /disableHardwareAcceleration after the app is ready/],
  ['a switch by a name of its own', 'app.commandLine.hasSwich()', /CommandLine has no member "hasSwich"/],
  ['a host of the internet', onceReady("await fetch('https://caravan.example/')"), /no network: the program asked for caravan\.example/],
  ['an address outside of this computer', onceReady("await fetch('http://192.0.2.1/')"), /no network: the program asked for 192\.0\.2\.1/],
] as const)('the stand-in refuses %s', async ([, code, why], { dataFolder }) => {
  const main = join(dataFolder, 'main.mjs')
  writeFileSync(main, `import { ${ALL} } from 'electron'\n${code}\n`)
  const shell = startShell({ dataFolder, main })
  await shell.ended
  expect(shell.refused()).toEqual([expect.stringMatching(why)])
})

test.for(['/usr/lib/caravan/p.cjs', 'C:\\Program Files\\Caravan\\p.cjs'])(
  'the stand-in takes a preload script as each system names it: %s',
  async (preload, { dataFolder }) => {
    const main = join(dataFolder, 'main.mjs')
    writeFileSync(main, `import { ${ALL} } from 'electron'\n${onceReady(`new BrowserWindow({ webPreferences: ${JSON.stringify({ preload })} })\napp.exit(0)`)}`)
    const shell = startShell({ dataFolder, main })
    expect([await shell.ended, shell.count('new BrowserWindow'), shell.refused()]).toEqual([0, 1, []])
  },
)

test('the stand-in withholds no event that there is not', async ({ dataFolder }) => {
  const main = join(dataFolder, 'main.mjs')
  writeFileSync(main, `import { app } from 'electron'\n${onceReady('')}`)
  const shell = startShell({ dataFolder, main, withheld: ['redy-to-show'] })
  await shell.ended
  expect(shell.refused()).toEqual([expect.stringMatching(/no class of Electron's has an event "redy-to-show"/)])
})

test('the stand-in ends a process only in a way that there is', async ({ dataFolder }) => {
  const shell = startShell({ dataFolder })
  try {
    await shell.called('window.show')
    await expect(shell.do('childGone', { type: 'GPUU', reason: 'crashed' })).rejects.toThrow(/none of the words of Details.type/)
    await expect(shell.do('pageGone', 1, 'tired')).rejects.toThrow(/none of the words of RenderProcessGoneDetails.reason/)
  } finally {
    // before the folder goes, which the program writes into to its end
    await shell.quit()
  }
})
