import { expect, test, vi } from 'vitest'
import { Downloads } from '#main/common/downloads'
import type { AnswerStartPage } from '#main/hosts/web/start-page'
import { registerPageScheme, servePageScheme } from '#main/hosts/electron/page-scheme'
import { builtPages } from '../../../../support/main/hosts'

type Handler = (request: Request | { readonly url: string; readonly method: string }) => Promise<Response>

const electron = vi.hoisted(() => ({ schemes: [] as unknown[], handlers: new Map<string, unknown>() }))
vi.mock('electron', () => ({
  protocol: {
    registerSchemesAsPrivileged: (schemes: unknown[]) => electron.schemes.push(...schemes),
    handle: (scheme: string, handler: unknown) => electron.handlers.set(scheme, handler),
  },
}))

function handler(startPage: AnswerStartPage | null = null, pages = builtPages()): Handler {
  const plain = () => ({ language: 'en', missing: null, packaged: true }) as const
  servePageScheme({ pages, opening: Promise.resolve({ downloads: new Downloads(), startPage }), plain })
  return electron.handlers.get('app') as Handler
}

test('our pages have an origin, as pages of the web have', () => {
  registerPageScheme()
  expect(electron.schemes).toEqual([{ scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true } }])
})

test('a page comes with its type and the same policy as in the browser', async () => {
  const answer = await handler()({ url: 'app://caravan/', method: 'GET' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.text()).toContain('<title>Caravan</title>')
})

test('the checker of rulings comes with the policy that it brings, and in no frame', async () => {
  const answer = await handler()({ url: 'app://caravan/check-ruling.html', method: 'GET' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'sha256-abc='; frame-ancestors 'none'")
})

test.each([
  ['a file that is not there', 'app://caravan/nothing.html', 'GET', 404],
  ['a file outside the pages', 'app://caravan/..%2fmatches.json', 'GET', 404],
  ['another host', 'app://elsewhere/index.html', 'GET', 404],
  ['a request that would change something', 'app://caravan/index.html', 'POST', 405],
])('%s is refused, with the policy', async (_what, url, method, status) => {
  const answer = await handler()({ url, method })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('the start page is rendered for the window, by what that says of itself', async () => {
  const state = {
    home: { matches: [], counts: { matches: 0, unfinished: 0, bin: 0 }, people: [], setups: [], notices: [] },
    people: [],
    settings: {},
    languages: [],
    renderedAt: '',
  }
  const answer = await handler((query) => Promise.resolve({ html: query.get('profile') ?? '', state }))({
    url: 'app://caravan/start-page?profile=a%20window',
    method: 'GET',
  })
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.json()).toEqual({ html: 'a window', state })
})

test('where it is not rendered, the window hears so and renders its own', async () => {
  expect((await handler()({ url: 'app://caravan/start-page', method: 'GET' })).status).toBe(204)
})

test('in the place of a page that is not there comes a plain one, which says so', async () => {
  const answer = await handler(null, '/nowhere')({ url: 'app://caravan/', method: 'GET' })
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('Try again')])
})
