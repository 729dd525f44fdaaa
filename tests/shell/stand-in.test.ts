import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { startShell } from './harness/shell'
import { test } from './harness/test'

const ALL = 'app, BrowserWindow, dialog, ipcMain, Menu, powerSaveBlocker, protocol, screen, session, shell'
/** A main module that waits until the app is ready; not with `await` of its own, for which Electron would wait in turn. */
const onceReady = (code: string): string => `void app.whenReady().then(async () => {\n${code}\n}).catch(() => app.exit(1))\n`

type Refused = readonly [what: string, code: string, why: RegExp]

/** What Electron refuses before the app is ready, or at any time. */
const EARLY: readonly Refused[] = [
  ['a window before the app is ready', 'new BrowserWindow()', /before the app is ready/],
  ['a scheme that goes round the policy', `protocol.registerSchemesAsPrivileged([{ scheme: 'x', privileges: { bypassCSP: true } }])`, /round the policy/],
  ['an event that there is not', `app.on('second-instanc', () => {})`, /no event "second-instanc"/],
  ['a member that there is not', 'app.isReadyy()', /no member "isReadyy"/],
  ['a folder that there is not', `app.getPath('userDatas')`, /none of the words of App.getPath/],
  ['the session before the app is ready', 'session.defaultSession', /before the app is ready/],
  ['the locale before the app is ready', 'app.getLocale()', /before the app is ready/],
  ['a switch by a name of its own', 'app.commandLine.hasSwich()', /CommandLine has no member "hasSwich"/],
]

/** What it refuses once the app is ready. */
const LATE: readonly Refused[] = [
  ['an option that Electron does not have', 'new BrowserWindow({ widht: 3 })', /no option "widht"/],
  ['an option of another type', "new BrowserWindow({ width: '3' })", /width is a number/],
  ['a page without a sandbox', "new BrowserWindow({ webPreferences: { preload: '/p.cjs', sandbox: false } })", /sandbox must be true/],
  ['a preload script without its folder', "new BrowserWindow({ webPreferences: { preload: 'p.cjs' } })", /preload must be an absolute path/],
  ['a preload script in whatever folder of a drive', "new BrowserWindow({ webPreferences: { preload: 'C:p.cjs' } })", /preload must be an absolute path/],
  ['Node in a page', "new BrowserWindow({ webPreferences: { preload: '/p.cjs', nodeIntegration: true } })", /nodeIntegration must be false/],
  ['a scheme after the app is ready', "protocol.registerSchemesAsPrivileged([{ scheme: 'x' }])", /after the app is ready/],
  [
    'a window event that there is not',
    "new BrowserWindow({ webPreferences: { preload: '/p.cjs' } }).webContents.on('did-finish', () => {})",
    /no event "did-finish"/,
  ],
  ['a menu role that there is not', "Menu.buildFromTemplate([{ role: 'quitt' }])", /"quitt" is none/],
  ['an accelerator that is none', "Menu.buildFromTemplate([{ label: 'x', accelerator: 'Strg+N' }])", /no accelerator/],
  ['one accelerator for two items', "Menu.buildFromTemplate([{ label: 'x', accelerator: 'Ctrl+N' }, { label: 'y', accelerator: 'Ctrl+N' }])", /two menu items/],
  ['a reason to stay awake that there is not', "powerSaveBlocker.start('please')", /none of the words/],
  ['options of a dialog that there are not', "await dialog.showSaveDialog({ titel: 'x' })", /no option "titel"/],
  ['tasks where there are none', 'app.setUserTasks([])', /on Windows alone/],
  ['less to draw with once it draws', 'app.disableHardwareAcceleration()', /disableHardwareAcceleration after the app is ready/],
  ['a host of the internet', "await fetch('https://caravan.example/')", /no network: the program asked for caravan\.example/],
  ['an address outside of this computer', "await fetch('http://192.0.2.1/')", /no network: the program asked for 192\.0\.2\.1/],
]

/** Goes on after what is refused. */
const tried = ([, code]: Refused): string => `try {\n${code}\n} catch {}\n`

test('the stand-in refuses what Electron refuses, each for its own reason', async ({ dataFolder }) => {
  const main = join(dataFolder, 'main.mjs')
  writeFileSync(main, `import { ${ALL} } from 'electron'\n${EARLY.map(tried).join('')}${onceReady(`${LATE.map(tried).join('')}app.exit(0)`)}`)
  const shell = startShell({ dataFolder, main })
  expect(await shell.ended, shell.output()).toBe(0)
  const all = [...EARLY, ...LATE]
  const refused = shell.refused()
  for (const [at, [what, , why]] of all.entries()) expect(refused[at], what).toMatch(why)
  expect(refused).toHaveLength(all.length)
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
