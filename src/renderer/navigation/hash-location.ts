import { useSyncExternalStore } from 'react'
import { followBack, writeEntry } from './back-closes'
import { paths } from './paths'

/** Pages that have moved, as bookmarks, links on phones and exported pages still name them, and where they are now; `$1` is the match. */
const PAGES: readonly (readonly [former: RegExp, now: string])[] = [
  [/^\/history$/, '/matches'],
  [/^\/data$/, '/files'],
  [/^\/match\/([^/]+)\/moves$/, '/match/$1/replay'],
]

/** What a query said before, on the page as it is called now. */
const QUERIES: readonly (readonly [page: RegExp, former: RegExp, now: string])[] = [
  [/^\/matches$/, /(^\?|&)which=unsettled(?=&|$)/, '$1which=not-agreed'],
  [/^\/match\/[^/]+\/replay$/, /(^\?|&)move=/, '$1step='],
]

/** The address of today for any that a page ever had; one of today is its own. */
export function currentAddress(address: string): string {
  const [, former = '', query = ''] = /^([^?]*)(.*)$/s.exec(address) ?? []
  const moved = PAGES.find(([pattern]) => pattern.test(former))
  const path = moved === undefined ? former : former.replace(...moved)
  return path + QUERIES.reduce((said, [page, before, now]) => (page.test(path) ? said.replace(before, now) : said), query)
}

const addressNow = (): string => `/${window.location.hash.replace(/^#\/?/, '')}`

/** Everything after `#`, as a path of ours: `/new?rematch=abc`. */
const hashAddress = (): string => currentAddress(addressNow())

/** Shows the address of a page that has moved as it is now, without another entry in the browser's history. */
function renewAddress(): void {
  const now = hashAddress()
  if (now === addressNow()) return
  const url = new URL(window.location.href)
  url.hash = now
  window.history.replaceState(window.history.state, '', url.href)
}

function onAddressChange(onChange: () => void): () => void {
  const onHashChange = (): void => {
    renewAddress()
    onChange()
  }
  renewAddress()
  followBack()
  window.addEventListener('hashchange', onHashChange)
  return () => window.removeEventListener('hashchange', onHashChange)
}

const hashPath = (): string => hashAddress().replace(/\?.*$/s, '')
const hashSearch = (): string => hashAddress().replace(/^[^?]*\??/s, '')

interface NavigateOptions {
  readonly replace?: boolean
}

/** Goes to a path of ours, a query among it, without loading the page again. */
export function navigate(to: string, options: NavigateOptions = {}): void {
  const before = window.location.href
  const url = new URL(before)
  url.hash = to
  writeEntry(url.href, options.replace === true)
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL: before, newURL: url.href }))
}

/**
 * Where the page is, for the router.
 *
 * The whole address lives behind `#`, its query too: the same page is then served from a file, from the
 * desktop's own protocol and from the web host, and can be reloaded anywhere. The host, which never sees it, renders the start page alone.
 */
export const useHashLocation = Object.assign(useHashPath, { hrefs: (href: string) => `#${href}`, searchHook: useHashSearch })

function useHashPath(): [string, typeof navigate] {
  return [useSyncExternalStore(onAddressChange, hashPath, () => paths.home), navigate]
}

function useHashSearch(): string {
  return useSyncExternalStore(onAddressChange, hashSearch, () => '')
}
