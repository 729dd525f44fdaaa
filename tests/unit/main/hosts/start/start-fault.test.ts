import { expect, test } from 'vitest'
import { startFaultLine, startFaultOf, startFaultText } from '#main/hosts/start/start-fault'
import { FolderAway } from '#main/store/presence'
import { LANGUAGES } from '#shared/words/languages'
import { MENU_WORDS } from '#shared/words/menu'

const FOLDERS = { dataFolder: '/home/ada/.local/share/Caravan', deviceFolder: '/home/ada/.local/share/Caravan-device/0b6f' }
const fault = (code: string, path: string, message = `${code}: … '${path}'`): Error => Object.assign(new Error(message), { code, path })

test.each([
  ['the folder of the matches', fault('EACCES', `${FOLDERS.dataFolder}/people`), 'not-writable', 'data', FOLDERS.dataFolder],
  ['that of what is this computer’s alone', fault('EROFS', FOLDERS.deviceFolder), 'not-writable', 'device', FOLDERS.deviceFolder],
  ['a home in which it cannot be made', fault('EPERM', '/home/ada/.local'), 'not-writable', 'device', '/home/ada/.local'],
  ['a full disk', fault('ENOSPC', `${FOLDERS.deviceFolder}/lock-1.json`), 'disk-full', 'device', FOLDERS.deviceFolder],
  ['a fault behind another', new Error('could not be saved', { cause: fault('EDQUOT', FOLDERS.dataFolder) }), 'disk-full', 'data', FOLDERS.dataFolder],
])('%s is told by its folder', (_what, error, kind, of, folder) => {
  const found = startFaultOf(error, FOLDERS)
  expect(found).toEqual({ kind, of, folder })
  expect(startFaultLine(found, '/data')).toContain(`/data: ${kind === 'disk-full' ? 'The disk is full, so ' : ''}Caravan can’t write in ${folder}.`)
})

test.each(LANGUAGES)('a house that is away is told by its folder, with the way to begin again, in %s', (language) => {
  const found = startFaultOf(new Error('it did not start', { cause: new FolderAway('/media/stick') }), FOLDERS)
  expect(found).toEqual({ kind: 'away', folder: '/media/stick' })
  expect(startFaultText(found, MENU_WORDS[language])).toMatch(/\/media\/stick.*matches/)
})

test.each([
  [new Error('another Caravan is starting'), 'another Caravan is starting'],
  ['a word', 'a word'],
])('anything else is told as it is', (error, why) => {
  const found = startFaultOf(error, FOLDERS)
  expect(found).toEqual({ kind: 'other', why })
  expect(startFaultLine(found, '/data')).toBe(`could not start on /data: ${why}`)
})
