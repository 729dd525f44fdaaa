import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PERSON_COLOURS } from '#shared/contract/colours'
import { colourIn, contrast, THEMES } from '../../styles/themes'
import { COLOUR_BLINDNESS, lightnessOf, seenWith } from '../../styles/colour-vision'

describe.each(Object.entries(THEMES))('In the theme %s', (_, tokens) => {
  test.each(PERSON_COLOURS)('initials can be read on %s, with 8 to 1', (colour) => {
    expect(contrast(tokens, `--person-${colour}`, '--on-person')).toBeGreaterThanOrEqual(8)
  })

  test('people who come one after another differ in lightness by 20, with every kind of colour blindness by 15', () => {
    const colours = PERSON_COLOURS.map((colour) => colourIn(tokens, `--person-${colour}`))
    colours.forEach((colour, at) => {
      const next = colours[(at + 1) % colours.length] ?? colour
      expect(Math.abs(lightnessOf(colour) - lightnessOf(next)), PERSON_COLOURS[at]).toBeGreaterThanOrEqual(20)
      for (const kind of COLOUR_BLINDNESS)
        expect(Math.abs(lightnessOf(seenWith(kind, colour)) - lightnessOf(seenWith(kind, next))), `${PERSON_COLOURS[at]}, ${kind}`).toBeGreaterThanOrEqual(15)
    })
  })
})

/**
 * All that shows someone by their colour, with what else tells who it is. With colour blindness some of the 28 pairs of colours look alike, and two
 * people may have the same: whatever is not in this list has to say what it has beside the colour.
 */
const BESIDE_COLOUR: Readonly<Record<string, string>> = {
  'components/avatar/avatar.tsx': 'initials, which no other of a match or a chart has, or a picture',
  'components/player-chips/player-chips.tsx': 'the avatar and the name',
  'components/chart/people-chart.tsx': 'dashes, and the initials at the end of each line',
  'screens/match/end/match-end.tsx': 'initials at the end of each line',
  'match/sharing/card-person.tsx': 'initials and the name',
  'match/totals-chart/totals-lines.tsx': 'dashes, and the initials at the end of each line',
  'screens/big-screen/scoreboard.tsx': 'the avatar and the name',
  'screens/join/phone-table.tsx': 'the initials',
  'screens/people/person/person-screen.tsx': 'initials at both ends of the bar',
  'screens/people/person-editor.tsx': 'the name of the colour, which is what is chosen',
  'screens/review/river.tsx': 'the name in each band, and a line between two',
}

/** The style sheets of those. */
const SHEETS: readonly string[] = [
  'components/avatar/avatar.module.css',
  'components/avatar/person-colour.module.css',
  'components/player-chips/player-chips.module.css',
  'match/sharing/share-card.module.css',
  'screens/big-screen/scoreboard.module.css',
  'screens/join/agree-bar.module.css',
  'screens/join/join.module.css',
  'screens/join/seat/seat-lamp.module.css',
  'screens/match/end/match-end.module.css',
  'screens/people/person-editor.module.css',
  'screens/people/person/person.module.css',
  'screens/review/river.module.css',
]

describe('Nothing tells people apart by colour alone', () => {
  test('every use of a person’s colour says what stands beside it', () => {
    const root = 'src/renderer'
    const uses = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.tsx') && /useColours?\(|PERSON_COLOURS\.map/.test(readFileSync(`${root}/${file}`, 'utf8')))
    expect(uses.toSorted()).toEqual(Object.keys(BESIDE_COLOUR).toSorted())
  })

  test('in no style sheet is a person’s colour used beyond those and what they draw', () => {
    const root = 'src/renderer'
    const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.css') && !file.startsWith('styles/') && /var\(--person[-)]/.test(readFileSync(`${root}/${file}`, 'utf8')))
    expect(sheets.toSorted()).toEqual(SHEETS)
  })
})
