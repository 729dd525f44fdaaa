import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import { test } from '../e2e/harness/test'
import { TASKS, type Reached, type Task } from '../e2e/pages/first-evening'
import { FOLDER, takeAsItIs } from './pictures'

const GROUP = 'tasks'
const done: { readonly task: Task; readonly reached: readonly Reached[] }[] = []

/** A table of what each task took, in Markdown. */
function table(): string {
  const rows = done.flatMap(({ task, reached }) =>
    reached.map(
      ({ what, limit, now, holds }, at) => `| ${[at === 0 ? task.name : '', at === 0 ? task.before : '', what, limit, now, holds ? '✓' : '✗'].join(' | ')} |`,
    ),
  )
  return ['| Task | Taps before | | Limit | Now | |', '| --- | --- | --- | --- | --- | --- |', ...rows, ''].join('\n')
}

const fileName = (words: string): string => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

afterAll(() => {
  if (done.length === 0) return
  mkdirSync(join(FOLDER, GROUP), { recursive: true })
  writeFileSync(join(FOLDER, GROUP, 'tasks.md'), table())
})

for (const task of TASKS) {
  test(`${GROUP}: ${task.name}`, { timeout: 180_000 }, async ({ windows, dataFolder }) => {
    const reached = await task.go({ windows, dataFolder, seen: (page, step) => takeAsItIs(page, GROUP, fileName(`${task.name} ${step}`)) })
    done.push({ task, reached })
    expect(reached.filter(({ holds }) => !holds)).toEqual([])
  })
}
