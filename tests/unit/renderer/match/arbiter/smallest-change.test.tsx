// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Dispute } from '#shared/arbiter/dispute'
import type { SmallestChange } from '#shared/arbiter/smallest-change'
import { LANGUAGES } from '#shared/words/languages'
import { SmallestChangeView, useSmallestChange } from '../../../../../src/renderer/match/arbiter/smallest-change'
import { SPOKEN } from '../../../languages/catalogues'
import { dispute, rulesOf, shown, tile } from '../../../shared/arbiter/disputes'

type Found = Extract<SmallestChange, { readonly kind: 'change' }>
const NAMES = ['Ada', 'Ben', 'Cleo']

const LESS: Found = { kind: 'change', change: { kind: 'less', seat: 0, tile: tile('2-2') }, winner: 1, scope: { kind: 'this-tile' }, winsWith: tile('5-5') }
const MORE: Found = { kind: 'change', change: { kind: 'more', seat: 1, other: tile('0-0') }, winner: 0, scope: { kind: 'any-double' }, winsWith: null }
const EXCHANGE: Found = {
  kind: 'change',
  change: { kind: 'exchange', seat: 0, tile: tile('3-1'), other: tile('3-2') },
  winner: 2,
  scope: { kind: 'pips', pips: 1 },
  winsWith: null,
}

function Asked({ told }: { readonly told: Dispute | null }) {
  const found = useSmallestChange(told)
  return found === null ? <p>nothing to say</p> : <SmallestChangeView found={found} names={NAMES} />
}

afterEach(cleanup)

describe('What would change a ruling', () => {
  test.each([
    [LESS, 1, 'path', 'Without 2-2 in Ada’s hand, Ben would win with 5-5.', 'One tile is the smallest change there is.'],
    [MORE, 1, 'svg', 'If Ben also held a double, Ada would win.', 'For example, with 0-0. One tile is the smallest change there is.'],
    [
      EXCHANGE,
      2,
      'svg',
      'With 1 more pip in Ada’s hand, Cleo would win.',
      'For example, 3-2 instead of 3-1. With a smaller difference, no other player would win.',
    ],
  ] as const)('is drawn with its tiles, which the sentence names: %#', (found, tiles, sign, told, note) => {
    const { container } = render(<SmallestChangeView found={found} names={NAMES} />)
    expect(container.querySelectorAll('svg[data-orientation]')).toHaveLength(tiles)
    expect(container.querySelectorAll(`svg:not([data-orientation])${sign === 'path' ? '[preserveAspectRatio="none"]' : '[viewBox="0 0 24 24"]'}`)).toHaveLength(
      1,
    )
    // who cannot see them has the sentence
    expect(screen.queryAllByRole('img')).toEqual([])
    screen.getByText(told)
    screen.getByText(note)
  })

  test('is found for the hands of a dispute, and again for others', async () => {
    const told = (...hands: readonly string[]) => dispute(rulesOf(2, { blockedRule: 'picture' }), hands.map(shown))
    const { rerender } = render(<Asked told={told('2-2', '5-1')} />)
    await screen.findByText('If Ben also held 0-0, Ben would win.')
    rerender(<Asked told={told('0-0', '5-1 4-1')} />)
    await screen.findByText(/^No single tile changes this\. .* Ada still wins\.$/)
    expect(screen.queryByText(/also held 0-0/)).toBeNull()
  })

  test('says that nothing does, and is silent where nobody can win or nothing is known', async () => {
    const { rerender } = render(<Asked told={dispute(rulesOf(2, { blockedRule: 'simple' }), ['0-0', '6-6 6-5 6-4 5-5'].map(shown))} />)
    await screen.findByText(/^No single tile changes this\. .* Ada still wins\.$/)
    rerender(<Asked told={dispute(rulesOf(2, {}, 'double-bergen'), ['6-5', '1-0'].map(shown))} />)
    await screen.findByText('nothing to say')
    rerender(<Asked told={null} />)
    screen.getByText('nothing to say')
  })
})

describe.each(LANGUAGES)('In the language %s', (language) => {
  const { wouldChange } = SPOKEN[language].page
  const at = tile('4-1')
  const other = tile('5-5')
  const said = (change: Found['change'], scope: Found['scope'], winner: number | null = 2) => {
    const found: Found = { kind: 'change', change, scope, winner, winsWith: null }
    return `${wouldChange.told(found, NAMES)} ${wouldChange.note(found)}`
  }

  test('every kind of change has a sentence of its own, with whose hand it is, whoever wins and every tile it names', () => {
    const less = { kind: 'less', seat: 0, tile: at } as const
    const more = { kind: 'more', seat: 0, other } as const
    const exchange = { kind: 'exchange', seat: 0, tile: at, other } as const
    const all = [
      [said(less, { kind: 'this-tile' }), ['4-1']],
      [said(less, { kind: 'any-tile' }), ['4-1']],
      [said(more, { kind: 'this-tile' }), ['5-5']],
      [said(more, { kind: 'any-tile' }), ['5-5']],
      [said(more, { kind: 'any-double' }), ['5-5']],
      [said(exchange, { kind: 'this-tile' }), ['4-1', '5-5']],
      [said(exchange, { kind: 'any-tile' }), ['4-1', '5-5']],
      [said(exchange, { kind: 'any-double' }), ['4-1', '5-5']],
      [said(exchange, { kind: 'pips', pips: 5 }), ['4-1', '5-5', '5 ']],
      [said(exchange, { kind: 'pips', pips: -5 }), ['4-1', '5-5', '5 ']],
    ] as const
    expect(new Set(all.map(([text]) => text)).size).toBe(all.length)
    for (const [text, named] of all) {
      for (const part of ['Ada', 'Cleo', ...named]) expect(text).toContain(part)
      expect(text).not.toContain('undefined')
    }
    expect(said(less, { kind: 'this-tile' }, null)).not.toContain('Cleo')
    expect(wouldChange.noChange(0, NAMES)).toContain('Ada')
    expect(wouldChange.noChange(null, NAMES)).not.toContain('null')
  })
})
