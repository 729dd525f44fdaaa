import { expect, it } from 'vitest'
import { repeatedNames } from '../../../scripts/lint/repeated-names.mjs'

const wrongIn = (texts: readonly string[]): readonly string[] =>
  repeatedNames(texts.map((text, at) => ({ path: `${at}.ts`, text }))).map(({ path, line, wrong }) => `${path}:${line} ${wrong}`)

it('a name that three files declare at their top is let be, and the fourth is told', () => {
  const declared = ['const MOST = 1', 'export const MOST = 2', 'export function MOST() {}', '\n\ninterface MOST {}']
  expect(wrongIn(declared.slice(0, 3))).toEqual([])
  expect(wrongIn(declared)).toEqual(['3.ts:3 MOST: 4 files declare this name; call it what it is here'])
})

it('a type beside its value counts once, and what stands inside a function not at all', () => {
  expect(wrongIn(Array.from({ length: 3 }, () => 'type Way = 1\nconst Way = 1\n'))).toEqual([])
  expect(
    wrongIn(Array.from({ length: 9 }, () => 'function f() {}\n').map((text, at) => text.replace('f', `f${at}`).replace('{}', '{\n  const way = 1\n}'))),
  ).toEqual([])
})
