import { HEALTH_PATH, PAGE_QUERY, PAGE_TOKEN_ITEM, type Health } from '#shared/contract/owner'

/** An address of the web host with what shows it that this page is the owner's; the cookie goes along by itself. */
export function withPageToken(address: string, page: Pick<Window, 'localStorage'>): string {
  const token = pageToken(page)
  return token === null ? address : `${address}?${PAGE_QUERY}=${token}`
}

/** Whether the web host is there and does not know this page. A host that is away is none that refuses. */
export async function isRefusedBy(page: Pick<Window, 'localStorage' | 'location' | 'fetch'>): Promise<boolean> {
  const answer = await page.fetch(withPageToken(new URL(HEALTH_PATH, page.location.href).href, page))
  const health = (await answer.json()) as Partial<Health>
  return health.app === 'caravan' && health.signedIn === false
}

/** Null in a browser that keeps nothing for this page. */
function pageToken(page: Pick<Window, 'localStorage'>): string | null {
  try {
    return page.localStorage.getItem(PAGE_TOKEN_ITEM)
  } catch {
    return null
  }
}
