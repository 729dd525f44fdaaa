// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fitted } from '../../../../src/renderer/printing/fit-text'

const LETTERS = { family: 'Figtree', weight: 650 }
const ROOM = { width: 400, size: 80, least: 40, lines: 2 }

/* Without a canvas, a letter is 0.55 of its height wide. */
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))

describe('A text that has to fit', () => {
  test('is as large as it may be where it has room, and smaller where that is enough', () => {
    expect(fitted('Tom wins', LETTERS, ROOM)).toEqual({ lines: ['Tom wins'], size: 80 })
    const smaller = fitted('Grandma wins', LETTERS, ROOM)
    expect(smaller.lines).toEqual(['Grandma wins'])
    expect(smaller.size).toBe(60)
  })

  test('is broken between words in the smallest letters', () => {
    expect(fitted('Bartholomew Fitzgerald wins', LETTERS, ROOM)).toEqual({ lines: ['Bartholomew', 'Fitzgerald wins'], size: 40 })
  })

  test('is cut where even that has no room', () => {
    const { lines } = fitted('Bartholomew Maximilian Fitzgerald-Montgomery wins', LETTERS, ROOM)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/…$/)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(18)
  })
})
