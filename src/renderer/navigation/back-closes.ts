import { newCommandId } from '../client/command-id'

/*
 * Back closes what lies open over a page before it leaves the page: the Back of a browser, of a mouse and of a phone alike.
 *
 * While anything is open, the browser's history has one entry more for the page. Back leaves that entry, which closes what lies on top; what lies below it
 * gets such an entry again. Closed in another way, the entry stays, as the page's own: the next dialog has it too, a page that is gone to comes after it,
 * and Back from it goes on past the one below. So nothing waits for the browser, which goes back only later.
 */

/** What the entries carry: that of the dialogs, and the page's own below it. Other state of theirs stays as it is. */
interface Marks {
  readonly over?: string
  readonly below?: string
}

const marks = (): Marks => (window.history.state as Marks | null) ?? {}

/** What lies open, the topmost last. */
const open: { readonly close: () => void }[] = []

/** The mark of the entry that is shown, where it is one of dialogs. */
let shownMark: string | undefined
/** The address that is shown, or was until Back left it. */
let address = ''
let following = false

/** Follows the history; called before the first page is shown, since a page may be loaded again at the entry of a dialog. */
export function followBack(): void {
  if (following) return
  following = true
  shownMark = marks().over
  address = window.location.href
  window.addEventListener('popstate', onStep)
  window.addEventListener('hashchange', () => {
    address = window.location.href
  })
}

function onStep(): void {
  const left = shownMark
  const { over, below } = marks()
  shownMark = over
  if (left === undefined || below !== left) return
  const top = open.at(-1)
  if (top === undefined) return window.history.back()
  /* What a dialog did to the address of its page, as filters do, outlives it. */
  window.history.replaceState(window.history.state, '', address)
  top.close()
  /* once the page has heard of it */
  setTimeout(cover)
}

/** Puts an entry over that of the page, where something lies open and there is none. */
function cover(): void {
  if (open.length === 0 || shownMark !== undefined) return
  followBack()
  shownMark = newCommandId()
  window.history.replaceState({ ...(window.history.state as object | null), below: shownMark }, '')
  window.history.pushState({ over: shownMark }, '')
}

/** Lets Back close what has just been opened; gives what is to be called once it is closed. */
export function closesOnBack(close: () => void): () => void {
  const one = { close }
  open.push(one)
  cover()
  return () => void open.splice(open.indexOf(one), 1)
}

/** Writes an address into the history: in a new entry, or in the place of the one that is shown, which stays what it is for Back. */
export function writeEntry(href: string, replace: boolean): void {
  const { over, below } = marks()
  if (replace) window.history.replaceState({ over, below }, '', href)
  else window.history.pushState(null, '', href)
  shownMark = marks().over
  address = window.location.href
}
