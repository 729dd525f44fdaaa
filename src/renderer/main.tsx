import { App } from './App'
import { mount } from './app/mount'
import { connection, shown, spoken } from './boot'
import { homeLive, peopleLive } from './client/live-queries'
import { giveFirst } from './client/prefetch'
import { watchPage } from './client/watch-page'
import { isAtHome, takeOver } from './first-paint'
import { spokenLanguage } from './app/language'
import { renderAt } from './hooks/use-now'
import './styles/fonts.css'
import './styles/palette.css'
import './styles/felts.css'
import './styles/tokens.css'
import './styles/contrast.css'
import './styles/print.css'
import './styles/base.css'

/** The page waits for the first answers no longer than this, in milliseconds; then it says that it waits. */
const FIRST_ANSWERS_MS = 250

watchPage(connection)

mount(<App connection={connection} />, { spoken, shown: Promise.race([shown, new Promise((late) => setTimeout(late, FIRST_ANSWERS_MS))]), hydration })

/** Has the page that the host rendered hydrated from what it was rendered from, where it still is what is to be shown. */
function hydration(): (() => void) | null {
  const page = takeOver()
  if (page === null) return null
  const { state, language, pressAgain } = page
  giveFirst(connection, homeLive, state.home)
  giveFirst(connection, peopleLive, state.people)
  renderAt(new Date(state.renderedAt))
  return isAtHome() && language === spokenLanguage() ? pressAgain : null
}
