// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LESSON_IDS } from '#shared/rulebook/how-to-play/index'
import { LANGUAGES } from '#shared/words/languages'
import { sayOnPage, words } from '../../../../../src/renderer/messages/page'
import { sayOfScores } from '../../../../../src/renderer/messages/scorer'
import { lessonName } from '../../../../../src/renderer/rulebook/lesson-names'
import { RulesScreen } from '../../../../../src/renderer/screens/rules/rules-screen'
import { SPOKEN } from '../../../languages/catalogues'
import { FakeHost, renderInApp } from '../../fake-host'

afterEach(() => {
  cleanup()
  sayOnPage(SPOKEN.en.page)
  sayOfScores(SPOKEN.en.scorer)
})

test.each(LANGUAGES)('the link to a game can be spoken as it is read, whatever its picture shows: %s', (language) => {
  sayOnPage(SPOKEN[language].page)
  sayOfScores(SPOKEN[language].scorer)
  renderInApp(new FakeHost(), <RulesScreen ruleId={null} />)
  // in the contents, and beside them with pictures
  const lists = screen.getAllByRole('region', { name: words.howToPlay.link }).map((list) => within(list).getAllByRole('link'))
  const names = LESSON_IDS.map(lessonName)
  expect(lists.map((links) => links.map((link) => link.textContent))).toEqual([names, names])
  for (const link of lists.flat()) expect(link.getAttribute('aria-label')?.toLowerCase()).toContain(link.textContent.toLowerCase())
})
