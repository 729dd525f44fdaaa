import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { out } from './paths.mjs'
import { say } from './say.mjs'

const ours = join(out, '.lock')
const pause = (ms) => new Promise((done) => setTimeout(done, ms))

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Codes of file systems that have no links; FAT says one of the last two on Windows. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'ENOSYS', 'EISDIR', 'EINVAL']

const take = (file, link) => {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}-${process.pid}`
  writeFileSync(draft, String(process.pid))
  try {
    // a link appears whole or not at all: nobody ever reads a lock without its owner
    link(draft, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    if (!NO_LINKS.includes(error.code)) throw error
    return takeWithoutLinks(file)
  } finally {
    rmSync(draft, { force: true })
  }
}

const takeWithoutLinks = (file) => {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

const owner = (file) => {
  try {
    return Number(readFileSync(file, 'utf8')) || null
  } catch {
    return null
  }
}

/** Moves a dead owner's lock away; puts it back where another process took it in between. */
const clear = (file, dead) => {
  const aside = `${file}-stale-${process.pid}`
  try {
    renameSync(file, aside)
    if (Number(readFileSync(aside, 'utf8')) !== dead) linkSync(aside, file)
  } catch {
    // somebody else was faster; the next try sees what stands there now
  }
  rmSync(aside, { force: true })
}

const unreadableSince = (file) => {
  try {
    return Date.now() - statSync(file).mtimeMs
  } catch {
    return 0
  }
}

/** Runs `work` while no other command installs or builds in this project folder. `link` makes a second name for a file, which not every file system can. */
export const locked = async (work, file = ours, link = linkSync) => {
  let told = false
  while (!take(file, link)) {
    const pid = owner(file)
    if (pid !== null ? !isAlive(pid) : unreadableSince(file) > 10_000) {
      clear(file, pid ?? 0)
      continue
    }
    if (!told && pid !== null) say(`Waiting for another command that is setting up Caravan (process ${pid})…`)
    told = told || pid !== null
    await pause(100)
  }
  const release = () => rmSync(file, { force: true })
  process.on('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}
