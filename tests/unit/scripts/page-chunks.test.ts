import { describe, expect, test } from 'vitest'
import { pageChunks } from '../../../scripts/lib/page-chunks.mjs'

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/start': ['/first-paint'],
  '/first-paint': ['/settings'],
  '/boot': ['/react', '/start-page', '/first-paint', '/settings'],
  '/main': ['/boot', '/react-dom', '/home'],
  '/phone': ['/react', '/react-dom', '/page', '/settings'],
  '/page': ['/start-page'],
  '/en': ['/en/start', '/rules', '/en/match'],
  '/de': ['/de/start', '/rules'],
  '/en/start': ['/en/home', '/grammar'],
  '/de/start': ['/de/home', '/grammar'],
}

function chunkOf(id: string, imports: typeof IMPORTS = IMPORTS): string | null {
  const files = {
    firstCode: '/start',
    firstPaint: '/first-paint',
    boot: '/boot',
    main: '/main',
    phone: '/phone',
    catalogues: { en: '/en', de: '/de' },
    start: { en: '/en/start', de: '/de/start' },
    spoken: ['/page'],
  }
  return pageChunks(files)(id, { getModuleInfo: (of: string) => ({ importedIds: imports[of] ?? [] }) })
}

describe('The code of the first pages', () => {
  test.each([
    ['/start', 'first-paint'],
    ['/first-paint', 'first-paint'],
    ['/settings', 'before'],
    ['/react', 'first'],
    ['/react-dom', 'shared'],
    ['/start-page', 'first'],
    ['/home', 'home'],
    ['/boot', 'boot'],
    ['/grammar', 'first'],
    ['/en/home', 'en-start'],
    ['/de/start', 'de-start'],
    ['/rules', 'words'],
    ['/page', 'words'],
    ['/en/match', null],
  ])('has %s in %s', (id, chunk) => expect(chunkOf(id)).toBe(chunk))

  test('is not built where the first page reads words that are fetched later', () => {
    expect(() => chunkOf('/home', { ...IMPORTS, '/home': ['/page'] })).toThrow('the first page uses words that it does not fetch, from /page')
  })
})
