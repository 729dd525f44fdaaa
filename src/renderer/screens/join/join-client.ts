import { z } from 'zod'
import {
  CHOICES_PATH,
  choicesSchema,
  JOIN_PATH,
  joinRefusalSchema,
  LEAVE_PATH,
  SELF_PATH,
  selfAnswerSchema,
  selfSchema,
  type Choices,
  type JoinAsked,
  type JoinRefusal,
  type Self,
  type SelfAnswer,
} from '#shared/contract/joining'
import { err, type Result } from '#shared/kernel/result'

/** How long the table may take to answer, in milliseconds; a network that is gone says nothing at all. */
const ANSWER_WITHIN_MS = 5000

/** The table cannot be reached. */
export type JoinFailure = JoinRefusal | { readonly kind: 'unreachable' }

const refusedJoin = z.object({ ok: z.literal(false), error: joinRefusalSchema })

/** Who this device is at the table; `unreachable` if the table does not answer. */
export async function askSelf(): Promise<SelfAnswer | 'unreachable'> {
  try {
    const answer = await fetch(SELF_PATH, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS), cache: 'no-store' })
    const self = selfAnswerSchema.safeParse(await answer.json())
    return self.success ? self.data : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

/** What a code lets someone choose from. */
export function askChoices(key: string): Promise<Result<Choices, JoinFailure>> {
  return post(CHOICES_PATH, { key }, choicesSchema)
}

export function join(asked: JoinAsked): Promise<Result<Self, JoinFailure>> {
  return post(JOIN_PATH, asked, selfSchema)
}

export async function leave(): Promise<void> {
  await post(LEAVE_PATH, {}, z.null())
}

async function post<T>(path: string, value: unknown, schema: z.ZodType<T>): Promise<Result<T, JoinFailure>> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(value), signal })
    const read = z.union([z.object({ ok: z.literal(true), value: schema }), refusedJoin]).safeParse(await answer.json())
    return read.success ? read.data : err({ kind: 'not-understood' })
  } catch {
    return err({ kind: 'unreachable' })
  }
}
