import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach } from 'vitest'
import { DisplayProvider } from '../../../src/renderer/app/display-provider'
import { MatchScreen } from '../../../src/renderer/screens/match/match-screen'
import { FakeHost, renderInApp } from './fake-host'
import { MATCH_ID, type FakeMatch } from './fake-match'
import { standInForModalDialogs } from './modal-dialogs'
import { quickUser } from './quick-user'

beforeEach(() => {
  standInForModalDialogs()
  window.localStorage.clear()
})

/** The match screen, once its table is there. */
export async function sitDown(match: FakeMatch, how: 'upright' | 'flat' | 'counted' = 'upright', host = FakeHost.with(match)) {
  const user = quickUser()
  renderInApp(
    host,
    <DisplayProvider>
      <MatchScreen matchId={MATCH_ID} />
    </DisplayProvider>,
  )
  if (how === 'upright') await screen.findByRole('list', { name: 'Players' })
  else if (how === 'counted') await screen.findByRole('table', { name: 'Score sheet' })
  else await screen.findByRole('button', { name: 'Leave flat view' })
  return user
}

/** Opens what is wanted once in an evening. */
export async function openMore(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'More' }))
}
