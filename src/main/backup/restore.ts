import type { Restored, RestoreWish } from '#shared/contract/backup'
import { byField, KIND_NAMES, KINDS, keptWith, nameOf, type House } from '../store/kinds/kinds'
import { LimitFault, SaveFault } from '../store/save-fault'
import type { Store } from '../store/store'
import { contentOf, Refused } from './bad-backup'
import type { Progress } from './make'
import { stampOf, whyUnusable, type ComparedThing, type Plan } from './plan'
import { openArchive } from './read-archive'

export interface RestoreOptions {
  readonly house: House & { readonly store: Store }
  readonly plan: Plan
  readonly wish: RestoreWish
  /** The backup of what is here, made just before. */
  readonly before: string | null
  readonly progress: Progress
  readonly signal: AbortSignal
}

/** Counts as restoring goes on. */
type Counting = { -readonly [F in keyof Restored]: Restored[F] }

/**
 * Restores what was chosen, kind after kind: photos first, since matches name them, and each thing whole or not at all.
 *
 * Nothing is taken away. What was changed here since it was looked at stays as it is. `Refused` with what was done until then when it has to stop.
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { house, plan, before } = options
  const stamp = await stampOf(house.store, plan.path)
  if (stamp.size !== plan.stamp.size || stamp.mtimeMs !== plan.stamp.mtimeMs) throw new Refused({ kind: 'changed' })
  const restored: Counting = {
    ...byField(() => ({ added: 0, replaced: 0 })),
    photos: 0,
    settings: 0,
    left: 0,
    unusable: plan.unusable.length,
    overLimit: [],
    before,
  }
  try {
    await bringAll(options, restored)
    return restored
  } catch (error) {
    if (error instanceof SaveFault) throw new Refused({ kind: 'stopped', restored, why: error.toRefusal() })
    throw error
  }
}

/** What is to be restored, kind by kind in turn. */
function wantedOf({ things }: Plan, wish: RestoreWish): readonly (readonly ComparedThing[])[] {
  const isWanted = ({ kind, state }: ComparedThing): boolean => {
    if (KINDS[kind].shown.as === 'choice') return wish.settings && (state === 'new' || state === 'other')
    return state === 'new' || (wish.choice === 'all' && (state === 'older' || state === 'newer'))
  }
  const wanted = things.filter(isWanted)
  const here = new Set([...wanted, ...things.filter(({ state }) => state === 'same')].map(nameOf))
  const turns = KIND_NAMES.toSorted((a, b) => KINDS[a].turn - KINDS[b].turn)
  return turns.map((kind) => wanted.filter((thing) => thing.kind === kind && isWithItsOwn(thing, here)))
}

/** Whether what it is kept with is here, or comes too. */
function isWithItsOwn(thing: ComparedThing, names: ReadonlySet<string>): boolean {
  const other = keptWith(nameOf(thing))
  return other === null || names.has(nameOf(other))
}

async function bringAll({ house, plan, wish, progress, signal }: RestoreOptions, restored: Counting): Promise<void> {
  const wanted = wantedOf(plan, wish)
  const total = wanted.reduce((sum, things) => sum + things.length, 0)
  let done = 0
  const archive = await openArchive(house.store.device.files, plan.path)
  // entries are found again by name: those of the plan belong to a file that was closed
  const byName = new Map(archive.entries.map((entry) => [entry.name, entry]))
  const bring = async ({ kind, id, entry: name, here, line }: ComparedThing): Promise<void> => {
    const entry = byName.get(name)
    if (entry === undefined) throw new Refused({ kind: 'changed' })
    const found = contentOf(name, await archive.read(entry), (bytes) => KINDS[kind].read(id, bytes))
    if (found === null) throw new Refused({ kind: 'changed' })
    const brought = await found.bring(house, here, plan.manifest.made).catch((error: unknown) => {
      if (!(error instanceof LimitFault) || line === null) throw error
      restored.overLimit.push(line)
      return null
    })
    if (brought === true) count(restored, kind, here)
    if (brought === false) restored.left++
  }
  try {
    for (const things of wanted) {
      await sideBySide(things, async (thing) => {
        signal.throwIfAborted()
        progress('restoring', done++, total)
        try {
          await bring(thing)
        } catch (error) {
          whyUnusable(error)
          restored.unusable++
        }
      })
    }
  } finally {
    await archive.close()
  }
}

function count(restored: Counting, kind: ComparedThing['kind'], here: string | null): void {
  const { shown } = KINDS[kind]
  switch (shown.as) {
    case 'versions':
      restored[shown.field][here === null ? 'added' : 'replaced']++
      break
    case 'files':
      restored[shown.field]++
      break
    case 'choice':
      restored.settings++
      break
  }
}

/** Files written at the same time; a disk takes several hardly slower than one. */
const AT_ONCE = 8

/** Does it with each, some at a time. What was begun has ended before the first failure is thrown. */
async function sideBySide<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < things.length; at += AT_ONCE) {
    const ended = await Promise.allSettled(things.slice(at, at + AT_ONCE).map(work))
    const failed = ended.find((each) => each.status === 'rejected')
    if (failed !== undefined) throw failed.reason
  }
}
