import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './paths.mjs'

const sha = (...parts) => parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex')

export const hashOfFile = (path) => {
  try {
    return sha(readFileSync(path))
  } catch {
    return null
  }
}

/** All files under the given files and folders, sorted; what is not there counts as nothing. */
const filesUnder = (paths) => {
  const found = []
  const visit = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat?.isDirectory()) for (const name of readdirSync(path)) visit(join(path, name))
    else if (stat) found.push({ path, stat })
  }
  paths.forEach(visit)
  return found.sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** A file changed twice within a tick of the clock keeps its time; the quick look is believed about older files only. */
const TICK_MS = 2_000

/** A quick look (sizes and times) and a sure one (contents): times move with a checkout, contents do not. */
const lookAt = (paths) => {
  const files = filesUnder(paths)
  const newest = Math.max(0, ...files.map(({ stat }) => stat.mtimeMs))
  return {
    settled: newest < Date.now() - TICK_MS,
    look: sha(...files.map(({ path, stat }) => `${relative(root, path)} ${stat.size} ${stat.mtimeMs}`)),
    contents: () => sha(...files.flatMap(({ path }) => [relative(root, path), readFileSync(path)])),
  }
}

/** Remembers in `file` which inputs something was made from. */
export const stampOf = (file, inputs) => {
  const paths = inputs.map((input) => join(root, input))
  const read = () => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      return null
    }
  }
  /** Only saves time; where it may not be written, the next look takes as long as this one. */
  const remember = (made) => {
    try {
      writeFileSync(file, JSON.stringify(made))
    } catch (error) {
      if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error
    }
  }
  return {
    isFresh: () => {
      const made = read()
      if (made === null) return false
      const now = lookAt(paths)
      if (made.look === now.look) return true
      if (made.contents !== now.contents()) return false
      if (now.settled) remember({ ...made, look: now.look })
      return true
    },
    /** Taken before the work begins, written after it: a file changed in between makes the stamp old. */
    take: () => {
      const now = lookAt(paths)
      const stamp = JSON.stringify({ look: now.settled ? now.look : null, contents: now.contents() })
      return () => writeFileSync(file, stamp)
    },
    drop: () => rmSync(file, { force: true }),
  }
}
