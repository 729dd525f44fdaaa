// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { DICE, FakeMatch, play } from '../../../fake-match'
import { sitDown } from '../../../sit-down'

/** What React keeps of a rendered component, as far as it is read here. */
interface Fiber {
  readonly type: { readonly name?: string } | null
  readonly flags: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
}

/** React sets it where a component has run (`PerformedWork`, for its own developer tools). */
const RAN = 1

const rendered = new Map<string, number>()

/** Counts the components that ran for what is shown now; what hangs below one that did not change is the same tree as before. */
function count(fiber: Fiber | null): void {
  for (let each = fiber; each !== null; each = each.sibling) {
    const name = typeof each.type === 'function' ? each.type.name : undefined
    if (name !== undefined && name !== 'Steady' && (each.flags & RAN) !== 0) rendered.set(name, (rendered.get(name) ?? 0) + 1)
    if (each.alternate === null || each.child !== each.alternate.child) count(each.child)
  }
}

/** The tree that is shown, which React keeps on the element it renders into. */
function shownTree(): Fiber {
  const container = [...document.querySelectorAll('div')].find((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer$')))
  const [, root] = Object.entries(container ?? {}).find(([key]) => key.startsWith('__reactContainer$')) ?? []
  return (root as { readonly stateNode: { readonly current: Fiber } }).stateNode.current
}

test('the first half of a tile renders its row, its end and what is said of it, and nothing that stays as it is', async () => {
  const match = new FakeMatch({ preset: 'flower-and-scorpion', start: { leader: 0, dice: DICE } }).enter(play('6-4'), play('4-2', 'right'))
  const user = await sitDown(match)
  await user.keyboard('6')
  count(shownTree())
  const of = (name: string): number => rendered.get(name) ?? 0
  expect(of('PlayButton'), 'it is counted at all').toBeGreaterThan(0)
  expect(of('EndMark'), 'the end with that number').toBe(1)
  const STILL = [
    'Slot',
    'Dent',
    'NumberDisc',
    'DominoTile',
    'DominoFace',
    'LaidTile',
    'Ring',
    'Players',
    'Head',
    'Actions',
    'Feed',
    'EventRow',
    'TableChips',
    'Caption',
    'Boneyard',
  ]
  expect(STILL.filter((name) => of(name) > 0)).toEqual([])
})
