import { CHECKER_PAGE } from '#shared/contract/checker-page'

/** The origin of an address, schemes of our own included; null where it has none. */
export function originOf(address: string): string | null {
  try {
    const { protocol, host } = new URL(address)
    return host === '' ? null : `${protocol}//${host}`
  } catch {
    return null
  }
}

/** Whether an address, or an origin as Electron writes it (with or without a slash), belongs to our page. */
export function isOurPage(address: string | null | undefined, pageOrigin: string): boolean {
  return address !== null && address !== undefined && originOf(address) === pageOrigin
}

/** The big screen of a match, or its form for a stream, as the page names it (`src/renderer/navigation/paths.ts`). */
const BIG_SCREEN = /^#\/match\/[a-z0-9-]{8,64}\/screen(\?overlay)?$/

/** Whether an address is the big screen of a match on our own page, at `page`, and nothing beside it. */
export function isBigScreen(address: string, page: string): boolean {
  const at = address.indexOf('#')
  return at > 0 && address.slice(0, at) === page && BIG_SCREEN.test(address.slice(at))
}

/** Whether an address is the checker of rulings beside our page, with or without a ruling to check. */
export function isChecker(address: string, pageOrigin: string): boolean {
  return isOurPage(address, pageOrigin) && address.split('#', 1)[0] === `${pageOrigin}/${CHECKER_PAGE}`
}

export interface PermissionAsked {
  readonly permission: string
  /** Address or origin of the page that asks. */
  readonly by: string | null | undefined
  /** For `media`: which of them. */
  readonly media: readonly string[]
}

/** By either name a page asks for the whole screen. */
const FULL_SCREEN = ['fullscreen', 'automatic-fullscreen']

/** Our page may use the camera, to see tiles, write to the clipboard, and take the whole screen; nobody may do anything else. */
export function grants({ permission, by, media }: PermissionAsked, pageOrigin: string): boolean {
  if (!isOurPage(by, pageOrigin)) return false
  if (permission === 'media') return media.length > 0 && media.every((kind) => kind === 'video')
  return permission === 'clipboard-sanitized-write' || FULL_SCREEN.includes(permission)
}

/** Whether a link goes to the web, and so to the person's browser; one that carries a name or password does not. */
export function mayOpenOutside(address: string): boolean {
  try {
    const { protocol, username, password } = new URL(address)
    return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
  } catch {
    return false
  }
}

/** Whether what is to be saved was made by our page itself. */
export function maySave(address: string, pageOrigin: string): boolean {
  return address.startsWith('blob:') && isOurPage(address.slice('blob:'.length), pageOrigin)
}
