import { useState } from 'react'
import { Link, useLocation, useRoute } from 'wouter'
import type { GuestTable } from '#shared/contract/evening-phones'
import type { SelfAtEvening } from '#shared/contract/joining'
import type { MatchId } from '#shared/kernel/ids'
import { PermissionsContext } from './app/permissions'
import { WaysContext, type PageWay } from './app/ways'
import { Page } from './app/page'
import { Button, PagesContext } from './components/button/button'
import { Icon } from './components/icon/icon'
import { Loading } from './components/loading/loading'
import { useGuestEvening } from './evening/use-guest-evening'
import { words } from './messages/page'
import { patterns } from './navigation/paths'
import * as screens from './screens'
import { PhoneScreen } from './screens/join/phone-screen'
import styles from './PhoneApp.module.css'

const { Screen: GuestScreen } = screens.eveningGuest
const { Screen: MatchScreen } = screens.match

/** What a device at an evening shows: the evening, or the match of its own table. */
export function AtEvening({ self }: { readonly self: SelfAtEvening }) {
  const shown = useGuestEvening(self.evening)
  const [atMatch, params] = useRoute(patterns.match)
  const { waiting, failed, gone, title } = words.evening
  if (shown.kind !== 'evening')
    return <Page title={title}>{shown.kind === 'waiting' ? <Loading>{waiting}</Loading> : <p role="status">{shown.kind === 'failed' ? failed : gone}</p>}</Page>
  const { table } = shown.evening.view.own
  // the match of an earlier round is no longer this device's
  if (!atMatch || table?.matchId !== params.matchId)
    return (
      // from here a phone goes to one page, the match of its table
      <PagesContext value>
        <GuestScreen self={self} evening={shown.evening} />
      </PagesContext>
    )
  return <OwnMatch key={params.matchId} self={self} table={table} matchId={params.matchId} />
}

/**
 * The match of the own table: for a phone its person's own tiles, or what is entered for all of them; for the tablet of a table always that.
 *
 * Nobody else sits there who could begin the next round or enter a block, so each phone may do both.
 */
function OwnMatch({ self, table, matchId }: { readonly self: SelfAtEvening; readonly table: GuestTable; readonly matchId: MatchId }) {
  const { guest, title } = words.evening
  const [forAll, setForAll] = useState(false)
  const seat = self.place.kind === 'person' ? table.seat : null
  const [, go] = useLocation()
  const ways: readonly PageWay[] = [
    { icon: 'back', text: guest.back(table.table + 1), go: () => go('/') },
    ...(seat === null ? [] : [{ icon: 'phone', text: guest.ownTiles, go: () => setForAll(false) } as const]),
  ]
  return (
    <PermissionsContext value="scorer">
      {seat !== null && !forAll ? (
        <div className={styles.ownMatch}>
          <nav aria-label={title} className={styles.way}>
            <Link href="/" aria-label={guest.back(table.table + 1)}>
              <Icon name="back" />
              {title}
            </Link>
            <Button variant="quiet" onClick={() => setForAll(true)}>
              {guest.forAll}
            </Button>
          </nav>
          <PhoneScreen self={{ kind: 'match', matchId, id: self.id, name: self.name, role: 'player', seat }} onForAll={() => setForAll(true)} />
        </div>
      ) : (
        <WaysContext value={ways}>
          <MatchScreen matchId={matchId} />
        </WaysContext>
      )}
    </PermissionsContext>
  )
}
