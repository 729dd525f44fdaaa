// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'

const stackOf = (element: object): unknown => (element as { readonly _debugStack?: unknown })._debugStack

test('React makes no stack for each element: all have one and the same', () => {
  const made: object[] = []
  const Part = () => {
    const element = <b>made here</b>
    made.push(element)
    return element
  }
  const [first, second] = [<Part key={1} />, <Part key={2} />]
  render([first, second])
  expect(stackOf(first)).toBeInstanceOf(Error)
  for (const element of [second, ...made]) expect(stackOf(element)).toBe(stackOf(first))
  expect(made).toHaveLength(2)
})
