import { execFileSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { changedSince } from '../../../scripts/lib/changed.mjs'
import { temporaryFolder } from '../../support/main/folder'

/** A repository with three files in its first commit. Git knows who commits, and nothing of what is set on this computer or where a hook of git's runs this. */
function repository() {
  const folder = temporaryFolder()
  for (const name of Object.keys(process.env).filter((name) => name.startsWith('GIT_'))) vi.stubEnv(name, undefined)
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(folder, '.git', 'nowhere'))
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], { encoding: 'utf8' })
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
  git('init', '--quiet')
  for (const name of ['one.ts', 'two.ts', 'three.ts']) write(name, name)
  git('add', '.')
  git('commit', '--quiet', '--message', 'first')
  return { folder, git, write }
}

describe('What has changed since a commit', () => {
  test('is nothing where nothing has', async () => {
    expect(await changedSince('HEAD', repository().folder)).toEqual([])
  })

  test('are files that were changed or are new, and none that are gone or ignored', async () => {
    const { folder, git, write } = repository()
    write('one.ts', 'changed')
    write('three.ts', 'changed and staged')
    git('add', 'three.ts')
    rmSync(join(folder, 'two.ts'))
    write('.gitignore', 'out.ts')
    write('out.ts', '')
    write('new.ts', '')
    expect(await changedSince('HEAD', folder)).toEqual(['.gitignore', 'new.ts', 'one.ts', 'three.ts'])
  })

  test('are those of later commits too', async () => {
    const { folder, git, write } = repository()
    write('one.ts', 'changed')
    git('commit', '--quiet', '--all', '--message', 'second')
    expect(await changedSince('HEAD', folder)).toEqual([])
    expect(await changedSince('HEAD~1', folder)).toEqual(['one.ts'])
  })

  test('cannot be told of a commit that is not there', async () => {
    await expect(changedSince('nowhere', repository().folder)).rejects.toThrow(/git .* nowhere .*failed/)
  })
})
