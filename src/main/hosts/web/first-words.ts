import { createHash } from 'node:crypto'
import { OLDEST_BROWSERS } from '#shared/kernel/oldest-browsers'
import { FIRST_WORDS } from '#shared/words/first-words'
import type { Language } from '#shared/words/languages'
import { ICON } from './icon'

/** Like the pages themselves, and gone with their first picture: only a page that does not come for a moment shows it. What could be tried comes later still. */
const STYLE = `
:root { color-scheme: light dark }
.first-words { --page: #f1e9da; --card: #fffcf5; --line: #d4c6a8; --ink: #231f19; --quiet: #5f574a; position: fixed; inset: 0; z-index: 1; overflow: auto; display: grid; place-items: center; padding: 16px; background: var(--page); color: var(--ink); font: 1rem/1.5 'Figtree', system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif; animation: first-words 0s .5s both }
@media (prefers-color-scheme: dark) { .first-words { --page: #161310; --card: #241f1a; --line: #463d33; --ink: #f4eee2; --quiet: #b5aa98 } }
:root[data-theme=light] .first-words { --page: #f1e9da; --card: #fffcf5; --line: #d4c6a8; --ink: #231f19; --quiet: #5f574a }
:root[data-theme=dark] .first-words { --page: #161310; --card: #241f1a; --line: #463d33; --ink: #f4eee2; --quiet: #b5aa98 }
@keyframes first-words { from { visibility: hidden } }
.first-words * { box-sizing: border-box }
.first-words > div { width: 100%; max-width: 30rem; padding: clamp(20px, 6vw, 40px); border: 1px solid var(--line); border-radius: 18px; background: var(--card); overflow-wrap: anywhere }
.first-words svg { display: block; width: 48px; height: 48px }
.first-words h1 { margin: 12px 0 0; font-size: 1.5rem; font-weight: 650; line-height: 1.2 }
.first-words p { margin: 12px 0 0 }
.first-words .quiet { color: var(--quiet) }
.first-words a { display: inline-block; margin-top: 24px; padding: 14px 24px; border: 2px solid var(--ink); border-radius: 12px; color: var(--ink); font-weight: 650; text-decoration: none }
.first-words a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }
.first-words:not([data-state=opening]) { animation: none }
.first-words[data-state=opening] .help { animation: first-words 0s 5s both }
${['opening', 'lost', 'broken', 'old'].map((state) => `.first-words[data-state=${state}] [data-in]:not([data-in~=${state}])`).join(', ')} { display: none }
`

/** For the policy: no other style may stand in a page. */
export const FIRST_WORDS_STYLE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/** The browsers that a page names where an older one opens it. */
const BROWSERS = `Safari ${OLDEST_BROWSERS.safari} (iOS ${OLDEST_BROWSERS.ios}), Firefox ${OLDEST_BROWSERS.firefox}, Chrome ${OLDEST_BROWSERS.chrome}`

const ROOT = '<div id="root"></div>'

export interface FirstWordsShown {
  readonly language: Language
  /** Where the page is, to be read or typed again; null where that is nothing anyone could type. */
  readonly address: string | null
  /** Whether a phone opens it, which may be in another network. */
  readonly onPhone: boolean
}

/**
 * A built page with what it shows before any of our code runs: that it is being opened, the way to try again, and its address.
 *
 * All of it is there in the HTML and works without any script. `watch-page.ts` says on `data-state` what it sees of the code: `opening`, `lost`, `old` or
 * `broken`. The page's own picture comes in its place.
 */
export function withFirstWords(html: string, { language, address, onPhone }: FirstWordsShown): string {
  if (!html.includes(ROOT)) return html
  const words = FIRST_WORDS[language]
  const shown = `<main class="first-words" id="first-words" data-state="opening"><div>${ICON}<h1>Caravan</h1>
<noscript><p>${words.noScript}</p></noscript>
<p data-in="opening">${words.opening}</p>
<div role="alert"><p data-in="lost">${words.lost}</p><p data-in="broken">${words.broken}</p><p data-in="old">${words.old(BROWSERS)}</p></div>
<div class="help">${onPhone ? `<p class="quiet" data-in="opening lost broken">${words.network}</p>` : ''}<a href="">${words.again}</a>${address === null ? '' : `<p class="quiet">${address}</p>`}</div></div></main>`
  return html
    .replace(/<html lang="\w+"/, `<html lang="${language}"`)
    .replace('</title>', `</title><style>${STYLE}</style>`)
    .replace(ROOT, `<div id="root">${shown}</div>`)
}
