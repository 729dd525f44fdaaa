import type { IncomingMessage, ServerResponse } from 'node:http'
import { CHOICES_PATH, JOIN_PATH, joinSchema, LEAVE_PATH, lookSchema, MAX_JOIN_BYTES, SELF_PATH, type JoinRefusal } from '#shared/contract/joining'
import type { Gatekeeper } from '../../table/admission'
import { cookieOf, strictCookie } from './cookies'
import { jsonBodyOf } from './json-body'
import { isOwnOrigin } from './loopback'
import { refuse } from './serve-pages'

/** How long a device stays joined that never leaves, in seconds; the table is closed long before. */
const COOKIE_LASTS = 24 * 60 * 60

/** The cookie of a table; named by its port, since cookies of one address are sent to all its ports. */
function cookieName(port: number): string {
  return `caravan-table-${port}`
}

/** What a device shows that has joined; '' for one that shows nothing. */
export function tokenOf(request: IncomingMessage, port: number): string {
  return cookieOf(request, cookieName(port))
}

const POSTED = [CHOICES_PATH, JOIN_PATH, LEAVE_PATH] as const

export function isTableRequest({ url }: IncomingMessage): boolean {
  return url === SELF_PATH || POSTED.some((path) => path === url)
}

/** Answers what is asked of the desk: what a code offers, joining, who one is, leaving. The request's host has been looked at. */
export async function answerTable(desk: Gatekeeper, port: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('cache-control', 'no-store')
  if (request.url === SELF_PATH) return answerSelf(desk, port, request, response)
  if (request.method !== 'POST') return refuse(response, 405, 'Only POST')
  // a page of elsewhere can send a form or a text, but neither JSON without being asked for it nor a name that is not its own
  const { host = '', origin, 'content-type': type } = request.headers
  if (!isOwnOrigin(origin, host) || type !== 'application/json') return refuse(response, 403, 'Not this page')
  const body = await jsonBodyOf(request, MAX_JOIN_BYTES)
  if (body === null) return refuse(response, 413, 'Too much')
  const from = request.socket.remoteAddress ?? ''
  switch (request.url as (typeof POSTED)[number]) {
    case CHOICES_PATH: {
      const asked = lookSchema.safeParse(body.value)
      return answer(response, asked.success ? desk.choices(asked.data.key, from) : NOT_UNDERSTOOD)
    }
    case JOIN_PATH: {
      const asked = joinSchema.safeParse(body.value)
      const joined = asked.success ? await desk.join(asked.data, from) : NOT_UNDERSTOOD
      if (!joined.ok) return answer(response, joined)
      const { token, self } = joined.value
      response.setHeader('set-cookie', strictCookie(cookieName(port), token, COOKIE_LASTS))
      return answer(response, { ok: true, value: self })
    }
    case LEAVE_PATH:
      await desk.leave(tokenOf(request, port))
      response.setHeader('set-cookie', strictCookie(cookieName(port), '', 0))
      return answer(response, { ok: true, value: null })
  }
}

const NOT_UNDERSTOOD: { readonly ok: false; readonly error: JoinRefusal } = { ok: false, error: { kind: 'not-understood' } }

function answerSelf(desk: Gatekeeper, port: number, request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET') return refuse(response, 405, 'Only GET')
  answer(response, desk.self(tokenOf(request, port)))
}

function answer(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(value))
}
