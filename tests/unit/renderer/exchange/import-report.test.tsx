// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { importedSchema, type Imported } from '#shared/contract/exchange'
import { ImportReport } from '../../../../src/renderer/exchange/import-report'
import { noneBeside } from '../../../../src/renderer/exchange/import-run'
import { sayOnPage } from '../../../../src/renderer/messages/page'
import { sayOfScores } from '../../../../src/renderer/messages/scorer'
import { SPOKEN } from '../../languages/catalogues'

const MESSAGE = 'Round 1, entry 2: 5-5 doesn’t fit.'
const REFUSED: Imported = {
  kind: 'refused',
  place: 3,
  code: 'does-not-match',
  round: 1,
  event: 2,
  message: MESSAGE,
  about: { refusal: { code: 'does-not-match', tile: '5-5' }, names: ['Ada', 'Ben'], game: 'bergen' },
}

test('of many lines that are refused for the same, the first three are shown and the others counted', () => {
  const log = (place: number, file = 'log.txt') => ({
    kind: 'wrong-text' as const,
    file,
    of: 'line' as const,
    place,
    error: { kind: 'no-such-preset' as const, found: `MOVE${place}`, column: 1 },
  })
  const refusals = [...Array.from({ length: 30 }, (_, at) => log(at + 1)), log(1, 'other.txt')]
  const report = { added: 0, extended: 0, known: 0, inBin: 0, refused: 31, beside: noneBeside(), matchId: null, refusals }
  render(<ImportReport importing={{ kind: 'ended', how: 'finished', report }} />)
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)
  expect(rows).toHaveLength(5)
  expect(rows[2]).toContain('MOVE3')
  expect(rows[3]).toBe('and 27 more like these')
  expect(rows[4]).toContain('other.txt')
})

function show(result: Imported): void {
  expect(importedSchema.parse(result), 'as it is sent').toEqual(result)
  const refusals = [{ kind: 'answered' as const, file: 'all.jsonl', of: 'line' as const, place: 3, result }]
  const report = { added: 0, extended: 0, known: 0, inBin: 0, refused: 1, beside: noneBeside(), matchId: null, refusals }
  render(<ImportReport importing={{ kind: 'ended', how: 'finished', report }} />)
}

afterEach(() => {
  cleanup()
  sayOnPage(SPOKEN.en.page)
  sayOfScores(SPOKEN.en.scorer)
})

describe('Why a record was refused', () => {
  test.each(['de', 'es', 'fr'] as const)('is said in the language of the page: %s', (language) => {
    sayOnPage(SPOKEN[language].page)
    sayOfScores(SPOKEN[language].scorer)
    show(REFUSED)
    expect(screen.queryByText(MESSAGE)).toBeNull()
    expect(screen.getByText(/5-5/).textContent).toBe(
      SPOKEN[language].scorer.recordRefusalSentence({ round: 1, event: 2, refusal: { code: 'does-not-match', tile: '5-5' } }),
    )
  })

  test('is what the host says where it tells no more, or of what this page does not know', () => {
    sayOnPage(SPOKEN.de.page)
    const { about: _, ...older } = REFUSED
    show(older)
    expect(screen.queryByText(MESSAGE)).not.toBeNull()
    show({ ...REFUSED, message: 'From a newer host.', about: { refusal: { code: 'from-the-future' }, names: [] } })
    expect(screen.queryByText('From a newer host.')).not.toBeNull()
  })
})

test.each([
  ['en', '2 game nights added', '1 season not imported, as another version is here'],
  ['de', '2 Spielabende hinzugefügt', '1 Saison nicht importiert, weil eine andere Fassung da ist'],
  ['fr', '2 soirées ajoutées', '1 saison non importée, car une autre version est ici'],
  ['es', '2 veladas añadidas', '1 temporada no importada, porque aquí hay otra versión'],
] as const)('evenings and seasons are counted apart from matches: %s', (language, added, differs) => {
  sayOnPage(SPOKEN[language].page)
  const none = noneBeside()
  const beside = { evening: { ...none.evening, added: 2 }, season: { ...none.season, differs: 1 } }
  const report = { added: 0, extended: 0, known: 0, inBin: 0, refused: 0, beside, matchId: null, refusals: [] }
  render(<ImportReport importing={{ kind: 'ended', how: 'finished', report }} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([added, differs])
})
