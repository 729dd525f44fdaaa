import { useId } from 'react'
import { ROLES, type Role } from '#shared/contract/authority'
import type { JoinedDevice } from '#shared/contract/table'
import { Button } from '../../../components/button/button'
import { Select } from '../../../components/field/text-field'
import { Notice } from '../../../components/notice/notice'
import { joinWords } from '../../../messages/page'
import type { MatchView } from '../model/match-view'
import { problemSentence } from './invite-dialog'
import { useTableCommand } from './use-table-live'
import styles from './invite.module.css'

const NO_SEAT = ''

interface Props {
  readonly devices: readonly JoinedDevice[]
  readonly view: MatchView
}

/** Who has joined: what each may do, where each sits, and the way out. */
export function DeviceList({ devices, view }: Props) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.joined}>
      <h3 id={heading} className={styles.heading} aria-live="polite">{joinWords.invite.devices(devices.length)}</h3>
      {devices.length > 0 && <p className={styles.quiet}>{joinWords.invite.removing}</p>}
      <ul className={styles.devices}>
        {devices.map((device) => <DeviceRow key={device.id} device={device} view={view} />)}
      </ul>
    </section>
  )
}

function DeviceRow({ device: { id, name, role, seat, connected, lastSeen }, view }: { readonly device: JoinedDevice; readonly view: MatchView }) {
  const { run, pending, problem } = useTableCommand()
  const { matchId, names } = view
  const change = (role: Role, seat: number | null): void => void run((client) => client.table.change({ matchId, device: id, role, seat }))
  return (
    <li className={styles.device}>
      <p className={styles.who}>
        <strong>{name}</strong>
        <span className={styles.quiet}>{connected ? joinWords.invite.here : joinWords.invite.lastSeen(lastSeen)}</span>
      </p>
      <Select label={joinWords.invite.role(name)} labelHidden value={role} onChange={({ target }) => change(ROLES.find((each) => each === target.value) ?? role, seat)}>
        {ROLES.map((each) => <option key={each} value={each}>{joinWords.roles[each]}: {joinWords.roleHints[each]}</option>)}
      </Select>
      <Select label={joinWords.invite.seat(name)} labelHidden value={seat ?? NO_SEAT} onChange={({ target }) => change(role, target.value === NO_SEAT ? null : Number(target.value))}>
        <option value={NO_SEAT}>{joinWords.invite.noSeat}</option>
        {names.map((each, at) => <option key={at} value={at}>{each}</option>)}
      </Select>
      <Button variant="quiet" pending={pending} aria-label={joinWords.invite.removeNamed(name)} onClick={() => void run((client) => client.table.remove({ matchId, device: id }))}>{joinWords.invite.remove}</Button>
      {problem !== null && <Notice tone="danger" role="alert">{problemSentence(problem)}</Notice>}
    </li>
  )
}
