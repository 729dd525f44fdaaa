// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { NO_DICE, type DiceChoice } from '../../../../../src/renderer/components/dice/dice'
import { DiceSetter, type DiceSetterProps, withDie } from '../../../../../src/renderer/components/dice/dice-setter'
import { DiceShown } from '../../../../../src/renderer/components/dice/dice-shown'

afterEach(cleanup)

const LABELS: DiceSetterProps['labels'] = {
  flower: 'Flower',
  scorpion: 'Scorpion',
  flowerSign: '+1',
  scorpionSign: '−1',
  die: (kind, place) => `${kind} die ${place + 1}`,
  face: (face) => `face ${face}`,
  roll: 'Roll',
}

function Held({ onChange, start = NO_DICE }: { readonly onChange?: (dice: DiceChoice) => void; readonly start?: DiceChoice }) {
  const [dice, setDice] = useState(start)
  return (
    <DiceSetter
      value={dice}
      labels={LABELS}
      onChange={(changed) => {
        setDice(changed)
        onChange?.(changed)
      }}
    />
  )
}

const die = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
const dice = () => screen.getAllByRole('button', { name: / die / }).map((each) => each.getAttribute('aria-label'))

describe('setting the dice', () => {
  test('there are four dice, each named, and none is set at first', () => {
    render(<Held />)
    expect(dice()).toEqual(['flower die 1', 'flower die 2', 'scorpion die 1', 'scorpion die 2'])
  })

  test('tapping a die and a face sets that die and no other', async () => {
    const onChange = vi.fn()
    render(<Held onChange={onChange} />)
    await userEvent.click(die('scorpion die 2'))
    await userEvent.click(within(screen.getByRole('group', { name: 'scorpion die 2' })).getByRole('button', { name: '5' }))
    expect(onChange.mock.calls).toEqual([[{ flower: [null, null], scorpion: [null, 5] }]])
  })

  test('four taps set all four, one after the other', async () => {
    render(<Held />)
    for (const face of [5, 2, 4, 4]) await userEvent.click(screen.getByRole('button', { name: String(face) }))
    expect(dice()).toEqual(['flower die 1, face 5', 'flower die 2, face 2', 'scorpion die 1, face 4', 'scorpion die 2, face 4'])
  })

  test('four digits set all four; Backspace takes the last one back, and no other key sets anything', async () => {
    render(<Held />)
    die('flower die 1').focus()
    await userEvent.keyboard('520{Backspace}3a')
    expect(dice()).toEqual(['flower die 1, face 5', 'flower die 2, face 3', 'scorpion die 1', 'scorpion die 2'])
    await userEvent.keyboard('44')
    expect(dice()).toEqual(['flower die 1, face 5', 'flower die 2, face 3', 'scorpion die 1, face 4', 'scorpion die 2, face 4'])
  })

  test('a die that was chosen stays so on the way to the faces by keyboard', async () => {
    render(<Held />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    for (let step = 0; step < 4; step++) await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '1' }))
    await userEvent.keyboard('{Enter}')
    expect(dice()).toEqual(['flower die 1, face 1', 'flower die 2', 'scorpion die 1', 'scorpion die 2'])
  })

  test('the arrow keys choose another die to set', async () => {
    render(<Held start={{ flower: [1, 1], scorpion: [1, 1] }} />)
    die('flower die 1').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}6')
    expect(dice()).toEqual(['flower die 1, face 1', 'flower die 2, face 1', 'scorpion die 1, face 6', 'scorpion die 2, face 1'])
  })

  test('the die that the next digit sets is marked and has the focus; after four digits none is marked, and a fifth begins again', async () => {
    const marked = () => screen.queryAllByRole('button', { pressed: true }).map((each) => each.getAttribute('aria-label'))
    render(<Held />)
    die('flower die 1').focus()
    await userEvent.keyboard('52')
    expect([marked(), document.activeElement]).toEqual([['scorpion die 1'], die('scorpion die 1')])
    await userEvent.keyboard('46')
    expect([marked(), document.activeElement]).toEqual([[], die('scorpion die 2')])
    await userEvent.keyboard('1')
    expect(dice()).toEqual(['flower die 1, face 1', 'flower die 2, face 2', 'scorpion die 1, face 4', 'scorpion die 2, face 6'])
    expect(marked()).toEqual(['flower die 2, face 2'])
  })

  test('Enter goes on once every die is set, and not before', async () => {
    const onDone = vi.fn()
    const { rerender } = render(<DiceSetter value={{ flower: [1, 2], scorpion: [3, null] }} onChange={() => undefined} onDone={onDone} labels={LABELS} />)
    die('flower die 1').focus()
    await userEvent.keyboard('{Enter}')
    expect(onDone).not.toHaveBeenCalled()
    rerender(<DiceSetter value={{ flower: [1, 2], scorpion: [3, 4] }} onChange={() => undefined} onDone={onDone} labels={LABELS} />)
    await userEvent.keyboard('{Enter}')
    expect(onDone).toHaveBeenCalledOnce()
  })

  test('rolling asks the caller, and is offered only where the caller can', async () => {
    const onRoll = vi.fn()
    const { rerender } = render(<DiceSetter value={NO_DICE} onChange={() => undefined} onRoll={onRoll} labels={LABELS} />)
    await userEvent.click(screen.getByRole('button', { name: 'Roll' }))
    expect(onRoll).toHaveBeenCalledOnce()
    rerender(<DiceSetter value={NO_DICE} onChange={() => undefined} labels={LABELS} />)
    expect(screen.queryByRole('button', { name: 'Roll' })).toBeNull()
  })

  test('Flower and Scorpion differ by word, sign and shape', () => {
    render(<Held start={{ flower: [2, 2], scorpion: [2, 2] }} />)
    screen.getByRole('heading', { name: 'Flower +1' })
    screen.getByRole('heading', { name: 'Scorpion −1' })
    const shapes = ['flower die 1', 'scorpion die 1'].map((name) => die(name).querySelector('rect')?.getAttribute('rx'))
    expect(new Set(shapes).size).toBe(2)
  })
})

test('dice on show are said in full, and drawn with as many pips', () => {
  const labels = {
    flower: 'Flower',
    scorpion: 'Scorpion',
    flowerSign: '+1',
    scorpionSign: '−1',
    flowerInFull: 'Flower six-six, plus one',
    scorpionInFull: 'Scorpion five-two, minus one',
  }
  render(<DiceShown value={{ flower: [6, 6], scorpion: [5, 2] }} labels={labels} />)
  const pips = (name: string) => screen.getByRole('img', { name }).querySelectorAll('svg[data-kind] circle').length
  expect(pips('Flower six-six, plus one')).toBe(12)
  expect(pips('Scorpion five-two, minus one')).toBe(7)
})

test('turning one die leaves the others', () => {
  expect(withDie({ flower: [1, 2], scorpion: [3, 4] }, 'flower', 1, 6)).toEqual({ flower: [1, 6], scorpion: [3, 4] })
})
