import type { IncomingMessage } from 'node:http'

/** The value of a cookie that was sent; '' if there is none with that name. */
export function cookieOf({ headers }: IncomingMessage, name: string): string {
  const start = `${name}=`
  const cookies = (headers.cookie ?? '').split('; ')
  return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length) ?? ''
}

/** Out of reach of every script, and sent only to pages that came from this very host. Without `seconds` the browser forgets it when it is closed. */
export function strictCookie(name: string, value: string, seconds?: number): string {
  return `${name}=${value}; HttpOnly; SameSite=Strict; Path=/${seconds === undefined ? '' : `; Max-Age=${seconds}`}`
}
