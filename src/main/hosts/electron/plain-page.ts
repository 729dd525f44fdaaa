import { createHash } from 'node:crypto'
import { PAGE_SCHEME } from '#shared/contract/port'
import type { Language } from '#shared/words/languages'
import { MENU_WORDS } from '#shared/words/menu'
import type { MenuWords } from '#shared/words/menu/en'
import { contentSecurityPolicy } from '../web/page-policy'
import { GROUND } from './page-colours'
import { originOf } from './page-trust'

/** What keeps our own page from being shown. */
const TROUBLES = ['not-loaded', 'incomplete', 'gone', 'graphics'] as const
export type Trouble = (typeof TROUBLES)[number]

/** What a person may choose on a plain page. */
export type PlainChoice = 'again' | 'browser'

/** A host of our own scheme, so that a plain page has another origin than our page and is given nothing. */
const ORIGIN = `${PAGE_SCHEME}://plain`

/** Where the plain page for a trouble is. */
export const plainAddress = (trouble: Trouble): string => `${ORIGIN}/${trouble}`

export const isPlainPage = (address: string): boolean => originOf(address) === ORIGIN

/** The choice that an address stands for; null for any other address. */
export function plainChoice(address: string): PlainChoice | null {
  if (address === `${ORIGIN}/do/again`) return 'again'
  return address === `${ORIGIN}/do/browser` ? 'browser' : null
}

export interface PlainPageShown {
  readonly language: Language
  /** The file of the program that is missing, if one is. */
  readonly missing: string | null
  readonly packaged: boolean
}

/** The plain page at an address of ours: words and two links, without any script. Null where there is none. */
export function plainPage(address: string, shown: PlainPageShown): Response | null {
  const trouble = TROUBLES.find((each) => address === plainAddress(each))
  return trouble === undefined ? null : answer(trouble, shown, 200)
}

/** The plain page in the place of our own, which is not there. */
export const missingPage = (shown: PlainPageShown): Response => answer('incomplete', shown, 503)

function answer(trouble: Trouble, shown: PlainPageShown, status: number): Response {
  const words = MENU_WORDS[shown.language]
  const { message, detail } = sentencesOf(trouble, shown, words)
  const body = `<main><h1>${escaped(message)}</h1><p>${escaped(detail)}</p><nav>${link('again', words)} ${link('browser', words)}</nav></main>`
  const html = `<!doctype html><html lang="${shown.language}"><head><meta charset="utf-8"><title>Caravan</title><style>${STYLE}</style></head><body>${body}</body></html>`
  return new Response(html, { status, headers: HEADERS })
}

function sentencesOf(trouble: Trouble, { missing, packaged }: PlainPageShown, words: MenuWords): { readonly message: string; readonly detail: string } {
  const { plain, gone } = words
  switch (trouble) {
    case 'not-loaded':
      return plain.notLoaded
    case 'incomplete': {
      // it may be there again by now
      if (missing === null) return plain.notLoaded
      const { message, install, build } = plain.incomplete
      return { message, detail: (packaged ? install : build)(missing) }
    }
    case 'gone':
      return gone
    case 'graphics':
      return plain.graphics
  }
}

const link = (choice: PlainChoice, { plain }: MenuWords): string =>
  `<a href="${ORIGIN}/do/${choice}"${choice === 'again' ? ' autofocus' : ''}>${escaped(plain[choice])}</a>`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const STYLE = `
:root { color-scheme: light dark; --page: ${GROUND.light}; --ink: #231f19; --on-ink: #fffbf2; }
@media (prefers-color-scheme: dark) { :root { --page: ${GROUND.dark}; --ink: #f3ead9; --on-ink: #1d1914; } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--page); color: var(--ink);
  font: 450 1.125rem/1.5 system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif; }
main { max-width: 31em; padding: 32px 24px; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 12px; }
p { margin: 0 0 24px; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 12px; }
a { padding: 16px 24px; border: 2px solid var(--ink); border-radius: 12px; color: var(--ink); text-decoration: none; font-weight: 650; }
a:first-child { background: var(--ink); color: var(--on-ink); }
a:focus-visible { outline: 3px solid #2f8ae0; outline-offset: 3px; }
`

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy({ scripts: ["'none'"], styles: [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`] }),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}
