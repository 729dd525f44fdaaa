import { z } from 'zod'
import { shapeFaultSchema } from '../kernel/shape-fault'
import { LIMIT_NAMES } from '../match/limits'

/** Limits of a match, of its parts and of its file. */
export const FILE_LIMIT_NAMES = [...LIMIT_NAMES, 'file-size'] as const

/** Why the system does not hand a file out. */
export const NOT_READABLE = ['not-permitted', 'input-output', 'not-a-file', 'busy', 'away', 'other'] as const

export const NO_FILES = ['folder', 'link', 'pipe', 'socket', 'device'] as const

/** As logs have it, in English; a page says it where it knows no more. */
const detail = z.string().max(500)

/** What a page says in its language. Absent where an older version noted it, or a newer one in a way that this one does not know. */
const shape = shapeFaultSchema.optional().catch(undefined)
const what = z.enum(NO_FILES).optional().catch(undefined)

/**
 * Why a match that is there cannot be opened.
 *
 * `not-readable` may pass, so the file is looked at again each time; everything else stays until someone mends the file.
 */
export const damageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('not-json'), how: z.enum(['empty', 'cut', 'other']) }),
  /** `detail` says where and what: `rounds.0.leader: …`. */
  z.object({ kind: z.literal('wrong-shape'), detail, shape }),
  /** The file holds the match `id` under the name of this one. */
  z.object({ kind: z.literal('other-match'), id: z.string().max(100) }),
  /** Places from 1; null where it is no single round or event, but the match or something beside its rounds. */
  z.object({
    kind: z.literal('over-limit'),
    limit: z.enum(FILE_LIMIT_NAMES),
    found: z.number(),
    allowed: z.number(),
    round: z.int().nullable(),
    event: z.int().nullable(),
  }),
  /** A newer Caravan made it, in a way of which this one understands nothing. */
  z.object({ kind: z.literal('newer') }),
  /** It was read, and then could not be worked with: a fault of Caravan. */
  z.object({ kind: z.literal('fault'), detail }),
  z.object({ kind: z.literal('not-readable'), why: z.enum(NOT_READABLE), detail, what }),
])
export type Damage = z.infer<typeof damageSchema>

/** Whether the match may be there again without anyone mending it. */
export function isPassing({ kind }: Damage): boolean {
  return kind === 'not-readable'
}

/** Whether the system is only short of something for the moment. */
export function isBusy(damage: Damage | undefined): boolean {
  return damage?.kind === 'not-readable' && damage.why === 'busy'
}

/** What is wrong as logs and details of answers carry it; pages word it in their language. */
export function damageText(damage: Damage): string {
  switch (damage.kind) {
    case 'not-json':
      return 'not JSON'
    case 'wrong-shape':
    case 'fault':
      return damage.detail
    case 'other-match':
      return `id: holds the match ${damage.id}`
    case 'over-limit':
      return `${damage.limit}: ${damage.found}, at most ${damage.allowed}`
    case 'newer':
      return 'made by a newer version of Caravan'
    case 'not-readable':
      return damage.detail
  }
}

/** The longest detail that is sent. */
export function shortDetail(text: string): string {
  return text.length <= 500 ? text : `${text.slice(0, 499)}…`
}
