import type { z } from 'zod'
import { shortDetail, type Damage } from '#shared/contract/damage'
import { shapeFaultOf } from '#shared/kernel/shape-fault'
import type { OverLimit } from '#shared/match/limits'
import { messageWithoutPaths } from './without-paths'

type Beyond = Extract<Damage, { readonly kind: 'over-limit' }>

/** A limit that a match file goes beyond, with its place as people count and, for nesting, how deep it really is. */
export function limitDamage({ limit, found, allowed, where }: OverLimit, content: unknown): Beyond {
  const place = /^rounds\.(\d+)(?:\.events\.(\d+))?/.exec(where)
  const [round, event] = [numberAt(place?.[1]), numberAt(place?.[2])]
  return { kind: 'over-limit', limit, found: limit === 'nesting' ? Math.max(found, depthOf(valueAt(content, where))) : found, allowed, round, event }
}

/** Places in lists count from 0, those that people read from 1. */
function numberAt(place: string | undefined): number | null {
  return place === undefined ? null : Number(place) + 1
}

function valueAt(content: unknown, where: string): unknown {
  return where.split('.').reduce<unknown>((value, name) => (isJsonObject(value) ? value[name] : undefined), content)
}

function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Lists and objects within one another; nothing calls itself here, since nobody knows how deep it goes. */
function depthOf(value: unknown): number {
  let depth = 0
  let level = [value].filter(isJsonObject)
  while (level.length > 0) {
    depth++
    level = level.flatMap((each) => Object.values(each).filter(isJsonObject))
  }
  return depth
}

/** The first thing wrong with a content that a schema refused; in its detail with the path: `rounds.0.leader: …`. */
export function shapeDamage(error: z.ZodError, content: unknown): Damage {
  const issue = error.issues[0]
  const message = issue?.message ?? 'wrong shape'
  const place = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.join('.')}: `
  return { kind: 'wrong-shape', detail: shortDetail(`${place}${message}`), shape: shapeFaultOf(error, content) }
}

/** Something that was read and could not be worked with. */
export function faultDamage(fault: unknown): Damage {
  return { kind: 'fault', detail: shortDetail(messageWithoutPaths(fault)) }
}
