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
