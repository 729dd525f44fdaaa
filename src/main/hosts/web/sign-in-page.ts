import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { HEALTH_PATH, KEY_QUERY, PAGE_QUERY, PAGE_TOKEN_ITEM, SECRET, SIGN_IN_PATH } from '#shared/contract/owner'
import type { Language } from '#shared/words/languages'
import { MENU_WORDS } from '#shared/words/menu'
import { SIGN_IN_WORDS } from '#shared/words/sign-in'
import { ICON } from './icon'
import { contentSecurityPolicy } from './page-policy'
import { languageFor } from '#shared/words/language-for'

/** `signing-in`: the address has a key, which the page hands in; `refused`: the browser is not known. */
export type SignInState = 'signing-in' | 'refused'

const STYLE = `
:root { color-scheme: light dark; --page: #f7f1e3; --card: #fffdf7; --line: #d8c9a8; --text: #1c1a17; --quiet: #3f3a33; --warn: #7a5200; --code: #ece2cc }
@media (prefers-color-scheme: dark) { :root { --page: #181512; --card: #231f1a; --line: #594e43; --text: #f5f2ea; --quiet: #d2ccbf; --warn: #f5c451; --code: #302a24 } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif }
main { width: 100%; max-width: 38rem; padding: clamp(20px, 5vw, 40px); background: var(--card); border: 1px solid var(--line); border-radius: 18px; overflow-wrap: break-word }
svg { width: 48px; height: 48px; display: block }
h1 { margin: 16px 0 12px; font: 600 clamp(1.4rem, 5vw, 1.75rem)/1.25 'Iowan Old Style', Palatino, 'Palatino Linotype', 'Book Antiqua', 'URW Palladio L', Georgia, 'Noto Serif', serif }
h2 { margin: 24px 0 8px; font-size: 1rem }
p { margin: 0 0 12px; color: var(--quiet) }
ul { margin: 0; padding-inline-start: 1.25rem }
li { margin-block: 8px }
code { padding: 2px 6px; border-radius: 6px; background: var(--code); font: 0.9em ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace; white-space: nowrap }
[role=alert] { padding: 8px 12px; border-inline-start: 4px solid var(--warn); background: var(--code); color: var(--text) }
[data-state=signing-in] .refused, [data-state=refused] .opening, [hidden] { display: none }
`

/*
 * Under a policy that lets nothing else run. A script sends the key from the address to the host, never along with a page, so neither history
 * nor a Referer header keeps it; what follows "#" stays. A link on another site brings no cookie along, so a page that is refused asks once
 * more automatically.
 */
const SCRIPT = `
const root = document.documentElement
const query = new URLSearchParams(location.search)
const key = query.get('${KEY_QUERY}')
const refused = (why) => {
  history.replaceState(null, '', '/' + location.hash)
  root.dataset.state = 'refused'
  if (why) document.getElementById(why).hidden = false
}
const token = () => {
  const kept = localStorage.getItem('${PAGE_TOKEN_ITEM}')
  if (kept !== null && ${String(SECRET)}.test(kept)) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const made = btoa(String.fromCharCode(...bytes)).replace(/[+]/g, '-').replace(/[/]/g, '_').replace('=', '')
  localStorage.setItem('${PAGE_TOKEN_ITEM}', made)
  return made
}
const signIn = async () => {
  let page
  try {
    page = token()
  } catch {
    return refused('no-storage')
  }
  const body = JSON.stringify({ key, page })
  const { ok } = await fetch('${SIGN_IN_PATH}', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (ok) location.replace('/' + location.hash)
  else refused('used')
}
const lookAgain = async () => {
  const page = localStorage.getItem('${PAGE_TOKEN_ITEM}')
  if (page === null) return
  const answer = await fetch('${HEALTH_PATH}?${PAGE_QUERY}=' + page)
  const { signedIn } = await answer.json()
  if (signedIn) location.replace('/?' + location.hash)
}
const ignore = () => undefined
if (key !== null) signIn().catch(() => refused('used'))
else if (!location.href.split('#')[0].endsWith('?')) {
  lookAgain().catch(ignore)
  document.addEventListener('visibilitychange', () => lookAgain().catch(ignore))
}
`

const POLICY = contentSecurityPolicy({ scripts: [hashOf(SCRIPT)], styles: [hashOf(STYLE)] })

/** Answers with the page that hands a key in, or says how a browser gets one. It is one file: nothing else is fetched for it. */
export function answerSignInPage({ method, headers }: IncomingMessage, response: ServerResponse, state: SignInState): void {
  const html = signInPage(acceptedLanguage(headers['accept-language']), state)
  response.statusCode = state === 'refused' ? 403 : 200
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-security-policy', POLICY)
  response.setHeader('cache-control', 'no-store')
  response.setHeader('vary', 'accept-language')
  response.end(method === 'HEAD' ? undefined : html)
}

/** Nothing in it is about this start, nor about what is stored. */
function signInPage(language: Language, state: SignInState): string {
  const words = SIGN_IN_WORDS[language]
  const { help } = MENU_WORDS[language]
  const code = (text: string): string => `<code>${text}</code>`
  return `<!doctype html>
<html lang="${language}" data-state="${state}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Caravan</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${ICON}
<h1 class="opening">${words.opening}</h1>
<noscript><p>${words.noScript}</p></noscript>
<div class="refused">
<h1>${words.heading}</h1>
<p id="used" role="alert" hidden>${words.used}</p>
<p id="no-storage" role="alert" hidden>${words.noStorage}</p>
<p>${words.why}</p>
<h2>${words.ways}</h2>
<ul>
<li>${words.again(code('npm start'))}</li>
<li>${words.print(code('npm start -- --no-open'))}</li>
<li>${words.window(help.name.replace('&', ''), help.browser)}</li>
</ul>
</div>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** The language that a browser would rather have, of those Caravan speaks (RFC 9110, 12.5.4). */
export function acceptedLanguage(header = ''): Language {
  const asked = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';')
    const weight = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find((found) => found !== undefined)
    return { tag: tag.trim(), weight: Number(weight ?? 1) }
  })
  return languageFor(
    'system',
    asked
      .filter(({ weight }) => weight > 0)
      .sort((a, b) => b.weight - a.weight)
      .map(({ tag }) => tag),
  )
}
