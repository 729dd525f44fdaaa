// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { NO_DICE, withDie, type DiceChoice } from '../../../../../src/renderer/components/dice/dice'
import { DiceSetter, type DiceSetterProps } from '../../../../../src/renderer/components/dice/dice-setter'
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

describe('setting the dice', () => {
  test('there are four dice of six faces, each named, and none is set at first', () => {
    render(<Held />)
    for (const name of ['flower die 1', 'flower die 2', 'scorpion die 1', 'scorpion die 2']) {
      expect(within(screen.getByRole('radiogroup', { name })).getAllByRole('radio')).toHaveLength(6)
    }
    expect(screen.queryAllByRole('radio', { checked: true })).toHaveLength(0)
  })

  test('tapping a face sets that die and no other', async () => {
    const onChange = vi.fn()
    render(<Held onChange={onChange} />)
    await userEvent.click(within(screen.getByRole('radiogroup', { name: 'scorpion die 2' })).getByRole('radio', { name: 'face 5' }))
    expect(onChange.mock.calls).toEqual([[{ flower: [null, null], scorpion: [null, 5] }]])
  })

  test('each die is one group of its own, so the arrow keys turn it and no other', () => {
    render(<Held />)
    const groups = screen.getAllByRole('radiogroup').map(
      (die) =>
        new Set(
          within(die)
            .getAllByRole<HTMLInputElement>('radio')
            .map(({ name }) => name),
        ),
    )
    expect(groups.map(({ size }) => size)).toEqual([1, 1, 1, 1])
    expect(new Set(groups.flatMap((names) => [...names])).size).toBe(4)
  })

  test('rolling asks the caller, and is offered only where the caller can', async () => {
    const onRoll = vi.fn()
    const { rerender } = render(<DiceSetter value={NO_DICE} onChange={() => undefined} onRoll={onRoll} labels={LABELS} />)
    await userEvent.click(screen.getByRole('button', { name: 'Roll' }))
    expect(onRoll).toHaveBeenCalledOnce()
    rerender(<DiceSetter value={NO_DICE} onChange={() => undefined} labels={LABELS} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('Flower and Scorpion differ by word, sign and shape', () => {
    render(<Held start={{ flower: [2, 2], scorpion: [2, 2] }} />)
    screen.getByRole('heading', { name: 'Flower +1' })
    screen.getByRole('heading', { name: 'Scorpion −1' })
    const shapes = ['flower die 1', 'scorpion die 1'].map((name) => screen.getByRole('radiogroup', { name }).querySelector('rect')?.getAttribute('rx'))
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
