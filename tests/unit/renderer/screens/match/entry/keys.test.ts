// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { controlTakes, intentOf, type KeyPress } from '../../../../../../src/renderer/screens/match/entry/keys'
import { keysBelongElsewhere } from '../../../../../../src/renderer/keys/key-guards'

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held })

afterEach(() => document.body.replaceChildren())

function put(html: string): Element {
  document.body.innerHTML = html
  return document.body.querySelector('[data-here]') as Element
}

describe('What a key means', () => {
  test.each([
    ['6', { kind: 'digit', digit: '6' }],
    ['-', { kind: 'end-half' }],
    [' ', { kind: 'end-half' }],
    ['ArrowLeft', { kind: 'lay', arm: 'left' }],
    ['ArrowRight', { kind: 'lay', arm: 'right' }],
    ['Enter', { kind: 'confirm' }],
    ['Escape', { kind: 'clear' }],
    ['Backspace', { kind: 'erase' }],
    ['d', { kind: 'draw' }],
    ['P', { kind: 'pass' }],
    ['b', { kind: 'blocked' }],
    ['n', { kind: 'next-round' }],
    ['x', null],
    ['F5', null],
  ])('%s', (key, intent) => expect(intentOf(press(key))).toEqual(intent))

  test('undo and redo, as each system has them', () => {
    const kinds = [
      press('z', { ctrlKey: true }),
      press('z', { metaKey: true }),
      press('y', { ctrlKey: true }),
      press('Z', { ctrlKey: true, shiftKey: true }),
    ].map((each) => intentOf(each)?.kind)
    expect(kinds).toEqual(['undo', 'undo', 'redo', 'redo'])
  })

  test('the browser keeps its own shortcuts', () => {
    expect(intentOf(press('p', { ctrlKey: true }))).toBeNull()
    expect(intentOf(press('d', { metaKey: true }))).toBeNull()
    expect(intentOf(press('ArrowLeft', { altKey: true }))).toBeNull()
  })
})

describe('Whose a key is', () => {
  test('a field keeps what is typed in it', () => {
    expect(keysBelongElsewhere(put('<label>Name <input data-here></label>'))).toBe(true)
    expect(keysBelongElsewhere(put('<textarea data-here></textarea>'))).toBe(true)
    expect(keysBelongElsewhere(put('<p data-here>Table</p>'))).toBe(false)
  })

  test('an open dialog keeps every key', () => {
    expect(keysBelongElsewhere(put('<dialog open></dialog><p data-here>Table</p>'))).toBe(true)
  })

  test('a focused button keeps Enter and space, and nothing else', () => {
    const button = put('<button data-here>Pass</button>')
    expect(controlTakes({ kind: 'confirm' }, button, true)).toBe(true)
    expect(controlTakes({ kind: 'end-half' }, button, true)).toBe(true)
    expect(controlTakes({ kind: 'digit', digit: '6' }, button, true)).toBe(false)
    expect(controlTakes({ kind: 'lay', arm: 'left' }, button, true)).toBe(false)
  })

  test('the pad gives Enter and arrows to the chosen tile', () => {
    const tile = put('<div data-pad><button data-here>6-4</button></div>')
    expect(controlTakes({ kind: 'confirm' }, tile, true)).toBe(false)
    expect(controlTakes({ kind: 'lay', arm: 'left' }, tile, true)).toBe(false)
    expect(controlTakes({ kind: 'confirm' }, tile, false)).toBe(true)
    expect(controlTakes({ kind: 'lay', arm: 'left' }, tile, false)).toBe(true)
  })
})
