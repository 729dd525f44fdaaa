import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { root } from '../../../scripts/lib/paths.mjs'

type Graph = ReadonlyMap<string, readonly string[]>

/** Files that import one another in a circle, each circle once. Imports of types count: who needs a type of another file cannot be read without it. */
function circlesIn(graph: Graph): readonly (readonly string[])[] {
  const circles: string[][] = []
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file)
    if (at !== -1) return void circles.push(way.slice(at))
    if (done.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...way, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return circles
}

/** What each file under src imports of the others, in whatever way. */
function importsUnder(folder: string): Graph {
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  const fileOf = (base: string) => ['', '.ts', '.tsx', '/index.ts'].map((end) => base + end).find((path) => files.has(path))
  const importsOf = (file: string): readonly string[] =>
    ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.flatMap(({ fileName }) => {
      const alias = /^#(shared|main)\/(.+)$/.exec(fileName)
      if (alias === null && !fileName.startsWith('.')) return []
      const target = alias === null ? resolve(dirname(file), fileName) : join(folder, alias[1] ?? '', alias[2] ?? '')
      return fileOf(target) ?? []
    })
  return new Map([...files].map((file) => [file, importsOf(file)]))
}

describe('Imports', () => {
  const graph = importsUnder(join(root, 'src'))

  test('are all found', () => {
    expect(graph.size).toBeGreaterThan(800)
    expect(graph.get(join(root, 'src/main/router.ts'))).toContain(join(root, 'src/shared/contract/contract.ts'))
    expect(graph.get(join(root, 'src/renderer/screens.ts'))).toContain(join(root, 'src/renderer/screens/match/match-screen.tsx'))
  })

  test('never run in a circle', () => {
    expect(circlesIn(graph).map((circle) => circle.map((file) => file.slice(root.length + 1)).join(' → '))).toEqual([])
  })

  test('that do are told', () => {
    expect(
      circlesIn(
        new Map([
          ['a', ['b']],
          ['b', ['c', 'd']],
          ['c', ['b']],
          ['d', []],
        ]),
      ),
    ).toEqual([['b', 'c']])
    expect(circlesIn(new Map([['a', ['a']]]))).toEqual([['a']])
  })
})
