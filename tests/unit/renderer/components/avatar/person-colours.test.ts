import { describe, expect, test } from 'vitest'
import { PERSON_COLOURS } from '#shared/contract/colours'
import { contrast, THEMES } from '../../styles/themes'

describe.each(Object.entries(THEMES))('In the theme %s', (_, tokens) => {
  test.each(PERSON_COLOURS)('initials can be read on %s, with 8 to 1', (colour) => {
    expect(contrast(tokens, `--person-${colour}`, '--on-person')).toBeGreaterThanOrEqual(8)
  })
})
