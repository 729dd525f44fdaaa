import { setImmediate as later } from 'node:timers/promises'
import type { Taken } from '#shared/contract/damaged'
import { overMatch } from '#shared/match/limits'
import { trailEntrySchema } from '#shared/match/trail'
import { soundIn } from '../../store/json-adapter'
import { matchFileKind, storedMatchSchema, storedPlayerSchema, type StoredMatch } from '../../store/match-file'
import { isFields, listIn, type Fields } from './fields'
import { byEdits, byEvents, type Way } from './take-back'

/** A damaged match made sound again. */
export interface RepairedMatch {
  readonly match: StoredMatch
  /** What was taken back, the last first. */
  readonly taken: readonly Taken[]
  /** What was left out beside what was played: entries of the trail, fields, and the history of edits, as far as it went. */
  readonly leftOut: { readonly trail: number; readonly fields: readonly string[]; readonly history: boolean }
}

/** What a match can be without. */
const OPTIONAL = ['updatedOn', 'rematchOf', 'place', 'note', 'date', 'tableAid', 'learningAid', 'picture', 'binned', 'confirmRounds'] as const
const KNOWN: readonly string[] = Object.keys(storedMatchSchema.shape)

/** So few steps are tried one by one; the fewest of many is looked for by halves. */
const FEW = 8

/**
 * The match with the fewest of its last entries taken back after which it is sound; null where that cannot be done.
 *
 * `content` is what was parsed of the file of the match `id`. What is not part of what was played, and is not sound, is left out.
 */
export async function repairMatch(content: unknown, id: string): Promise<RepairedMatch | null> {
  if (!isFields(content) || content['id'] !== id || !Array.isArray(content['rounds'])) return null
  const tidy = tidied(content)
  const entries = countOf(content, 'done')
  for (const way of [byEdits(tidy.content), byEvents(tidy.content)]) {
    const found = await fewest(way, id)
    if (found === null) continue
    const { match, taken } = found
    return { match, taken, leftOut: { trail: tidy.trail, fields: tidy.fields, history: match.edits.done.length + taken.length < entries } }
  }
  return null
}

/** The match as its file has it, without what can be left out and is not sound. */
function tidied(content: Fields): { readonly content: Fields; readonly trail: number; readonly fields: readonly string[] } {
  const fields = Object.keys(content).filter((name) => {
    const known = OPTIONAL.find((each) => each === name)
    if (known !== undefined) return !storedMatchSchema.shape[known].safeParse(content[name]).success
    return !KNOWN.includes(name) && overMatch({ [name]: content[name] }) !== null
  })
  const players = listIn(content, 'players').map(withoutOddPerson)
  if (players.some((player, seat) => player !== listIn(content, 'players')[seat])) fields.push('personId')
  const kept: Fields = Object.fromEntries(Object.entries(content).filter(([name]) => !fields.includes(name)))
  const entries = listIn(content, 'trail')
  const trail = entries.filter((entry) => overMatch({ trail: [entry] }) === null && trailEntrySchema.safeParse(entry).success)
  const { revision } = content
  const isCounted = storedMatchSchema.shape.revision.safeParse(revision).success && overMatch({ revision }) === null
  return {
    content: {
      ...kept,
      ...(players.length === 0 ? {} : { players }),
      ...(content['trail'] === undefined ? {} : { trail }),
      ...(isCounted ? {} : { revision: countOf(content, 'done') }),
    },
    trail: entries.length - trail.length,
    fields,
  }
}

/** Who plays goes by name where the person is not to be made out. */
function withoutOddPerson(player: unknown): unknown {
  if (!isFields(player) || storedPlayerSchema.shape.personId.safeParse(player['personId']).success) return player
  const { personId: _, ...others } = player
  return others
}

async function fewest(way: Way, id: string): Promise<{ readonly match: StoredMatch; readonly taken: readonly Taken[] } | null> {
  const at = async (steps: number) => {
    // plays are answered in between
    await later()
    const after = way.after(steps)
    if (after === null) return null
    const match = soundOf(after.content, id) ?? (steps === 0 ? soundOf({ ...after.content, edits: { done: [], undone: [] } }, id) : null)
    return match === null ? null : { match, taken: after.taken }
  }
  for (let steps = 0; steps <= Math.min(FEW, way.most); steps++) {
    const found = await at(steps)
    if (found !== null) return found
  }
  let [failed, steps] = [FEW, FEW * 2]
  let found = null
  while (found === null && failed < way.most) {
    steps = Math.min(steps, way.most)
    found = await at(steps)
    if (found === null) [failed, steps] = [steps, steps * 2]
  }
  while (found !== null && steps - failed > 1) {
    const middle = (failed + steps) >> 1
    const nearer = await at(middle)
    if (nearer === null) failed = middle
    else [steps, found] = [middle, nearer]
  }
  return found
}

function soundOf(content: Fields, id: string): StoredMatch | null {
  // far quicker than to check the shape of what is too much anyway
  if (overMatch(content) !== null) return null
  try {
    return soundIn(content, matchFileKind(id))
  } catch {
    return null
  }
}

function countOf(content: Fields, which: 'done'): number {
  return listIn(content['edits'], which).length
}
