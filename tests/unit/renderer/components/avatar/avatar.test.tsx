// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { PERSON_COLOURS } from '#shared/contract/colours'
import { Avatar } from '../../../../../src/renderer/components/avatar/avatar'
import { colourOf, initialsOf, AvatarContext, type KnownAvatar } from '../../../../../src/renderer/components/avatar/known-avatar'

afterEach(cleanup)

const shown = (part: React.ReactNode): HTMLElement => render(part).container.firstElementChild as HTMLElement

describe('An avatar', () => {
  test('is hidden from screen readers and adds no text, since the name stands beside it', () => {
    const avatar = shown(<Avatar name="Ada Lovelace" personId="person-1" />)
    expect(avatar.getAttribute('aria-hidden')).toBe('true')
    expect(avatar.textContent).toBe('')
    expect(avatar.dataset['initials']).toBe('AL')
  })

  test('shows what is known of the person: colour and initials, or the picture in their place', () => {
    const avatars = new Map<string, KnownAvatar>([
      ['person-1', { colour: 'teal', initials: 'Q' }],
      ['person-2', { picture: '/9j/2Q==' }],
    ])
    const known = (id: string) =>
      shown(
        <AvatarContext value={({ personId }) => avatars.get(personId ?? '')}>
          <Avatar name="Ada" personId={id} />
        </AvatarContext>,
      )
    expect(known('person-1').dataset).toMatchObject({ initials: 'Q', colour: 'teal' })
    const picture = known('person-2')
    expect(picture.querySelector('img')?.getAttribute('src')).toBe('data:image/jpeg;base64,/9j/2Q==')
    expect(picture.querySelector('img')?.getAttribute('alt')).toBe('')
    expect(picture.dataset['initials']).toBeUndefined()
  })
})

describe('Initials', () => {
  test.each([
    ['Ada', 'A'],
    ['ada lovelace', 'AL'],
    ['Bartholomew the Younger', 'BY'],
    ['  Élodie  ', 'É'],
    ['e\u0301lodie', 'É'.normalize('NFD')],
    ['👩‍👩‍👧 Smith', '👩‍👩‍👧S'],
    ['<b>', '<'],
    ['', ''],
  ])('of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
})

describe('The colour', () => {
  test('is the one chosen, or else always the same for the same person, whatever they are called', () => {
    expect(colourOf({ name: 'Ada', personId: 'person-1' }, { colour: 'pink' })).toBe('pink')
    expect(colourOf({ name: 'Ada', personId: 'person-1' })).toBe(colourOf({ name: 'Adelheid', personId: 'person-1' }))
    expect(colourOf({ name: 'Ada' })).toBe(colourOf({ name: ' ADA' }))
  })

  test('differs among people: none of the eight is left out', () => {
    const colours = new Set(Array.from({ length: 200 }, (_, at) => colourOf({ name: 'x', personId: `person-${at}` })))
    expect([...colours].sort()).toEqual([...PERSON_COLOURS].sort())
  })
})
