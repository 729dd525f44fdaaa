import { expect, test } from 'vitest'
import { localVoice } from '../../../../src/renderer/sound/voice'

const voice = (name: string, lang: string, localService: boolean, byDefault = false): SpeechSynthesisVoice => ({
  name,
  lang,
  localService,
  default: byDefault,
  voiceURI: name,
})
const nameOf = (voices: readonly SpeechSynthesisVoice[], language: string) => localVoice(voices, language)?.name

test('only voices of the device itself speak', () => {
  expect(nameOf([voice('cloud', 'en-GB', false, true)], 'en')).toBeUndefined()
  expect(nameOf([voice('cloud', 'en-GB', false, true), voice('local', 'en-US', true)], 'en')).toBe('local')
})

test('in the language of the page: as it is written, else of the same family, the system’s own first', () => {
  const voices = [voice('Anna', 'de-DE', true, true), voice('Amy', 'en_GB', true), voice('Joe', 'en-US', true, true)]
  expect(nameOf(voices, 'en')).toBe('Joe')
  expect(nameOf(voices, 'en-GB')).toBe('Joe')
  expect(nameOf([...voices, voice('Kate', 'en-GB', true)], 'en-GB')).toBe('Kate')
  expect(nameOf(voices, 'de')).toBe('Anna')
  expect(nameOf(voices, 'fr')).toBeUndefined()
})
