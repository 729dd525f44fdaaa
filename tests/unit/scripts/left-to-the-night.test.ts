import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name).replaceAll('\\', '/'))

/** A test as its file begins it, by whatever name the file has for one. */
const BEGINS = /^\s*\w*(?:test|it|withoutCamera)(?:\.\w+)*\(/i

/** Whether anything in a file runs by day: what is left to the night ends where its line is as far in as it began, since files have one form. */
function runsByDay(source: string): boolean {
  let night: string | null = null
  for (const line of source.split('\n')) {
    const inset = /^ */.exec(line)?.[0] ?? ''
    if (night !== null) {
      if (line === `${night}})` || line === `${night})`) night = null
    } else if (/^ *atNight\(/.test(line)) night = inset
    else if (BEGINS.test(line)) return true
  }
  return false
}

const named = sources('tests').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\batNight\(\s*\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, byDay = '']) => ({ file, byDay })),
  ),
)

describe('What is left to the night', () => {
  test('names files that look at the same by day, of which each is there and has a test that runs by day', () => {
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(({ byDay }) => !runsByDay(readFileSync(byDay, 'utf8'))).map(({ file, byDay }) => `${file} names ${byDay}`)).toEqual([])
  })

  test('is seen where a whole file is', () => {
    const walk = "  test('goes', () => {\n  })\n"
    const left = `atNight(byDay, () => {\n${walk}})\n`
    const inLines = `  atNight(\n    byDay,\n    () => {\n    ${walk}    },\n  )\n`
    expect([walk, left, left + walk, inLines, inLines + walk].map(runsByDay)).toEqual([true, false, true, false, true])
  })
})
