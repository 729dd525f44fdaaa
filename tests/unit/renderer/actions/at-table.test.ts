// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import type { PresetId } from '#shared/rules/presets'
import { meantBy } from '../../../../src/renderer/actions/action'
import {
  behindMore,
  MORE_LISTS,
  TABLE_ACTIONS,
  TABLE_KEYS,
  buttonOf,
  canBeDone,
  tableAction,
  type OpenTableActions,
  type TableActionName,
} from '../../../../src/renderer/actions/at-table'
import { buttonShown, isButtonThere } from '../../../../src/renderer/actions/action-button'
import { keysBelongElsewhere } from '../../../../src/renderer/actions/use-action-keys'
import type { KeyPress } from '../../../../src/renderer/keyboard/read-key'
import { toldTable } from './told-table'

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({ key, ctrl: false, alt: false, shift: false, ...held })

/** What comes of a key at a table; null where it means nothing there. */
function doneBy(pressed: KeyPress, preset?: Parameters<typeof toldTable>[1]): string | null {
  const done: string[] = []
  const table = toldTable((each) => done.push(each), preset)
  const meant = meantBy(TABLE_KEYS, pressed, table)
  meant?.does(table)
  return meant === null ? null : done.join(', ')
}

/** Whether a key is what has the focus's. */
function leaves(key: string, target: Element, asked: boolean, waits = false): boolean {
  const table: OpenTableActions = { ...toldTable(() => undefined), asked }
  return meantBy(TABLE_KEYS, press(key), table)?.action.leaves?.({ target, waits }, table) ?? false
}

afterEach(() => document.body.replaceChildren())

function put(html: string): Element {
  document.body.innerHTML = html
  return document.body.querySelector('[data-here]') as Element
}

