// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { PERSON_COLOURS } from '#shared/contract/colours'
import { Avatar } from '../../../../../src/renderer/components/avatar/avatar'
import { coloursAtTable } from '../../../../../src/renderer/components/avatar/colours'
import { colourOf, LooksContext, type Looks } from '../../../../../src/renderer/components/avatar/looks'
import { TableColours } from '../../../../../src/renderer/components/avatar/table-colours'

afterEach(cleanup)

const nobody = (): undefined => undefined

describe('The colours at a table', () => {
  test('are never the same for two of up to eight people, whatever they chose', () => {
    const looks = fc.option(fc.constantFrom(...PERSON_COLOURS, 'red' as const, 'brown' as const), { nil: undefined })
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(fc.uuid(), looks), { minLength: 2, maxLength: 8, selector: ([id]) => id }), (people) => {
        const chosen = new Map(people.map(([id, colour]) => [id, colour]))
        const players = people.map(([id]) => ({ name: id, personId: id }))
        const colours = coloursAtTable(players, (id) => {
          const colour = chosen.get(id)
          return colour === undefined ? undefined : { colour }
        })
        expect(new Set(colours).size).toBe(players.length)
      }),
    )
  })

  test('are each person’s own where nobody else has the same', () => {
    const players = [{ name: 'Ada', personId: 'person-1' }]
    expect(coloursAtTable(players, nobody)).toEqual([colourOf(players[0] ?? { name: '' })])
  })

  test('that were chosen come before those that nobody chose', () => {
    const ada = { name: 'Ada', personId: 'person-1' }
    const ben = { name: 'Ben', personId: 'person-2' }
    const adas = colourOf(ada)
    const [first, second] = coloursAtTable([ada, ben], (id): Looks | undefined => (id === 'person-2' ? { colour: adas } : undefined))
    expect(second).toBe(adas)
    expect(first).not.toBe(adas)
  })

  test('hold for everything inside, and a colour that is no longer offered is shown as its neighbour', () => {
    const looks = new Map<string, Looks>([
      ['person-1', { colour: 'red' }],
      ['person-2', { colour: 'pink' }],
    ])
    const players = [
      { name: 'Ada', personId: 'person-1' },
      { name: 'Ben', personId: 'person-2' },
    ]
    const { container } = render(
      <LooksContext value={(id) => looks.get(id)}>
        <TableColours players={players}>
          {players.map((player) => (
            <Avatar key={player.personId} {...player} />
          ))}
        </TableColours>
      </LooksContext>,
    )
    const shown = [...container.querySelectorAll<HTMLElement>('[data-colour]')].map(({ dataset }) => dataset['colour'])
    expect(shown[0]).toBe('pink')
    expect(shown[1]).not.toBe('pink')
  })
})
