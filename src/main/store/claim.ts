import { randomBytes } from 'node:crypto'
import { basename, dirname } from 'node:path'
import { isQuarantined } from './quarantine-name'
import { isLeftBehind, renamePatiently, settleFolder, writeWhole } from './durable-file'
import { errorCode, hasCode } from './error-code'
import type { Files, FileStamp } from './files'
import { SaveFault, toSaveFault } from './save-fault'

/**
 * Compare-and-swap on a file that several computers may want to change at the same moment (docs/adr/0022).
 *
 * A claim is a folder `<file>.claim` with one *token* in it. It comes there whole, by a rename, which no file system does over a folder in which
 * something lies; so one at a time holds it. The change itself is a rename out of, or into, that very token. A host that takes the claim from a holder
 * that seems dead removes the token first: should the holder wake up, its rename finds nothing, and it begins again.
 */

/** Something else lies there by now than what the change was made from. Nothing was changed. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile'
}

const CLAIM = '.claim'

/** How a file is called in the token of its removal until it is gone. */
const REMOVED = 'removed'

/** A claim is held for a read and a rename. One that is the same for so long was left behind, in milliseconds. */
const LEFT_BEHIND_MS = 1_000

/** Longer than this nobody waits for a claim, in milliseconds. */
const CLAIM_PATIENCE_MS = 15_000

/** What a system says that does not rename over a folder in which something lies; Windows also while a scanner looks into ours. */
const TAKEN = ['ENOTEMPTY', 'EEXIST', 'EPERM', 'EACCES', 'EBUSY']

/** What a system says of a token, or of our own folder, that was cleared away. */
const CLEARED = ['ENOENT', 'ESTALE']

/** How long a rename may be refused without any claim being there, in milliseconds. */
const REFUSED_MS = 1_500

/** Others may clear ours away, thinking that we are gone; so often a change is begun. */
const ATTEMPTS = 8

/** A file, and who wants to change it. */
export interface Claimed {
  readonly files: Files
  readonly path: string
  /** Marks the claims of this device, so that the next start knows what the one before has left. */
  readonly owner: string
}

/** Whether what lies at the path is still what the change was made from, read from the disk. */
export type IsStill = () => Promise<boolean>

/** Puts `content` at `path`, whole and on the disk, or throws `ChangedMeanwhile` or a `SaveFault`; gives what the file then is. */
export function replaceIfStill(file: Claimed, content: Uint8Array, isStill: IsStill, isDone: IsStill): Promise<FileStamp> {
  const { files, path } = file
  return claimed(file, isStill, {
    prepare: (token) => writeWhole(files, token, [content]),
    commit: (token) => renamePatiently(files, token, path),
    isDone,
  })
}

/** Takes the file at `path` away, or throws as `replaceIfStill`. */
export function removeIfStill(file: Claimed, isStill: IsStill): Promise<void> {
  const { files, path } = file
  return claimed(file, isStill, {
    prepare: (token) => files.createFolder(token),
    commit: async (token) => {
      await renamePatiently(files, path, `${token}/${REMOVED}`)
      await settle(files, dirname(token), basename(token))
    },
    isDone: async () => (await files.stamp(path)) === null,
  })
}

/**
 * Moves what lies at `from` to `to`, one of both being the file, or throws as `replaceIfStill`.
 *
 * In between it lies in the claim. Its name there says where it belongs, so that a host which clears the claim away can put it there.
 */
export function moveIfStill(file: Claimed, from: string, to: string, isStill: IsStill): Promise<void> {
  const { files, path } = file
  const outside = basename(from === path ? to : from)
  return claimed(file, isStill, {
    prepare: (token) => files.createFolder(token),
    commit: async (token) => {
      await renamePatiently(files, from, `${token}/${outside}`)
      await renamePatiently(files, `${token}/${outside}`, to)
      await settle(files, dirname(token), basename(token))
    },
    isDone: async () => (await files.stamp(from)) === null && (await files.stamp(to)) !== null,
  })
}

interface ClaimedChange<T> {
  readonly prepare: (token: string) => Promise<T>
  /** Changes the file with one rename, which fails with ENOENT where the token is gone. */
  readonly commit: (token: string) => Promise<void>
  /** Whether the change is made although its rename found nothing (a file server may do it and lose its answer on the way), or its folder could not be flushed. */
  readonly isDone: () => Promise<boolean>
}

