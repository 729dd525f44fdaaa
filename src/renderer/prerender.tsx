import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { RenderStartPage } from '#shared/contract/start-page'
import { languageFor } from '#shared/words/language-for'
import type { Language } from '#shared/words/languages'
import { App } from './App'
import { connect } from './client/connection'
import { homeLive, peopleLive } from './client/live-queries'
import { giveFirst } from './client/prefetch'
import { renderAt } from './hooks/use-now'
import type { StartWords } from './messages/languages'
import { preferLanguages } from './messages/regional'
import { START_WORDS } from './messages/said/start-catalogues'
import { sayOnStartPage } from './messages/start-page'
import { sayOfScoresAtStart } from './messages/start-scorer'
import { haveSettings } from './settings/follow-host'

/*
 * The start page for the host to render, in Node. It is built with the host, without the code of other pages, and names its styles as the pages do.
 */

const CATALOGUES: Readonly<Record<Language, StartWords>> = START_WORDS

/** Renders the start page as `App` shows it first. Words and settings are those of the whole process, so nothing in here may wait. */
export const renderStartPage: RenderStartPage = (state) => {
  const { page, scorer } = CATALOGUES[languageFor(state.settings.language ?? 'system', state.languages)]
  sayOnStartPage(page)
  sayOfScoresAtStart(scorer)
  preferLanguages(state.languages)
  haveSettings(state.settings)
  renderAt(new Date(state.renderedAt))
  const connection = connect(nowhere)
  giveFirst(connection, homeLive, state.home)
  giveFirst(connection, peopleLive, state.people)
  return renderToString(
    <StrictMode>
      <App connection={connection} />
    </StrictMode>,
  )
}

/** A way to a host that never opens: what is rendered is given. */
const nowhere: Parameters<typeof connect>[0] = () => ({
  link: { call: () => Promise.reject(new Error('broken invariant: nothing is asked while a page is rendered')) },
  alive: () => true,
  onOpen: () => undefined,
  onClose: () => undefined,
  close: () => undefined,
})
