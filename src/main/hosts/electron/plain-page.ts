import { createHash } from 'node:crypto'
import { CAMEL_PATH } from '#shared/contract/mark'
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
  const body = `<main>${MARK}<h1>${escaped(message)}</h1><p>${escaped(detail)}</p><nav>${link('again', words)}${link('browser', words)}</nav></main>`
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

const MARK = `<div><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${CAMEL_PATH}"/></svg>Caravan</div>`

const STYLE = `
:root { color-scheme: light dark; --page: ${GROUND.light}; --ink: #231f19; --soft: #5f574a; --on-ink: #fffbf2; --raised: #fffcf5; --line: #5f574a; --focus: #0b5cad; }
@media (prefers-color-scheme: dark) {
  :root { --page: ${GROUND.dark}; --ink: #f4eee2; --soft: #b5aa98; --on-ink: #1d1914; --raised: #241f1a; --line: #a2978a; --focus: #8ec5ff; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--page); color: var(--ink);
  font: 450 1.1875rem/1.5 system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif; }
main { width: 100%; max-width: 34rem; padding: 32px 24px; }
div { display: flex; align-items: center; gap: 10px; margin: 0 0 40px; font-weight: 650; }
svg { width: 30px; height: 30px; fill: currentColor; }
h1 { font-size: clamp(1.75rem, 5vw, 2.375rem); line-height: 1.15; letter-spacing: -0.02em; text-wrap: balance; margin: 0 0 12px; }
p { margin: 0 0 32px; color: var(--soft); text-wrap: pretty; overflow-wrap: anywhere; }
nav { display: grid; gap: 12px; }
a { padding: 16px 12px; border: 2px solid var(--line); border-radius: 18px; background: var(--raised); color: var(--ink); text-align: center;
  text-decoration: none; font-weight: 650; }
a:first-child { border-color: var(--ink); background: var(--ink); color: var(--on-ink); }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
`

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy({ scripts: ["'none'"], styles: [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`] }),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}
