import { expect, test } from 'vitest'
import { preferLanguages, regional } from '../../../../src/renderer/messages/regional'

test.each([
  [['en-US', 'en-GB'], 'en-US'],
  [['de', 'en-US'], 'en-US'],
  [['de'], 'en-GB'],
  // what computers without a language say, and no format can be asked for
  [['C'], 'en-GB'],
  [['en-US@posix'], 'en-GB'],
  [['en-US@posix', 'en-AU'], 'en-AU'],
])('where the system speaks %s, English is written as in %s', (languages, tag) => {
  preferLanguages(languages)
  expect(regional('en-GB')).toBe(tag)
})
