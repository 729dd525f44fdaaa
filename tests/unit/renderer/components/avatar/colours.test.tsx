// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { PersonResolver } from '#main/people/person-resolver'
import { coloursTogether, derivedColour, leastUsedColour, personColour, PERSON_COLOURS } from '#shared/contract/colours'
import { Avatar } from '../../../../../src/renderer/components/avatar/avatar'
import { AvatarContext } from '../../../../../src/renderer/components/avatar/known-avatar'
import { SeatAvatars } from '../../../../../src/renderer/components/avatar/seat-avatars'

afterEach(cleanup)

const shown = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[data-colour]')].map(({ dataset }) => dataset['colour'])
const letters = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[data-colour]')].map(({ dataset }) => dataset['initials'])

describe('The colour of a person', () => {
  test('is for someone new the one that the fewest others have: eight who come one after another have eight', () => {
    const colours = Array.from({ length: 8 }).reduce<readonly (typeof PERSON_COLOURS)[number][]>((all) => [...all, leastUsedColour(all)], [])
    expect(colours).toEqual(PERSON_COLOURS)
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PERSON_COLOURS)), (others) => {
        const uses = (colour: string) => others.filter((other) => other === colour).length
        expect(uses(leastUsedColour(others))).toBe(Math.min(...PERSON_COLOURS.map(uses)))
      }),
    )
  })

  test('is for those who have none, among others, one that nobody there has, while there are such', () => {
    expect(coloursTogether([undefined, 'blue', undefined, 'blue', undefined])).toEqual(['yellow', 'blue', 'pink', 'blue', 'green'])
    expect(coloursTogether(Array.from({ length: 9 }))).toEqual([...PERSON_COLOURS, PERSON_COLOURS[0]])
    // what they have where they are alone, as long as nobody there has it
    expect(coloursTogether([undefined, 'teal', undefined, undefined], ['grey', 'blue', 'teal', 'grey'])).toEqual(['grey', 'teal', 'blue', 'yellow'])
  })

  test('is the stored one, where it is no longer offered its neighbour, and without one always the same for an id', () => {
    expect(personColour({ id: 'person-1', colour: 'teal' })).toBe('teal')
    expect(personColour({ id: 'person-1', colour: 'red' })).toBe('pink')
    expect(personColour({ id: 'person-1' })).toBe(derivedColour('person-1'))
    /* What houses of earlier versions showed: nobody’s colour changes with an update. */
    expect(['person-1', 'person-2', 'person-3', 'a', 'b'].map(derivedColour)).toEqual(['green', 'grey', 'pink', 'blue', 'yellow'])
  })

  test('is the one that a match brings, and so are the chosen initials, where the page does not know the people of the house', () => {
    const players = [
      { name: 'Ada', personId: 'person-1' },
      { name: 'Ben', personId: 'person-2' },
    ]
    const avatars = players.map((player) => <Avatar key={player.personId} {...player} />)
    const phone = render(
      <SeatAvatars players={players} avatars={[{ colour: 'grey', initials: 'Q' }, { colour: 'grey' }]}>
        {avatars}
      </SeatAvatars>,
    )
    expect(shown(phone.container)).toEqual(['grey', 'grey'])
    expect(letters(phone.container)).toEqual(['Q', 'B'])
    /* A match that an earlier version sent brings none. */
    const earlier = render(
      <SeatAvatars players={players} avatars={[]}>
        {avatars}
      </SeatAvatars>,
    )
    expect(shown(earlier.container)).toEqual(players.map(({ personId }) => derivedColour(personId)))
    expect(letters(earlier.container)).toEqual(['A', 'B'])
    const house = render(
      <AvatarContext value={() => ({ colour: 'teal' })}>
        <SeatAvatars players={players} avatars={[{ colour: 'grey', initials: 'Q' }, { colour: 'grey' }]}>
          {avatars}
        </SeatAvatars>
      </AvatarContext>,
    )
    expect(shown(house.container)).toEqual(['teal', 'teal'])
    expect(letters(house.container)).toEqual(['A', 'B'])
  })

  test('is at one table never that of two whom nobody knows, by whom the match is shown or by the house', () => {
    const players = ['Mia', 'Opa Josef', 'Lena'].map((name) => ({ name }))
    const usual = players.map(({ name }) => derivedColour(name.toLowerCase()))
    expect(new Set(usual).size, 'two of them would have the same').toBe(2)
    const table = render(
      <SeatAvatars players={players}>
        {players.map((player) => (
          <Avatar key={player.name} {...player} />
        ))}
      </SeatAvatars>,
    )
    const apart = shown(table.container)
    expect(new Set(apart).size).toBe(3)
    expect(apart[0]).toBe(usual[0])
    expect(new PersonResolver(() => undefined).avatars(players).map(({ colour }) => colour)).toEqual(apart)
  })

  test('never stands alone at a table: two whose names begin alike have initials of their own, also where nobody knows who they are', () => {
    const players = [{ name: 'Mia', personId: 'person-1' }, { name: 'Max' }, { name: 'Ben', personId: 'person-3' }]
    const table = render(
      <SeatAvatars players={players} avatars={Array.from({ length: 3 }, () => ({ colour: 'grey' }))}>
        {[...players, { name: 'Mona' }].map((player) => (
          <Avatar key={player.name} {...player} />
        ))}
      </SeatAvatars>,
    )
    expect(letters(table.container)).toEqual(['Mi', 'Ma', 'B', 'M'])
  })
})
