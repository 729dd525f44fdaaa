import { relative } from 'node:path'
import { expect, TestRunner } from 'vitest'
import { root } from '../../scripts/lib/paths.mjs'
import { Chance } from './chance'

const ofTests = new WeakMap<object, Chance>()
const ofFiles = new Map<string, Chance>()

/** Ids of the test that runs, whatever ran before it. What is made before there is a test takes those of its file. */
export function testIds(): Chance {
  const file = relative(root, expect.getState().testPath ?? '').replaceAll('\\', '/')
  const test = TestRunner.getCurrentTest()
  const known = test === undefined ? ofFiles.get(file) : ofTests.get(test)
  const ids = known ?? new Chance(`the ids of ${file} ${test?.fullTestName ?? ''}`)
  if (test === undefined) ofFiles.set(file, ids)
  else ofTests.set(test, ids)
  return ids
}

export const newId = (): string => testIds().id()
