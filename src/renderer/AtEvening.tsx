import { Link, useRoute } from 'wouter'
import type { SelfAtEvening } from '#shared/contract/table'
import { PermissionsContext } from './app/permissions'
import { Page } from './app/page'
import { Loading } from './components/loading/loading'
import { useGuestEvening } from './evening/use-guest-evening'
import { words } from './messages/page'
import { patterns } from './navigation/paths'
import * as screens from './screens'
import styles from './PhoneApp.module.css'

const { Screen: GuestScreen } = screens.eveningGuest
const { Screen: MatchScreen } = screens.match

/** What a device at an evening shows: the evening, or the match of its own table. */
export function AtEvening({ self }: { readonly self: SelfAtEvening }) {
  const shown = useGuestEvening(self.evening)
  const [atMatch, params] = useRoute(patterns.match)
  const { guest, waiting, failed, gone, title } = words.evening
  if (shown.kind !== 'evening')
    return <Page title={title}>{shown.kind === 'waiting' ? <Loading>{waiting}</Loading> : <p role="status">{shown.kind === 'failed' ? failed : gone}</p>}</Page>
  const { table } = shown.evening.view.own
  // the match of an earlier round is no longer this device's
  if (!atMatch || table?.matchId !== params.matchId) return <GuestScreen self={self} evening={shown.evening} />
  return (
    <>
      <nav aria-label={title} className={styles.way}>
        <Link href="/">{guest.back(table.table + 1)}</Link>
      </nav>
      <PermissionsContext value="scorer">
        <MatchScreen matchId={params.matchId} />
      </PermissionsContext>
    </>
  )
}
