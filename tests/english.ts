/* What a page is tested with, unless a test says otherwise, speaks English, and draws its signs as every page but the first does once it is there. */
import { drawAllIcons } from '../src/renderer/components/icon/icon'
import { sayOnPage } from '../src/renderer/messages/page'
import { sayOfScores } from '../src/renderer/messages/scorer'
import * as english from '../src/renderer/messages/said/catalogues/en'

sayOnPage(english.page)
sayOfScores(english.scorer)
await drawAllIcons()
