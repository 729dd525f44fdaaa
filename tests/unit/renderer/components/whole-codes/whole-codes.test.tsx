// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { tilesOfSet } from '#shared/domino/set'
import { makeTile } from '#shared/domino/tile'
import { RULE_IDS } from '#shared/games/rule-ids'
import { SOURCE_PLACES } from '#shared/rulebook/sources'
import { WholeCodes } from '../../../../../src/renderer/components/whole-codes/whole-codes'

afterEach(cleanup)

/** What is kept on one line of a sentence. */
function whole(sentence: string): readonly (string | null)[] {
  const { container } = render(<WholeCodes>{sentence}</WholeCodes>)
  expect(container.textContent).toBe(sentence)
  // one piece, also where pieces lie side by side
  expect(container.childNodes).toHaveLength(1)
  const kept = [...container.querySelectorAll('span > span')].map((span) => span.textContent)
  cleanup()
  return kept
}

test('every rule and every tile is kept whole, in brackets too', () => {
  const codes = [...RULE_IDS, ...tilesOfSet(12).map(makeTile)]
  for (const code of codes) expect(whole(`As in ${code}, or so (${code}).`)).toEqual([code, code])
})

test('the sites that sources stand on are kept whole where they have a hyphen', () => {
  /* Beside a site may stand the game that it is about. */
  const hyphened = Object.values(SOURCE_PLACES).flatMap((place) => place.split(' ').filter((part) => part.includes('-')))
  expect(hyphened.length).toBeGreaterThan(1)
  for (const place of hyphened) expect(whole(`Source: Bergen (${place}).`)).toEqual([place])
})

test('nothing else is: a name with a hyphen may break there', () => {
  expect(whole('Anne-Marie played −1, won 10 to 2, and leads 2026–27.')).toEqual([])
})
