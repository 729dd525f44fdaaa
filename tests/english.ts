/* What a page is tested with, unless a test says otherwise, speaks English. */
import { sayOnPage } from '../src/renderer/messages/page'
import { sayOfScores } from '../src/renderer/messages/scorer'
import * as english from '../src/renderer/messages/said/catalogues/en'

sayOnPage(english.page)
sayOfScores(english.scorer)
