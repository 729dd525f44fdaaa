import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base } from 'vitest'
import { startShell, type Shell, type ShellOptions } from './shell'

/** A test with a data folder of its own. Whatever it starts is ended, and nothing may have been done that Electron refuses. */
export const test = base
  .extend('dataFolder', async ({}, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'caravan-shell-'))
    onCleanup(() => rm(folder, { recursive: true, force: true }))
    return folder
  })
  .extend('start', async ({ dataFolder, onTestFinished }, { onCleanup }) => {
    const started: Shell[] = []
    const end = async (): Promise<void> => {
      for (const shell of started) shell.kill()
      await Promise.all(started.map((shell) => shell.ended))
    }
    // before the folder goes, which the program writes into to its end
    onCleanup(end)
    onTestFinished(async () => {
      await end()
      expect(started.flatMap((shell) => shell.refused())).toEqual([])
    })
    return (options: Partial<ShellOptions> = {}): Shell => {
      const shell = startShell({ dataFolder, ...options })
      started.push(shell)
      return shell
    }
  })
