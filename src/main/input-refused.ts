import { ORPCError, ValidationError } from '@orpc/server'
import { outcomeSchema, type Outcome } from '#shared/contract/schemas'

/** Letters of a field's place that are told; what was sent may call it anything. */
const LONGEST_PLACE = 200

/**
 * The answer to a command that its schema does not take; null for any other fault.
 *
 * A page of another version sends what this one does not know, and should say so in words. Only commands on matches answer with an `Outcome`.
 */
export function inputRefused(error: unknown, answersWith: unknown): Outcome | null {
  if (answersWith !== outcomeSchema || !(error instanceof ORPCError) || error.code !== 'BAD_REQUEST' || !(error.cause instanceof ValidationError)) return null
  return { ok: false, error: { kind: 'not-understood', field: placeOf(error.cause.issues[0]).slice(0, LONGEST_PLACE) } }
}

/** `event.note`: where it is, and of a field that does not belong there its name. */
function placeOf(issue: ValidationError['issues'][number] | undefined): string {
  const keys = issue !== undefined && 'keys' in issue && Array.isArray(issue.keys) ? (issue.keys as readonly unknown[]).slice(0, 1) : []
  return [...(issue?.path ?? []).map((part) => (typeof part === 'object' ? part.key : part)), ...keys].map(String).join('.')
}
