import { z } from 'zod'

/** How oRPC writes a call of ours: its id, the address of the procedure, and what goes in. None carries headers or files. */
const callSchema = z.object({
  i: z.string().max(100),
  t: z.literal(1).optional(),
  p: z.object({ u: z.string().max(1000).startsWith('/'), m: z.literal('POST').optional(), h: z.undefined().optional(), b: z.unknown().optional() }),
})

/** And how it says that an answer is no longer wanted. */
const abortSchema = z.object({ i: z.string().max(100), t: z.literal(4) })

const messageSchema = z.union([callSchema, abortSchema])

/** What is wrong with a message that no page of ours sends; null where nothing is. Whether a procedure takes what goes in is the contract's business. */
export function faultOfMessage(data: unknown): string | null {
  if (typeof data !== 'string') return 'it is not text'
  let message: unknown
  try {
    message = JSON.parse(data)
  } catch {
    return 'it is not JSON'
  }
  return messageSchema.safeParse(message).success ? null : 'it is no call and ends none'
}
