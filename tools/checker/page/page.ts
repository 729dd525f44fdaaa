import { CHECKER_PAGE } from '#shared/contract/checker-page'
import { sha256 } from '#shared/kernel/sha256'
import { languageFor } from '#shared/words/language-for'
import { LANGUAGE_NAMES, LANGUAGES } from '#shared/words/languages'
import { checkRuling, MOST_BYTES, refused } from '../check-ruling.mjs'
import { byId, element } from './element'
import { shown, type Shown } from './show'
import { spokenIn, type Spoken } from './spoken'
import { verdictOf } from './verdict'

/*
 * The checker of rulings as a page: one file without network, that works beside a ruling for years. What is opened stays in this window, and so does the language
 * that is chosen.
 */

/** What the page is before it has said anything, to be saved as it came. */
const AS_IT_CAME = `<!doctype html>\n${document.documentElement.outerHTML}\n`

/** Files of one choice that are looked at. */
const MOST_FILES = 100

const language = byId('language', HTMLSelectElement)
const files = byId('files', HTMLInputElement)
const pasted = byId('pasted', HTMLTextAreaElement)
const results = byId('results', HTMLElement)
const status = byId('status', HTMLElement)

let spoken: Spoken = spokenIn(languageFor('system', navigator.languages))
let seen: readonly Shown[] = []
/** There were more files than are looked at. */
let tooMany = false

/* ---------- What is said ---------- */

function sayAll(): void {
  document.documentElement.lang = spoken.language
  document.title = spoken.own.page.title
  for (const each of document.querySelectorAll<HTMLElement>('[data-say]')) {
    const said = (spoken.own.page as Readonly<Record<string, unknown>>)[each.dataset['say'] ?? '']
    if (typeof said !== 'string') throw new Error(`broken invariant: ${each.dataset['say']} is a text`)
    each.textContent = said
  }
  showAll()
}

function showAll(): void {
  const { own } = spoken
  const several = seen.length > 1
  const sound = seen.filter(({ checked }) => verdictOf(checked, spoken).holds).length
  const summary = [...(several ? [own.page.several(sound, seen.length)] : []), ...(tooMany ? [own.page.tooMany(MOST_FILES)] : [])]
  results.hidden = seen.length === 0
  results.replaceChildren(
    ...summary.map((sentence) => element('p', { class: 'several' }, sentence)),
    ...seen.map((each, at) => shown(each, spoken, `ruling-${at + 1}`, several)),
    ...(seen.length === 0 ? [] : [printButton()]),
  )
  // a page that is read aloud says what came of it; of several files their number is enough
  const [only] = seen
  status.textContent = several ? summary.join(' ') : only === undefined ? '' : [only.name, verdictOf(only.checked, spoken).sentence].join(': ')
}

function printButton(): HTMLElement {
  const button = element('button', { type: 'button', class: 'print' }, spoken.own.page.print)
  button.addEventListener('click', () => window.print())
  return button
}

/* ---------- What is checked ---------- */

function show(these: readonly Shown[], more = false): void {
  seen = these
  tooMany = more
  showAll()
  results.scrollIntoView({ block: 'start' })
}

const check = (name: string, bytes: Uint8Array): Shown => ({ name, checked: checkRuling(bytes, sha256) })
const checkText = (text: string): void => show([check(spoken.own.page.pasted, new TextEncoder().encode(text.trim()))])

async function checkFile(file: File): Promise<Shown> {
  // nothing of a large file is read
  if (file.size > MOST_BYTES) return { name: file.name, checked: refused('too-large', { bytes: file.size, most: MOST_BYTES }) }
  try {
    return check(file.name, new Uint8Array(await file.arrayBuffer()))
  } catch {
    return { name: file.name, checked: refused('unread') }
  }
}

async function checkFiles(chosen: readonly File[]): Promise<void> {
  if (chosen.length === 0) return
  show(await Promise.all(chosen.slice(0, MOST_FILES).map(checkFile)), chosen.length > MOST_FILES)
}

/** A ruling that the address itself brings, as Caravan opens this page; what stands after the # leaves no browser. */
function checkAddress(): void {
  const told = new URLSearchParams(location.hash.slice(1))
  const text = told.get('ruling')
  if (text !== null) show([check(told.get('name') ?? spoken.own.page.pasted, new TextEncoder().encode(text))])
}

/* ---------- How it is asked ---------- */

for (const each of LANGUAGES) language.append(element('option', { value: each, lang: each }, LANGUAGE_NAMES[each]))
language.value = spoken.language
language.addEventListener('change', () => {
  spoken = spokenIn(languageFor('system', [language.value]))
  sayAll()
})

files.addEventListener('change', () => {
  void checkFiles([...(files.files ?? [])])
  // the same file can be chosen again, once it was changed
  files.value = ''
})
byId('check', HTMLButtonElement).addEventListener('click', () => checkText(pasted.value))
document.addEventListener('paste', (event) => {
  const { clipboardData } = event
  const own = event.target instanceof HTMLTextAreaElement
  if (clipboardData === null || (own && clipboardData.files.length === 0)) return
  const text = clipboardData.getData('text/plain')
  if (clipboardData.files.length > 0) void checkFiles([...clipboardData.files])
  else if (text.trim() !== '') checkText(text)
  else return
  event.preventDefault()
})

const { body } = document
document.addEventListener('dragover', (event) => {
  event.preventDefault()
  body.dataset['over'] = ''
})
document.addEventListener('dragleave', (event) => {
  if (event.relatedTarget === null) delete body.dataset['over']
})
document.addEventListener('drop', (event) => {
  event.preventDefault()
  delete body.dataset['over']
  void checkFiles([...(event.dataTransfer?.files ?? [])])
})

byId('save', HTMLButtonElement).addEventListener('click', () => {
  const address = URL.createObjectURL(new Blob([AS_IT_CAME], { type: 'text/html' }))
  element('a', { href: address, download: CHECKER_PAGE }).click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
})

/** What was closed is printed too. */
window.addEventListener('beforeprint', () => {
  for (const each of results.querySelectorAll('details')) each.open = true
})
window.addEventListener('hashchange', checkAddress)

sayAll()
checkAddress()
