import { PAGE_QUERY, PAGE_TOKEN_ITEM } from '#shared/contract/owner'

/** An address of the web host with what shows it that this page is the owner's; the browser adds the cookie. */
export function withPageToken(address: string, page: Pick<Window, 'localStorage'>): string {
  const token = pageToken(page)
  return token === null ? address : `${address}?${PAGE_QUERY}=${token}`
}

/** Null in a browser that keeps nothing for this page. */
function pageToken(page: Pick<Window, 'localStorage'>): string | null {
  try {
    return page.localStorage.getItem(PAGE_TOKEN_ITEM)
  } catch {
    return null
  }
}
