import { use } from 'react'
import type { MatchId } from '#shared/kernel/ids'
import { AppMenu } from '../../../app/app-menu'
import { usePermissions } from '../../../app/permissions'
import { steady } from '../../../app/steady'
import { WaysContext } from '../../../app/ways'
import { PagesContext } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { Popup } from '../../../components/popup/popup'
import { usePhones } from '../../../match/invite/use-table-live'
import type { MatchView } from '../../../match/match-view'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { MatchStanding } from './standing'
import phonesButtonStyles from './phones-button.module.css'
import styles from './head.module.css'

interface PhonesButtonProps {
  readonly matchId: MatchId
  readonly onOpen: () => void
}

/** Beside what is played: how many phones have joined, and the way to invite more. Nothing where the person may not ask. */
const PhonesButton = steady(function PhonesButton({ matchId, onOpen }: PhonesButtonProps) {
  const may = usePermissions()
  return may('host') ? <PhonesCount matchId={matchId} onOpen={onOpen} /> : null
})

function PhonesCount({ matchId, onOpen }: PhonesButtonProps) {
  const phones = usePhones(matchId)
  const { title, devices } = words.join.invite
  const name = phones === 0 ? title : `${title}${words.colon}${devices(phones)}`
  return (
    <button
      type="button"
      className={phonesButtonStyles.phones}
      data-phones
      data-joined={phones > 0 || undefined}
      aria-label={name}
      title={name}
      onClick={onOpen}
    >
      <Icon name="phone" />
      {phones > 0 && (
        <span className={phonesButtonStyles.count} aria-hidden="true">
          {scorerWords.plain(phones)}
        </span>
      )}
    </button>
  )
}

/** The ways to other pages; nothing where there are none. */
const Pages = steady(function Pages({ onKeys }: { readonly onKeys: () => void }) {
  const ways = use(WaysContext)
  const pages = use(PagesContext)
  if (!pages && ways.length === 0) return null
  return (
    <nav aria-label={words.shell.nav.label} className={styles.nav}>
      <Popup className={styles.menu} label={words.shell.nav.menu} button={<Icon name="menu" />}>
        <AppMenu onKeys={onKeys} />
      </Popup>
    </nav>
  )
})

/** The top of the rail: the ways to other pages where there are any, what is played, and the phones that take part. */
export const Head = steady(function Head({ view, onKeys, onPhones }: { readonly view: MatchView; readonly onKeys: () => void; readonly onPhones: () => void }) {
  return (
    <div className={styles.head}>
      <Pages onKeys={onKeys} />
      <MatchStanding view={view} />
      <PhonesButton matchId={view.matchId} onOpen={onPhones} />
    </div>
  )
})
