import { useId } from 'react'
import { ROLES, type Role } from '#shared/contract/authority'
import type { JoinedDevice } from '#shared/contract/table'
import { Button } from '../../components/button/button'
import { Select } from '../../components/field/text-field'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import { problemSentence } from './use-table-live'
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
      <h3 id={heading} className={styles.heading} aria-live="polite">
        {words.join.invite.devices(devices.length)}
      </h3>
      {devices.length > 0 && <p className={styles.quiet}>{words.join.invite.removing}</p>}
      <ul className={styles.devices}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} view={view} />
        ))}
      </ul>
    </section>
  )
}

function DeviceRow({ device: { id, name, role, seat, connected, lastSeen }, view }: { readonly device: JoinedDevice; readonly view: MatchView }) {
  /* One for each, since a seat and a role are often given one right after the other. */
  const [roles, seats, removing] = [useTableCommand(), useTableCommand(), useTableCommand()]
  const problem = removing.problem ?? roles.problem ?? seats.problem
  const { matchId, names } = view
  const setRole = (role: Role): void => void roles.run((client) => client.table.change({ matchId, device: id, role }))
  const setSeat = (seat: number | null): void => void seats.run((client) => client.table.change({ matchId, device: id, seat }))
  return (
    <li className={styles.device}>
      <p className={styles.who}>
        <strong>{name}</strong>
        <span className={styles.quiet}>{connected ? words.join.invite.here : words.join.invite.lastSeen(lastSeen)}</span>
      </p>
      <Select
        label={words.join.invite.role(name)}
        labelHidden
        value={role}
        onChange={({ target }) => setRole(ROLES.find((each) => each === target.value) ?? role)}
      >
        {ROLES.map((each) => (
          <option key={each} value={each}>
            {words.joining.roles[each]}
            {words.colon}
            {words.join.roleHints[each]}
          </option>
        ))}
      </Select>
      <Select
        label={words.join.invite.seat(name)}
        labelHidden
        value={seat ?? NO_SEAT}
        onChange={({ target }) => setSeat(target.value === NO_SEAT ? null : Number(target.value))}
      >
        <option value={NO_SEAT}>{words.join.invite.noSeat}</option>
        {names.map((each, at) => (
          <option key={at} value={at}>
            {each}
          </option>
        ))}
      </Select>
      <Button
        variant="quiet"
        pending={removing.pending}
        aria-label={words.join.invite.removeNamed(name)}
        onClick={() => void removing.run((client) => client.table.remove({ matchId, device: id }))}
      >
        {words.join.invite.remove}
      </Button>
      {problem !== null && (
        <Notice tone="danger" role="alert">
          {problemSentence(problem)}
        </Notice>
      )}
    </li>
  )
}
