import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { pageFile } from '#main/hosts/web/page-files'

const PAGES = resolve('/app/pages')

test.each([
  ['app://caravan/', 'index.html', 'text/html; charset=utf-8'],
  ['app://caravan/index.html#/match/1', 'index.html', 'text/html; charset=utf-8'],
  ['app://caravan/assets/a.js?x=1', 'assets/a.js', 'text/javascript; charset=utf-8'],
  ['app://caravan/assets/a.css', 'assets/a.css', 'text/css; charset=utf-8'],
  ['app://caravan/assets/an%20icon.svg', 'assets/an icon.svg', 'image/svg+xml'],
])('%s is the built file %s', (address, name, contentType) => {
  expect(pageFile(PAGES, address)).toEqual({ path: join(PAGES, name), contentType })
})

test.each([
  ['another host of our scheme', 'app://elsewhere/index.html'],
  ['another scheme', 'https://caravan/index.html'],
  ['a port', 'app://caravan:80/index.html'],
  ['a coded step up', 'app://caravan/..%2f..%2fetc/passwd.json'],
  ['a coded step up, twice coded dots', 'app://caravan/%2e%2e%2fsecret.json'],
  ['a backslash', 'app://caravan/..%5c..%5csecret.json'],
  ['an end of text', 'app://caravan/index.html%00.json'],
  ['a broken code', 'app://caravan/%zz.html'],
  ['a kind of file that no page needs', 'app://caravan/index.exe'],
  ['no address', 'caravan'],
])('%s is refused', (_what, address) => {
  expect(pageFile(PAGES, address)).toBeNull()
})

test('steps up in a plain address end at the top', () => {
  expect(pageFile(PAGES, 'app://caravan/../../etc/x.json')?.path).toBe(join(PAGES, 'etc', 'x.json'))
})
