import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openApp } from '../../../support/main/apps'
import { temporaryFolder } from '../../../support/main/folder'

test('in a folder that Syncthing keeps in step, what is only there while Caravan writes is left alone', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, '.stfolder'))
  await openApp(folder)
  const lines = readFileSync(join(folder, '.stignore'), 'utf8').split('\n')
  expect(lines).toContain('(?d)*.tmp')
  expect(lines).toContain('(?d)*.claim')
})

test('what someone has said there stays, and no other folder gets any such file', async () => {
  const [theirs, plain] = [temporaryFolder(), temporaryFolder()]
  mkdirSync(join(theirs, '.stfolder'))
  writeFileSync(join(theirs, '.stignore'), 'photos\n')
  await Promise.all([openApp(theirs), openApp(plain)])
  expect(readFileSync(join(theirs, '.stignore'), 'utf8')).toBe('photos\n')
  expect(existsSync(join(plain, '.stignore'))).toBe(false)
})