async function claimed<T>({ files, path, owner }: Claimed, isStill: IsStill, change: ClaimedChange<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const random = randomBytes(6).toString('hex')
    const name = `${owner}-${random}`
    const own = `${path}.${random}.tmp`
    const claim = `${path}${CLAIM}`
    try {
      await files.createFolder(own)
      const prepared = await change.prepare(`${own}/${name}`)
      await take(files, own, claim)
      if (!(await isStill())) throw new ChangedMeanwhile()
      await commit(change, `${claim}/${name}`)
      await Promise.all([settleFolder(files, dirname(path), change.isDone), files.removeFolder(claim).catch(() => undefined)])
      return prepared
    } catch (error) {
      for (const folder of [own, claim]) await settle(files, folder, name)
      if (error instanceof ChangedMeanwhile) throw error
      // another cleared it away, thinking that we were gone
      if (!hasCode(error, CLEARED) || attempt === ATTEMPTS) throw toSaveFault(error)
    }
  }
}

async function commit<T>(change: ClaimedChange<T>, token: string): Promise<void> {
  try {
    await change.commit(token)
  } catch (error) {
    if (!hasCode(error, CLEARED) || !(await change.isDone())) throw error
  }
}

/** Waits until the claim is ours. */
async function take(files: Files, own: string, claim: string): Promise<void> {
  const begun = performance.now()
  let seen: string | null = null
  let since = begun
  for (;;) {
    const refused = await files.rename(own, claim).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    )
    if (refused === null) return
    if (!hasCode(refused, TAKEN)) throw refused
    const now = performance.now()
    const tokens = await tokensIn(files, claim)
    if (tokens === null) {
      if (now - begun > REFUSED_MS) throw refused
    } else if (now - begun > CLAIM_PATIENCE_MS) {
      throw new SaveFault('other', `something lies at ${basename(claim)}, where Caravan claims the file, and does not go`)
    } else {
      const held = tokens.join('/')
      if (held !== seen) [seen, since] = [held, now]
      if (tokens.length === 0 || now - since > LEFT_BEHIND_MS) await breakClaim(files, claim, tokens)
    }
    await files.timers.wait(1 + Math.random() * 10)
  }
}

/** Null where there is no claim. */
async function tokensIn(files: Files, claim: string): Promise<readonly string[] | null> {
  try {
    return await files.listNoLink(claim)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** What was left of claims, by name of their folder: the tokens that were in them. */
export type ClaimsSeen = ReadonlyMap<string, string>

/**
 * Clears away claims in a folder that are as they were when it was last looked through, which has to be a good while ago; gives what there is now.
 *
 * A host that is killed leaves one behind, and what keeps folders in step would carry it about until someone changes that very file.
 */
export function clearLeftClaims(files: Files, folder: string, names: Iterable<string>, before: ClaimsSeen): Promise<ClaimsSeen> {
  return clearClaims(files, folder, names, (name, tokens) => before.get(name) === tokens.join('/'))
}

async function clearClaims(
  files: Files,
  folder: string,
  names: Iterable<string>,
  isLeft: (name: string, tokens: readonly string[]) => boolean,
): Promise<ClaimsSeen> {
  const seen = new Map<string, string>()
  for (const name of names) {
    if (!name.endsWith(CLAIM)) continue
    const tokens = await tokensIn(files, `${folder}/${name}`).catch(() => null)
    if (tokens === null) continue
    if (isLeft(name, tokens)) await breakClaim(files, `${folder}/${name}`, tokens)
    else seen.set(name, tokens.join('/'))
  }
  return seen
}

/** Clears away, at the start, what interrupted writes left in a folder. Another computer that is just writing there begins again. */
export async function clearLeftovers(
  { files, owner = '' }: { readonly files: Files; readonly owner?: string },
  folder: string,
  isOurs: (name: string) => boolean = () => true,
): Promise<void> {
  const names = (await files.list(folder)).filter(isOurs)
  await clearClaims(files, folder, names, (_, tokens) => tokens.every((token) => token.startsWith(`${owner}-`)))
  for (const name of names.filter(isLeftBehind)) {
    const path = `${folder}/${name}`
    const tokens = await files.listNoLink(path).catch(() => null)
    if (tokens === null) await files.remove(path).catch(() => undefined)
    else await breakClaim(files, path, tokens)
  }
}

async function breakClaim(files: Files, claim: string, tokens: readonly string[]): Promise<void> {
  for (const token of tokens) await settle(files, claim, token)
  await files.removeFolder(claim).catch(() => undefined)
}

/** Takes one token out of a folder, and the folder if nothing else is in it. */
async function settle(files: Files, folder: string, token: string): Promise<void> {
  const path = `${folder}/${token}`
  const inside = await files.listNoLink(path).catch(() => null)
  if (inside === null) await files.remove(path).catch(() => undefined)
  else {
    for (const name of inside) {
      // what was being moved aside is kept
      if (name === REMOVED) await files.remove(`${path}/${name}`).catch(() => undefined)
      else if (isQuarantined(name)) await files.rename(`${path}/${name}`, `${dirname(folder)}/${name}`).catch(() => undefined)
    }
    await files.removeFolder(path).catch(() => undefined)
  }
  await files.removeFolder(folder).catch(() => undefined)
}
