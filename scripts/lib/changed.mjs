import { root } from './paths.mjs'
import { run } from './run.mjs'
import { Stop } from './say.mjs'

const git = async (folder, ...args) => {
  const { status, output } = await run('git', ['-C', folder, ...args], { quiet: true })
  if (status !== 0) throw new Stop(`git ${args.join(' ')} failed: ${output.trim()}`)
  return output.split('\n').filter((line) => line !== '')
}

/**
 * Files that differ from a commit and are still there, those included that git does not know yet.
 *
 * Paths are relative to the folder. Stops where there is no repository, or no such commit.
 */
export const changedSince = async (commit, folder = root) => {
  const differ = await git(folder, 'diff', '--name-only', '--relative', '--diff-filter=d', commit, '--')
  const unknown = await git(folder, 'ls-files', '--others', '--exclude-standard')
  return [...new Set([...differ, ...unknown])].sort()
}
