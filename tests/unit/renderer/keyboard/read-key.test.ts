// @vitest-environment jsdom
import { createElement, type KeyboardEvent as ReactKeyboardEvent } from 'react'
import { act, cleanup, render, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { plainKey, readKey } from '../../../../src/renderer/keyboard/read-key'
import { usePrints } from '../../../../src/renderer/keyboard/script'
import { digitIn, withPlainDigits } from '#shared/kernel/digits'

type Pressed = readonly [key: string, code: string]

const event = ([key, code]: Pressed, held: KeyboardEventInit = {}): KeyboardEvent => new KeyboardEvent('keydown', { key, code, ...held })
const keyOf = (pressed: Pressed, held?: KeyboardEventInit): string | null => plainKey(event(pressed, held))
const places = (keys: string): readonly Pressed[] => [...keys].map((key, at) => [key, `Digit${(at + 1) % 10}`])

/* A Latin letter was the last one that was pressed. */
beforeEach(() => void readKey(event(['a', 'KeyA'])))
afterEach(cleanup)

/** What the row of digits prints, from 1 to 0, bare and with Shift, where a layout has its digits there. */
const ROWS = {
  'US, bare': ['1234567890', {}],
  'US with Shift': ['!@#$%^&*()', { shiftKey: true }],
  'French AZERTY, bare': ['&é"\'(-è_çà', {}],
  'French AZERTY with Shift': ['1234567890', { shiftKey: true }],
  'French AZERTY, Caps Lock': ['1234567890', {}],
  'Belgian, bare': ['&é"\'(§è!çà', {}],
  'Belgian with Shift': ['1234567890', { shiftKey: true }],
  'Czech QWERTZ, bare': ['+ěščřžýáíé', {}],
  'Czech QWERTZ with Shift': ['1234567890', { shiftKey: true }],
  'Slovak, bare': ['+ľščťžýáíé', {}],
  'Lithuanian, bare': ['ąčęėįšųū90', {}],
  'Lithuanian with Shift': ['ĄČĘĖĮŠŲŪ()', { shiftKey: true }],
  'Lithuanian ĄŽERTY, bare': ['!-/;:,.=()', {}],
  'German, with Shift': ['!"§$%&/()=', { shiftKey: true }],
  'Spanish, with Shift': ['!"·$%&/()=', { shiftKey: true }],
  'Programmer Dvorak, bare': ['&[{}(=*)+]', {}],
  'Greek, bare': ['1234567890', {}],
  'Hebrew with Shift': ['!@#$%^&*)(', { shiftKey: true }],
  'Russian, bare': ['1234567890', {}],
  'Arabic digits': ['١٢٣٤٥٦٧٨٩٠', {}],
  'Persian digits': ['۱۲۳۴۵۶۷۸۹۰', {}],
  'Hindi digits': ['१२३४५६७८९०', {}],
  'full-width digits': ['１２３４５６７８９０', {}],
  'Japanese kana': ['ぬふあうえおやゆよわ', {}],
  'Thai, bare': ['ๅ/-ภถุึคตจ', {}],
} as const satisfies Record<string, readonly [string, KeyboardEventInit]>

describe('The row of digits', () => {
  test.each(Object.entries(ROWS))('%s', (_, [row, held]) => {
    expect(
      places(row)
        .map((pressed) => keyOf(pressed, held))
        .join(''),
    ).toBe('1234567890')
  })

  test('a digit that is printed wins over the place, as on Programmer Dvorak with Shift', () => {
    expect(
      places('7531902468')
        .map((pressed) => keyOf(pressed, { shiftKey: true }))
        .join(''),
    ).toBe('7531902468')
  })

  test('a letter or a question mark that is printed there wins over the place', () => {
    expect(keyOf(['?', 'Digit7'], { shiftKey: true })).toBe('?')
    expect(keyOf(['q', 'Digit2'])).toBe('q')
  })

  test('the first half of a letter with an accent is a digit by its place', () => expect(keyOf(['Dead', 'Digit6'])).toBe('6'))

  test('² beside the 1 of a French keyboard is no 2', () => expect(keyOf(['²', 'Backquote'])).toBe('²'))

  test('a sign elsewhere is no digit', () => expect(keyOf(['-', 'Minus'])).toBe('-'))

  test('AltGr prints the digits of Lithuanian, and they count; what AltGr prints else does not', () => {
    const altGr = { modifierAltGraph: true }
    expect(keyOf(['6', 'Digit6'], altGr)).toBe('6')
    expect(keyOf(['6', 'Digit6'], { ...altGr, ctrlKey: true, altKey: true })).toBe('6')
    expect(keyOf(['|', 'Digit6'], altGr)).toBeNull()
    expect(keyOf(['@', 'KeyQ'], altGr)).toBeNull()
    expect(keyOf(['¼', 'Digit6'], { ...altGr, ctrlKey: true, altKey: true })).toBeNull()
  })
})

describe('The number pad', () => {
  test('has its digits', () => expect(keyOf(['6', 'Numpad6'])).toBe('6'))
  test('has arrows where Num Lock is off', () => expect(keyOf(['ArrowRight', 'Numpad6'])).toBe('ArrowRight'))
  test('has Enter', () => expect(keyOf(['Enter', 'NumpadEnter'])).toBe('Enter'))
  test('has signs that are no digits', () => expect(keyOf(['-', 'NumpadSubtract'])).toBe('-'))
})

describe('A letter', () => {
  test.each([
    ['US', ['d', 'KeyD'], 'd'],
    ['US, Caps Lock', ['D', 'KeyD'], 'd'],
    ['French AZERTY, by what it prints', ['q', 'KeyA'], 'q'],
    ['German, by what it prints', ['z', 'KeyY'], 'z'],
    ['Dvorak, by what it prints', ['d', 'KeyH'], 'd'],
    ['Dvorak, by what it prints', ['e', 'KeyD'], 'e'],
    ['Dvorak: a sign is a sign', ["'", 'KeyQ'], "'"],
    ['Turkish', ['İ', 'Quote'], 'i̇'],
    ['full-width', ['ｄ', 'KeyD'], 'd'],
    ['an accented letter is none of ours', ['é', 'KeyE'], 'é'],
    ['Russian, by its place', ['в', 'KeyD'], 'd'],
    ['Russian, by its place', ['Т', 'KeyN'], 'n'],
    ['Greek, by its place', ['π', 'KeyP'], 'p'],
    ['Hebrew, by its place', ['ג', 'KeyD'], 'd'],
    ['Arabic, by its place', ['ي', 'KeyD'], 'd'],
    ['Arabic: one key that writes two letters', ['لا', 'KeyB'], 'b'],
    ['Hindi: a mark is a letter too', ['ि', 'KeyF'], 'f'],
    ['Korean, by its place', ['ㅇ', 'KeyD'], 'd'],
    ['from a screen that knows no places', ['в', ''], 'в'],
  ] as const)('%s: %s', (_, pressed, expected) => expect(keyOf(pressed)).toBe(expected))

  test('a key that prints a sign counts by its place once a letter that is not Latin was pressed: Q in Greek and Hebrew', () => {
    expect(keyOf([';', 'KeyQ'])).toBe(';')
    readKey(event(['δ', 'KeyD']))
    expect([keyOf([';', 'KeyQ']), keyOf(['/', 'KeyQ']), keyOf(['?', 'Slash'])]).toEqual(['q', 'q', '?'])
    readKey(event(['d', 'KeyD']))
    expect(keyOf([';', 'KeyQ'])).toBe(';')
  })

  test('together with Ctrl it is read alike', () => {
    expect(readKey(event(['я', 'KeyZ'], { ctrlKey: true }))).toEqual({ key: 'z', shift: false, ctrl: true, alt: false })
    expect(readKey(event(['w', 'KeyZ'], { metaKey: true }))).toEqual({ key: 'w', shift: false, ctrl: true, alt: false })
  })
})

describe('The question mark', () => {
  test.each([
    ['US', '?', 'Slash'],
    ['French AZERTY', '?', 'KeyM'],
    ['German', '?', 'Minus'],
    ['Arabic', '؟', 'Slash'],
    ['full-width', '？', 'Slash'],
  ])('%s', (_, key, code) => expect(keyOf([key, code], { shiftKey: true })).toBe('?'))
})

describe('What is not ours', () => {
  const MODIFIERS = [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { modifierAltGraph: true }]

  test.each(MODIFIERS)('a key with %o is the browser’s', (held) => {
    for (const pressed of [
      ['-', 'Digit6'],
      ['d', 'KeyD'],
      ['Enter', 'Enter'],
      ['ArrowLeft', 'ArrowLeft'],
    ] as const)
      expect(keyOf(pressed, held)).toBeNull()
  })

  /* Chromium and Firefox say that it composes; for the Enter that ends it WebKit has only the number. */
  test.each([
    ['Chromium, Firefox', { isComposing: true }],
    ['Chromium', { isComposing: true, keyCode: 229 }],
    ['WebKit', { keyCode: 229 }],
  ])('a key of an input method (%s)', (_, held) => {
    for (const pressed of [
      ['Enter', 'Enter'],
      ['Escape', 'Escape'],
      ['Backspace', 'Backspace'],
      ['6', 'Digit6'],
      ['Process', 'KeyD'],
    ] as const)
      expect(readKey(event(pressed, held)), pressed[0]).toBeNull()
  })

  test('the same where React hands the key on', () => {
    const read: (string | null)[] = []
    const onKeyDown = (pressed: ReactKeyboardEvent): void => void read.push(plainKey(pressed))
    const { container } = render(createElement('input', { onKeyDown }))
    const field = container.querySelector('input')
    for (const held of [{}, { isComposing: true }, { keyCode: 229 }, { modifierAltGraph: true }])
      act(() => void field?.dispatchEvent(event(['Enter', 'Enter'], { bubbles: true, ...held })))
    expect(read).toEqual(['Enter', null, null, null])
  })
})

describe('Digits in text', () => {
  test('are read in every script', () => {
    expect(withPlainDigits('٦٤ ６４ 64 ²')).toBe('64 64 64 ²')
    expect([digitIn(''), digitIn('66'), digitIn('²'), digitIn('𝟞')]).toEqual([null, null, null, 6])
  })
})

describe('What keys print', () => {
  test('is learnt where it is not Latin, and forgotten once it is', () => {
    const { result } = renderHook(usePrints)
    expect(result.current.size).toBe(0)
    act(() => void readKey(event(['т', 'KeyN'])))
    expect([...result.current]).toEqual([['KeyN', 'т']])
    act(() => void readKey(event(['n', 'KeyN'])))
    expect(result.current.size).toBe(0)
  })
})
