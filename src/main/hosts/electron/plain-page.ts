import { createHash } from 'node:crypto'
import { PAGE_SCHEME } from '#shared/contract/port'
import type { Language } from '#shared/words/languages'
import { MENU_WORDS } from '#shared/words/menu'
import type { MenuWords } from '#shared/words/menu'
import { ICON } from '../web/icon'
import { contentSecurityPolicy } from '../web/page-policy'
import { GROUND } from './page-colours'
import { originOf } from './page-trust'

/** What keeps our own page from being shown. */
const TROUBLES = ['not-loaded', 'incomplete', 'gone', 'graphics'] as const
export type StartTrouble = (typeof TROUBLES)[number]

/** What a person may choose on a plain page. */
export type PlainChoice = 'again' | 'browser'

/** A host of our own scheme, so that a plain page has another origin than our page and is given nothing. */
const ORIGIN = `${PAGE_SCHEME}://plain`

export const plainAddress = (trouble: StartTrouble): string => `${ORIGIN}/${trouble}`

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
  return trouble === undefined ? null : plainAnswer(trouble, shown, 200)
}

/** The plain page in the place of our own, which is not there. */
export const missingPage = (shown: PlainPageShown): Response => plainAnswer('incomplete', shown, 503)

function plainAnswer(trouble: StartTrouble, shown: PlainPageShown, status: number): Response {
  const words = MENU_WORDS[shown.language]
  const { message, detail } = sentencesOf(trouble, shown, words)
  const body = `<main>${ICON}<h1>${escaped(message)}</h1><p>${escaped(detail)}</p><nav>${link('again', words)}${link('browser', words)}</nav></main>`
  const html = `<!doctype html><html lang="${shown.language}"><head><meta charset="utf-8"><title>Caravan</title><style>${STYLE}</style></head><body>${body}</body></html>`
  return new Response(html, { status, headers: HEADERS })
}

function sentencesOf(trouble: StartTrouble, { missing, packaged }: PlainPageShown, words: MenuWords): { readonly message: string; readonly detail: string } {
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

/** Like the words that stand before a page comes (first-words.ts). */
const STYLE = `
:root { color-scheme: light dark; --page: ${GROUND.light}; --card: #fffcf5; --line: #d4c6a8; --ink: #231f19; --quiet: #5f574a; --on-ink: #fffbf2; --focus: #0b5cad }
@media (prefers-color-scheme: dark) {
  :root { --page: ${GROUND.dark}; --card: #241f1a; --line: #463d33; --ink: #f4eee2; --quiet: #b5aa98; --on-ink: #1d1914; --focus: #8ec5ff }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--page); color: var(--ink);
  font: 1.125rem/1.5 system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif }
main { width: 100%; max-width: 34rem; padding: clamp(20px, 6vw, 40px); border: 1px solid var(--line); border-radius: 18px; background: var(--card); overflow-wrap: anywhere }
svg { display: block; width: 56px; height: 56px }
h1 { margin: 20px 0 0; font-size: clamp(1.5rem, 5vw, 2rem); font-weight: 650; line-height: 1.2; letter-spacing: -0.01em; text-wrap: balance }
p { margin: 12px 0 0; color: var(--quiet); text-wrap: pretty }
nav { display: grid; gap: 12px; margin-top: 32px }
a { padding: 14px 12px; border: 2px solid var(--ink); border-radius: 12px; color: var(--ink); text-align: center; text-decoration: none; font-weight: 650 }
a:first-child { background: var(--ink); color: var(--on-ink) }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px }
`

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': contentSecurityPolicy({ scripts: ["'none'"], styles: [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`] }),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}
