// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { persistedChoice } from '../../../../src/renderer/settings/persisted-choice'
import { usePersistedChoice } from '../../../../src/renderer/settings/use-persisted-choice'

beforeEach(() => window.localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const make = () => persistedChoice('caravan.test', ['pips', 'pictures'])

function Shown({ kept }: { readonly kept: ReturnType<typeof make> }) {
  return <p>{usePersistedChoice(kept)}</p>
}

describe('A choice of this device', () => {
  test('is the first one until another is chosen, which is then kept', () => {
    expect(make().chosen()).toBe('pips')
    make().choose('pictures')
    expect(make().chosen()).toBe('pictures')
  })

  test('is followed where it is shown', () => {
    const kept = make()
    render(<Shown kept={kept} />)
    screen.getByText('pips')
    act(() => kept.choose('pictures'))
    screen.getByText('pictures')
  })

  test('is followed across windows', () => {
    render(<Shown kept={make()} />)
    window.localStorage.setItem('caravan.test', 'pictures')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'caravan.test' })))
    screen.getByText('pictures')
  })

  test('is the first one where something unknown is kept', () => {
    window.localStorage.setItem('caravan.test', 'letters')
    expect(make().chosen()).toBe('pips')
  })

  test('holds for this page where nothing can be kept', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('storage is switched off')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('storage is switched off')
    })
    const kept = make()
    render(<Shown kept={kept} />)
    act(() => kept.choose('pictures'))
    screen.getByText('pictures')
  })
})
