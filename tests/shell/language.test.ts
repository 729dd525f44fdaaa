import { describe, expect } from 'vitest'
import { MENU_WORDS } from '#shared/words/menu'
import { SPOKEN } from '../every'
import { ADA_AND_BEN } from '../support/main/apps'
import { openPage } from './harness/preload-page'
import type { Shell } from './harness/shell'
import { test } from './harness/test'

interface Shown {
  readonly label?: string
  readonly submenu?: readonly Shown[]
}

/** The labels of the menu bar as it was set the n-th time. */
const barOf = async (shell: Shell, nth = 1): Promise<readonly string[]> =>
  ((await shell.called('Menu.setApplicationMenu', nth))[0] as readonly Shown[]).map(({ label = '' }) => label)
const barIn = (language: keyof typeof MENU_WORDS): readonly string[] => {
  const { file, edit, view, window, help } = MENU_WORDS[language]
  return [file, edit, view, window, help].map(({ name }) => name)
}

describe('Menus and the system’s dialogs', () => {
  test.for([
    ['the system’s, where Caravan speaks it', ['de-AT', 'en-US'], 'de'],
    ['the next that the system speaks', ['nl', 'de-DE'], 'de'],
    ['English where it speaks none of ours', ['nl', 'fi'], 'en'],
  ] as const)('begin in the language of the pages: %s', async ([, languages, spoken], { start }) => {
    expect(await barOf(start({ languages }))).toEqual(barIn(spoken))
  })

  test.for(SPOKEN)('follow the language that is chosen on the settings page: %s', async (language, { start }) => {
    const shell = start({ languages: [language === 'en' ? 'de' : 'en'] })
    await shell.called('window.show')
    const { client } = openPage(shell, 1)
    expect(await client.settings.set({ name: 'language', choice: language })).toMatchObject({ ok: true })
    expect(await barOf(shell, 2)).toEqual(barIn(language))
    await shell.do('choose', MENU_WORDS[language].view.name.replace('&', ''), MENU_WORDS[language].view.kiosk)
    const [box] = await shell.called('dialog.showMessageBox')
    expect(box).toMatchObject({ message: MENU_WORDS[language].kiosk.message })
    // and the next start begins with it
    await shell.quit()
    const again = start({ languages: [language === 'en' ? 'de' : 'en'] })
    await again.called('Menu.setApplicationMenu')
    await expect.poll(async () => barOf(again, again.count('Menu.setApplicationMenu'))).toEqual(barIn(language))
  })

  test('name a game as the pages do', async ({ start }) => {
    const shell = start({ languages: ['de'] })
    await shell.called('window.show')
    await openPage(shell, 1).client.match.create({ ...ADA_AND_BEN, preset: 'double-bergen' })
    await shell.called('Menu.setApplicationMenu', 2)
    await shell.do('choose', 'Datei', 'Letzte Partien', 'Ada, Ben · Doppel-Bergen')
  })
})
