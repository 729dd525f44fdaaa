// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Intent } from '../../../../src/renderer/screens/match/entry/keys'
import { useTableKeys } from '../../../../src/renderer/screens/match/entry/use-table-keys'

interface Props {
  readonly busy: boolean
  readonly onIntent: (intent: Intent) => void
}

function Table({ busy, onIntent }: Props) {
  useTableKeys({ busy, tileChosen: false, onIntent })
  return null
}

afterEach(cleanup)

const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }))

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
})
