import { describe, expect, test } from 'vitest'
import { pageChunks } from '../../../scripts/lib/page-chunks.mjs'

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/start': ['/first-paint'],
  '/first-paint': ['/settings'],
  '/boot': ['/react', '/start-page', '/first-paint', '/settings'],
  '/main': ['/boot', '/react-dom', '/home', '/dialog', '/calls'],
  '/phone': ['/react', '/react-dom', '/start-page', '/settings', '/join', '/zod'],
  '/joined': ['/screens', '/calls', '/socket-link'],
  '/socket-link': ['/rpc', '/calls'],
  '/other-pages': ['/screens', '/not-found', '/react'],
  '/home': ['/home.css'],
  '/join': ['/join.css'],
  '/page': ['/start-page'],
  '/actions': ['/page', '/half', '/settings'],
  '/match': ['/zod', '/page', '/board', '/tray', '/actions', '/home.css'],
  '/replay': ['/board', '/page', '/filter'],
  '/people': ['/board', '/page', '/filter', '/dialog'],
  '/season': ['/board', '/page', '/filter', '/cross-table'],
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
    calls: '/socket-link',
    match: '/match',
    screens: '/screens',
    otherPages: '/other-pages',
    catalogues: { en: '/en', de: '/de' },
    start: { en: '/en/start', de: '/de/start' },
    spoken: ['/page'],
    actions: '/actions',
  }
  const later = (of: string): readonly string[] => (of === '/screens' ? ['/match', '/replay', '/people', '/season'] : of === '/join' ? ['/joined'] : [])
  return pageChunks(files)(id, { getModuleInfo: (of: string) => ({ importedIds: imports[of] ?? [], dynamicallyImportedIds: later(of) }) })
}

describe('The code of the first pages', () => {
  test.each([
    ['/start', 'first-paint'],
    ['/first-paint', 'first-paint'],
    ['/settings', 'before'],
    ['/react', 'shared'],
    ['/react-dom', 'shared'],
    ['/start-page', 'shared'],
    ['/home', 'home'],
    ['/main', 'home'],
    ['/dialog', 'live'],
    ['/calls', 'live'],
    ['/socket-link', 'calls'],
    ['/rpc', 'calls'],
    ['/boot', 'home'],
    ['/join', null],
    ['/zod', 'records'],
    ['/other-pages', 'other-pages'],
    ['/screens', 'other-pages'],
    ['/not-found', 'other-pages'],
    ['/home.css', 'shared'],
    ['/join.css', 'shared'],
    ['/grammar', 'shared'],
    ['/en/home', 'en-start'],
    ['/de/start', 'de-start'],
    ['/rules', 'words'],
    ['/page', 'words'],
    ['/actions', 'words'],
    ['/half', 'words'],
    ['/en/match', null],
  ])('has %s in %s', (id, chunk) => expect(chunkOf(id)).toBe(chunk))

  test.each(['/home', '/join'])('is not built where a first page (%s) reads words that are fetched later', (page) => {
    expect(() => chunkOf(page, { ...IMPORTS, [page]: ['/page'] })).toThrow('the first page uses words that it does not fetch, from /page')
  })

  test.each(['/home', '/join'])('is not built where a first page (%s) stands on what checks records', (page) => {
    const schema = '/node_modules/zod/v4/index.js'
    expect(() => chunkOf(page, { ...IMPORTS, [page]: [schema] })).toThrow(`a first page stands on what checks records (${schema})`)
  })
})

describe('The code of the pages that come later', () => {
  test.each([
    ['what the match and four pages need', '/board', 'table'],
    ['what the match needs, and few others', '/tray', 'match'],
    ['the page of a match', '/match', 'match'],
    ['what three other pages need', '/filter', 'pages'],
    ['what one page needs', '/cross-table', null],
  ])('has %s (%s) in %s', (_what, id, chunk) => expect(chunkOf(id)).toBe(chunk))
})
