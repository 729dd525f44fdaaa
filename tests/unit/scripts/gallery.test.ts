import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { galleryPage } from '../../../scripts/lib/gallery-page.mjs'
import { temporaryFolder } from '../../support/main/folder'

function gallery(...files: readonly string[]): string {
  const folder = temporaryFolder()
  for (const [at, file] of files.entries()) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), '')
    utimesSync(join(folder, file), at, at)
  }
  return folder
}

const shownIn = (page: string): readonly string[] =>
  [...page.matchAll(/<h[23][^>]*>([^<]+)<|img src="([^"]+)"/g)].map(([, heading, picture]) => heading ?? picture ?? '')

test('the page of a gallery shows each state in the order in which it was taken, small windows first, by day before by night', () => {
  const folder = gallery(
    'table/lead.1280x800.light.png',
    'table/lead.390x844.dark.png',
    'table/lead.390x844.light.png',
    'table/block.390x844.light.png',
    'pages/home.390x844.light.png',
  )
  expect(shownIn(galleryPage(folder))).toEqual([
    'pages',
    'home',
    'pages/home.390x844.light.png',
    'table',
    'lead',
    'table/lead.390x844.light.png',
    'table/lead.390x844.dark.png',
    'table/lead.1280x800.light.png',
    'block',
    'table/block.390x844.light.png',
  ])
})

test('what is no picture of the gallery, and a folder without any, are left out', () => {
  const folder = gallery('table/lead.390x844.light.png', 'table/notes.txt', 'other/notes.txt', 'table/lead.png')
  expect(shownIn(galleryPage(folder))).toEqual(['table', 'lead', 'table/lead.390x844.light.png'])
})
