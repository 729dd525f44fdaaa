import { getEventIteratorSchemaDetails } from '@orpc/contract'
import { implement, onError, ORPCError, ValidationError } from '@orpc/server'
import { mayCall, OWNER, type Caller, type DeviceCaller } from '#shared/contract/authority'
import { contract, type Contract } from '#shared/contract/contract'
import { answersOf, type Asker } from './answers'
import type { App } from './app'
import { untilEnded, type StreamLimit } from './common/stream-limit'
import { outcomeSchema, type Outcome } from '#shared/contract/schemas'

/**
 * The contract, answered by the app for one caller; every host serves this router. `report` gets each fault.
 *
 * A device is asked at each call what it is now: at an evening it has another match in another round; null once it is removed. Whatever the
 * caller may not do is refused before anything else looks at it, and a stream that goes over `limit` is too: it is counted by
 * the procedure that is called, however its address was written.
 */
export function makeRouter(app: App, report: (error: unknown) => void, as: () => Caller | null = () => OWNER, limit: StreamLimit | null = null) {
  const os = implement(contract)
    .use(onError(report))
    .use(({ procedure, next }, input) => {
      const caller = as()
      if (caller === null || !mayCall(caller, procedure['~orpc'].meta, input)) throw new ORPCError('FORBIDDEN', { message: 'this device may not do that' })
      return next()
    })
    .use(async ({ procedure, signal, next }) => {
      if (limit === null || getEventIteratorSchemaDetails(procedure['~orpc'].outputSchema) === undefined) return next()
      const ended = limit.take(signal)
      try {
        const { output, context } = await next()
        return { output: untilEnded(output as AsyncIterator<unknown>, ended), context }
      } catch (error) {
        ended()
        throw error
      }
    })
    .use(async ({ procedure, next }, _input, output) => {
      try {
        return await next()
      } catch (error) {
        const answer = inputRefused(error, procedure['~orpc'].outputSchema)
        if (answer === null) throw error
        return output(answer)
      }
    })
  const device = (): DeviceCaller | null => {
    const caller = as()
    return caller?.kind === 'device' ? caller : null
  }
  const asker: Asker = {
    by: () => {
      const caller = device()
      return caller === null ? undefined : { device: caller.id, name: caller.name }
    },
    guest: () => device()?.guest ?? { evening: '', place: { kind: 'watching' }, from: '', since: 0 },
  }
  const answers = answersOf(app)
  const handled = os as unknown as Handled
  const answered = (part: keyof Contract) => {
    const procedures: Procedures = contract[part]
    return Object.entries(procedures).map(([name, procedure]) => {
      const hasInput = procedure['~orpc'].inputSchema !== undefined
      const handler = ({ input, signal }: Asked): unknown => answers[part].answer(name, hasInput ? [input, signal, asker] : [signal, asker])
      return [name, handled[part]?.[name]?.handler(handler)] as const
    })
  }
  const router: unknown = Object.fromEntries(PARTS.map((part) => [part, Object.fromEntries(answered(part))]))
  return os.router(router as Parameters<typeof os.router>[0])
}
export type AppRouter = ReturnType<typeof makeRouter>

const PARTS = Object.keys(contract) as readonly (keyof Contract)[]

type Procedures = Readonly<Record<string, { readonly '~orpc': { readonly inputSchema?: unknown } }>>
/** Every procedure as it may be answered; what fits which is seen to where the answers are written down. */
type Handled = Readonly<Record<string, Readonly<Record<string, { handler(answer: (asked: Asked) => unknown): unknown }>>>>
interface Asked {
  readonly input: unknown
  readonly signal?: AbortSignal | undefined
}

/** Letters of a field's name that an error repeats; a caller may name it anything. */
const LONGEST_PLACE = 200

/**
 * The answer to a command that its schema does not take; null for any other fault.
 *
 * A page of another version sends what this one does not know, and should say so in words. Only commands on matches answer with an `Outcome`.
 */
function inputRefused(error: unknown, answersWith: unknown): Outcome | null {
  if (answersWith !== outcomeSchema || !(error instanceof ORPCError) || error.code !== 'BAD_REQUEST' || !(error.cause instanceof ValidationError)) return null
  return { ok: false, error: { kind: 'not-understood', field: issuePlace(error.cause.issues[0]).slice(0, LONGEST_PLACE) } }
}

/** `event.note`: where it is, and of a field that does not belong there its name. */
function issuePlace(issue: ValidationError['issues'][number] | undefined): string {
  const keys = issue !== undefined && 'keys' in issue && Array.isArray(issue.keys) ? (issue.keys as readonly unknown[]).slice(0, 1) : []
  return [...(issue?.path ?? []).map((part) => (typeof part === 'object' ? part.key : part)), ...keys].map(String).join('.')
}
