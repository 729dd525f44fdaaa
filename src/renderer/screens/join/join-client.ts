import {
  CHOICES_PATH,
  JOIN_PATH,
  LEAVE_PATH,
  SELF_PATH,
  type Choices,
  type JoinAsked,
  type JoinRefusal,
  type Self,
  type SelfAnswer,
} from '#shared/contract/joining'
import { isFields } from '#shared/kernel/plain'
import { err, type Result } from '#shared/kernel/result'

/*
 * What the table answers is as the contract says. Something else may answer in its place, such as a network that wants to be signed in to; so each answer is looked
 * at as far as its kind. Schemas would be a fifth of the code that a phone waits for.
 */

/** How long the table may take to answer, in milliseconds; a network that is gone says nothing at all. */
const ANSWER_WITHIN_MS = 5000

/** The table cannot be reached. */
export type JoinFailure = JoinRefusal | { readonly kind: 'unreachable' }

/** Whether something is of one of the kinds there are: each of them has to be named. */
const ofKinds =
  <T extends { readonly kind: string }>(kinds: Readonly<Record<T['kind'], true>>) =>
  (value: unknown): value is T =>
    isFields(value) && typeof value['kind'] === 'string' && Object.hasOwn(kinds, value['kind'])

const isChoices = ofKinds<Choices>({ match: true, evening: true })
const isSelf = ofKinds<Self>({ match: true, evening: true })
const isSelfAnswer = ofKinds<NonNullable<SelfAnswer>>({ match: true, evening: true, taken: true, removed: true })
const isRefusal = ofKinds<JoinRefusal>({
  'wrong-code': true,
  locked: true,
  full: true,
  taken: true,
  'not-saved': true,
  'too-many-new': true,
  'not-understood': true,
  closed: true,
})

/** Who this device is at the table; `unreachable` if the table does not answer. */
export async function askSelf(): Promise<SelfAnswer | 'unreachable'> {
  try {
    const answer = await fetch(SELF_PATH, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS), cache: 'no-store' })
    const self: unknown = await answer.json()
    return self === null || isSelfAnswer(self) ? self : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

/** What a code lets someone choose from. */
export function askChoices(key: string): Promise<Result<Choices, JoinFailure>> {
  return post(CHOICES_PATH, { key }, isChoices)
}

export function join(asked: JoinAsked): Promise<Result<Self, JoinFailure>> {
  return post(JOIN_PATH, asked, isSelf)
}

export async function leave(): Promise<void> {
  await post(LEAVE_PATH, {}, (value) => value === null)
}

async function post<T>(path: string, value: unknown, is: (value: unknown) => value is T): Promise<Result<T, JoinFailure>> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(value), signal })
    const read: unknown = await answer.json()
    if (isFields(read) && read['ok'] === true && is(read['value'])) return { ok: true, value: read['value'] }
    return err(isFields(read) && read['ok'] === false && isRefusal(read['error']) ? read['error'] : { kind: 'not-understood' })
  } catch {
    return err({ kind: 'unreachable' })
  }
}