describe('What a key means', () => {
  test.each([
    ['6', 'half 6'],
    ['9', 'half 9'],
    ['-', null],
    ['ArrowLeft', 'arrow left'],
    ['ArrowDown', 'arrow down'],
    ['ArrowUp', 'arrow up'],
    ['Enter', 'confirm'],
    ['Escape', 'clear'],
    ['Backspace', 'erase'],
    ['d', 'draw'],
    ['p', 'pass'],
    ['b', 'open block'],
    ['n', 'next'],
    ['e', 'say ends'],
    ['t', 'say turn'],
    ['s', 'say scores'],
    ['h', 'say hand'],
    ['l', 'say last'],
    ['x', null],
    ['F5', null],
  ])('%s', (key, done) => expect(doneBy(press(key))).toBe(done))

  test.each([
    ['a', 'half 10'],
    ['c', 'half 12'],
    ['d', 'draw'],
  ])('%s with a double-twelve set', (key, done) => expect(doneBy(press(key), 'double-bergen-twelve')).toBe(done))

  test('a letter that is a half does what it does elsewhere together with Shift', () => {
    expect(doneBy(press('b', { shift: true }), 'double-bergen-twelve')).toBe('open block')
    expect(doneBy(press('c', { shift: true }), 'double-bergen-twelve')).toBe(null)
    expect(doneBy(press('f', { shift: true }))).toBe('open photo')
  })

  test('a digit counts with Shift too, where French and Czech keyboards have it', () => {
    expect(doneBy(press('6', { shift: true }))).toBe('half 6')
  })

  test('undo and redo, as each system has them', () => {
    const done = [press('z', { ctrl: true }), press('y', { ctrl: true }), press('z', { ctrl: true, shift: true })].map((each) => doneBy(each))
    expect(done).toEqual(['undo', 'redo', 'redo'])
  })

  test('the browser keeps its own shortcuts', () => {
    expect(doneBy(press('p', { ctrl: true }))).toBe(null)
    expect(doneBy(press('d', { ctrl: true }))).toBe(null)
    expect(doneBy(press('ArrowLeft', { alt: true }))).toBe(null)
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

  test('a focused button keeps Enter, and nothing else', () => {
    const target = put('<button data-here>Pass</button>')
    expect(leaves('Enter', target, true)).toBe(true)
    expect(leaves('6', target, true)).toBe(false)
    expect(leaves('ArrowLeft', target, true)).toBe(false)
  })

  test('the chosen tile gives Enter to what is chosen; another tile is chosen with it', () => {
    const chosen = put('<div data-pad><button data-here aria-pressed="true">6-4</button></div>')
    expect(leaves('Enter', chosen, false)).toBe(false)
    const other = put('<div data-pad><button data-here aria-pressed="false">6-4</button></div>')
    expect(leaves('Enter', other, false)).toBe(true)
  })

  test('arrows choose an end only where there is one to choose; else they are the tray’s', () => {
    const target = put('<div data-pad><button data-here aria-pressed="true">6-4</button></div>')
    expect(leaves('ArrowLeft', target, true)).toBe(false)
    expect(leaves('ArrowLeft', target, false)).toBe(true)
    expect(leaves('ArrowLeft', target, false, true), 'while keys wait, the tile it is meant for may be among them').toBe(false)
  })
})

describe('The actions of a table', () => {
  const names = Object.keys(TABLE_ACTIONS) as readonly TableActionName[]
  const keysOf = (name: TableActionName): readonly string[] => {
    const action = TABLE_ACTIONS[name]
    return 'reads' in action || !('keys' in action) ? [] : [...action.keys, ...('alsoKeys' in action ? action.alsoKeys : [])]
  }

  test('have each a key of their own', () => {
    const keys = [...names.flatMap(keysOf), ...TABLE_KEYS.slice(names.length).flatMap(({ keys: own = [] }) => own)]
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  test('say in one way what comes of them', () => {
    for (const name of names)
      expect(
        ['does', 'opens', 'leadsTo', 'reads'].filter((way) => way in TABLE_ACTIONS[name]),
        name,
      ).toHaveLength(1)
  })

  test('do the same by key and by button, and nothing where they cannot be done', () => {
    for (const name of names) {
      const action = tableAction(name)
      for (const key of keysOf(name)) {
        const [bare = '', ...held] = key.split(' ').reverse()
        const pressed = press(bare === 'Esc' ? 'Escape' : bare.length === 1 ? bare.toLowerCase() : bare, {
          ctrl: held.includes('Ctrl'),
          shift: held.includes('Shift'),
        })
        const byButton: string[] = []
        action.does(toldTable((done) => byButton.push(done)))
        expect(doneBy(pressed), key).toBe(byButton.join(', '))
        const idle: string[] = []
        const table: OpenTableActions = {
          ...toldTable((done) => idle.push(done)),
          acts: false,
          entry: null,
          undo: null,
          redo: null,
          next: null,
          question: null,
        }
        meantBy(TABLE_KEYS, pressed, table)?.does(table)
        /* What can always be opened is opened. */
        if (!('opens' in TABLE_ACTIONS[name]) || !canBeDone(name, table)) expect(idle, key).toEqual([])
      }
    }
  })

  test('are each reached by a key, in a list behind More, or beside the pad', () => {
    const rows: readonly string[] = [...MORE_LISTS, 'wrong' as const].flatMap(behindMore)
    const lost = names.filter((name) => !('keys' in TABLE_ACTIONS[name]) && !rows.includes(name))
    expect(lost, 'has neither keys nor a list behind More; only More itself is beside the pad alone').toEqual(['more'])
  })

  test('have buttons that say something, at every table', () => {
    const table = toldTable(() => undefined)
    for (const name of names) {
      if (!('button' in TABLE_ACTIONS[name])) continue
      const { text, fullName, more } = buttonOf(name as Parameters<typeof buttonOf>[0])
      for (const said of [text(table), fullName?.(table), more?.text?.(), more?.hint?.()]) expect(said, name).not.toBe('')
    }
  })

  test('have no button to draw where nobody draws; that to pass has its place', () => {
    const shownIn = (preset: PresetId) => {
      const { view } = toldTable(() => undefined, preset)
      return { draws: isButtonThere('draw', view), passes: isButtonThere('pass', view), wide: buttonShown('pass', view).wide }
    }
    const never = { draws: false, passes: true, wide: true }
    for (const preset of ['block', 'fives-and-threes', 'fives-and-threes-teesdale'] as const) expect(shownIn(preset), preset).toEqual(never)
    for (const preset of ['draw', 'muggins', 'bergen-pagat', 'all-fives'] as const)
      expect(shownIn(preset), preset).toEqual({ draws: true, passes: true, wide: false })
    // who draws all the same by key is told why not
    expect(doneBy(press('d'), 'block')).toBe('draw')
  })

  test('that need a round, a lesson or room are not there without', () => {
    const bare: OpenTableActions = { ...toldTable(() => undefined), acts: false, teach: null, lieFlat: null }
    expect(names.filter((name) => !canBeDone(name, bare))).toEqual([
      'blocked',
      'photo',
      'shifted',
      'finish',
      'underWay',
      'wentWrong',
      'teach',
      'flat',
      'notCalled',
      'endEarly',
      'goHome',
      'misplay',
      'adjust',
      'unannounced',
      'exposed',
      'countHand',
      'changeSet',
      'leave',
    ])
  })
})
