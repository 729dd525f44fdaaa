// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Intent } from '../../../../../../src/renderer/match/entry/table-keys'
import { useInTurn } from '../../../../../../src/renderer/actions/use-in-turn'
import { useTableKeys } from '../../../../../../src/renderer/match/entry/use-table-keys'

interface Props {
  readonly busy: boolean
  readonly onIntent: (intent: Intent) => void
}

function Table({ busy, onIntent }: Props) {
  const take = useTableKeys({ inTurn: useInTurn(busy), maxPip: 6, asked: false, onIntent })
  return (
    <button type="button" onClick={() => take({ kind: 'undo' })}>
      Undo
    </button>
  )
}

afterEach(cleanup)

const press = (key: string, held: Pick<KeyboardEventInit, 'repeat' | 'ctrlKey'> = {}) => window.dispatchEvent(new KeyboardEvent('keydown', { key, ...held }))

describe('Keys of the table', () => {
  test('wait while a change is under way, and follow in order', () => {
    const told: string[] = []
    const onIntent = ({ kind }: Intent) => void told.push(kind)
    const { rerender } = render(<Table busy onIntent={onIntent} />)
    press('d')
    press('p')
    expect(told).toEqual([])
    rerender(<Table busy={false} onIntent={onIntent} />)
    expect(told).toEqual(['draw', 'pass'])
  })

  test('pressed while the last waiting one is being followed wait too: what that one sets going is not known yet', () => {
    const told: string[] = []
    let within = 0
    const onIntent = ({ kind }: Intent) => {
      within += 1
      told.push(`${kind} ${within}`)
      if (kind === 'draw') press('p')
      within -= 1
    }
    const { rerender } = render(<Table busy onIntent={onIntent} />)
    press('d')
    rerender(<Table busy={false} onIntent={onIntent} />)
    expect(told).toEqual(['draw 1', 'pass 1'])
  })

  test('and buttons that mean the same keep their order, and none of their presses is lost', () => {
    const told: string[] = []
    const onIntent = ({ kind }: Intent) => void told.push(kind)
    const { rerender } = render(<Table busy onIntent={onIntent} />)
    const undo = screen.getByRole('button', { name: 'Undo' })
    for (let times = 0; times < 3; times += 1) fireEvent.click(undo)
    press('d')
    expect(told).toEqual([])
    rerender(<Table busy={false} onIntent={onIntent} />)
    expect(told).toEqual(['undo', 'undo', 'undo', 'draw'])
  })

  test('held down enter nothing again; what is taken back goes on, and stops when the key is let go', () => {
    const told: string[] = []
    const onIntent = ({ kind }: Intent) => void told.push(kind)
    const { rerender } = render(<Table busy={false} onIntent={onIntent} />)
    press('p')
    press('p', { repeat: true })
    expect(told).toEqual(['pass'])
    press('z', { ctrlKey: true })
    press('z', { ctrlKey: true, repeat: true })
    expect(told).toEqual(['pass', 'undo', 'undo'])
    rerender(<Table busy onIntent={onIntent} />)
    press('z', { ctrlKey: true, repeat: true })
    rerender(<Table busy={false} onIntent={onIntent} />)
    expect(told).toEqual(['pass', 'undo', 'undo'])
  })
})
