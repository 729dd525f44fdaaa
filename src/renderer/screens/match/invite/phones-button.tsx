import { steady } from '../../../app/steady'
import { usePermissions } from '../../../app/permissions'
import { Icon } from '../../../components/icon/icon'
import type { MatchView } from '../../../match/match-view'
import { usePhones } from '../../../match/invite/use-table-live'
import { scorerWords } from '../../../messages/scorer'
import { words } from '../../../messages/page'
import styles from './phones-button.module.css'

interface PhonesButtonProps {
  readonly view: MatchView
  readonly onOpen: () => void
}

/** Beside what is played: how many phones have joined, and the way to invite more. Nothing where the person may not ask. */
export const PhonesButton = steady(function PhonesButton({ view, onOpen }: PhonesButtonProps) {
  const may = usePermissions()
  return may('host') ? <PhonesCount view={view} onOpen={onOpen} /> : null
})

function PhonesCount({ view: { matchId }, onOpen }: PhonesButtonProps) {
  const phones = usePhones(matchId)
  const { title, devices } = words.join.invite
  const name = phones === 0 ? title : `${title}${words.colon}${devices(phones)}`
  return (
    <button type="button" className={styles.phones} data-phones data-joined={phones > 0 || undefined} aria-label={name} title={name} onClick={onOpen}>
      <Icon name="phone" />
      {phones > 0 && (
        <span className={styles.count} aria-hidden="true">
          {scorerWords.plain(phones)}
        </span>
      )}
    </button>
  )
}
