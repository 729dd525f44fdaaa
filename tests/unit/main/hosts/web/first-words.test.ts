import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { withFirstWords } from '#main/hosts/web/first-words'
import { FIRST_WORDS } from '#shared/words/first-words'
import { LANGUAGES } from '#shared/words/languages'
import { builtPages, serveApp } from '../../../../support/main/hosts'
import { ask, openTable } from '../../../../support/main/tables'

const BUILT = '<!doctype html>\n<html lang="en"><head><title>Caravan</title></head><body><div id="root"></div></body></html>'

function pagesWith(name: string): string {
  const pages = builtPages()
  writeFileSync(join(pages, name), BUILT)
  return pages
}

/** What someone reads of a page who has no script. */
const readIn = (html: string): string => html.replace(/<style>.*?<\/style>/gs, '').replace(/<[^>]*>/g, ' ')

describe('The words before any script', () => {
  test.each(LANGUAGES)('come to a phone in the language of its browser: %s', async (language) => {
    const { url } = await openTable(undefined, {}, undefined, pagesWith('phone.html'))
    const { body, headers } = await ask(url, '/', { headers: { 'accept-language': `${language}-XX, it;q=0.5` } })
    const words = FIRST_WORDS[language]
    for (const said of [words.opening, words.again, words.network, words.noScript, words.lost, words.broken, url]) expect(readIn(body)).toContain(said)
    expect(body).toContain(`<html lang="${language}"`)
    expect(body).toContain(`<a href="">${words.again}</a>`)
    expect(headers.vary).toBe('accept-language')
  })

  test('come to the owner in the language of the house, and until one is chosen in that of the browser', async () => {
    const { app, server, owner, pages } = await serveApp()
    writeFileSync(join(pages, 'index.html'), BUILT)
    const cookie = { cookie: owner.cookie, 'accept-language': 'de' }
    expect(readIn((await ask(server.url, '/', { headers: cookie })).body)).toContain(FIRST_WORDS.de.opening)
    await app.settings.set('language', 'fr')
    const { body } = await ask(server.url, '/', { headers: cookie })
    expect(readIn(body)).toContain(FIRST_WORDS.fr.opening)
    expect(readIn(body)).toContain(server.url)
    expect(readIn(body)).not.toContain(FIRST_WORDS.fr.network)
  })

  test('name the browsers that Caravan needs, each with its version', () => {
    const html = withFirstWords(BUILT, { language: 'en', address: null, onPhone: false })
    expect(readIn(html)).toMatch(/It needs Safari [\d.]+ \(iOS [\d.]+\), Firefox \d+, Chrome \d+, or a newer version\./)
  })

  test('have a style that the policy lets in, and no other', async () => {
    const { url } = await openTable(undefined, {}, undefined, pagesWith('phone.html'))
    const { body, headers } = await ask(url, '/')
    const [style = '', ...others] = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text)
    expect(others).toEqual([])
    expect(body).not.toMatch(/ style=|<script>/)
    const hash = createHash('sha256').update(style).digest('base64')
    expect(String(headers['content-security-policy'])).toContain(`style-src 'self' 'sha256-${hash}';`)
  })
})
