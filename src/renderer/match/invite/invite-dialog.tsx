import { useEffect, useId, useState } from 'react'
import { type Role, ROLES } from '#shared/contract/authority'
import type { JoinedDevice, TableFeed } from '#shared/contract/table'
import { usePermissions } from '../../app/permissions'
import { Button, ButtonLink } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { Select } from '../../components/field/text-field'
import { Notice, ProblemNotice } from '../../components/notice/notice'
import { QrCode } from '../../components/qr-code/qr-code'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { AskingSwitch } from '../agreement/agreement-panel'
import type { MatchView } from '../match-view'
import { NetworkChoice } from './network-choice'
import { problemSentence, useTableCommand, useTableLive } from './use-table-live'
import styles from './invite.module.css'

interface InvitationProps {
  readonly feed: Extract<TableFeed, { readonly kind: 'open' }>
  readonly pending: boolean
  readonly onRenew: () => void
}

/** How a phone joins: the QR code, or the address and the short code. */
function Invitation({ feed, pending, onRenew }: InvitationProps) {
  const left = useCountdown(feed.codeSeconds, feed)
  const good = left > 0
  return (
    <section className={styles.invitation} aria-label={words.join.invite.scan}>
      {good && <QrCode text={feed.link} label={words.join.invite.qr} />}
      <div className={styles.ways}>
        {good && <p>{words.join.invite.scan}</p>}
        {good && <p className={styles.quiet}>{words.join.invite.orType}</p>}
        <p className={styles.address}>{feed.url}</p>
        {good && (
          <p className={styles.code}>
            <span className="visually-hidden">{words.join.invite.code}</span>
            <span data-code>
              {feed.code.slice(0, 3)} {feed.code.slice(3)}
            </span>
          </p>
        )}
        {good && (
          <p className={styles.quiet}>
            {words.join.invite.sameNetwork} {words.join.invite.through}
          </p>
        )}
        <p className={styles.quiet}>{good ? words.join.invite.good(left) : words.join.invite.expired}</p>
        <Button pending={pending} onClick={onRenew}>
          {words.join.invite.renew}
        </Button>
      </div>
    </section>
  )
}

const SECOND_MS = 1000

/** Whole seconds left of those that were left when `from` came; counted here, so that no two clocks need agree. */
function useCountdown(left: number, from: unknown): number {
  const [counted, setCounted] = useState({ from, left })
  useEffect(() => {
    const at = performance.now()
    const timer = setInterval(() => setCounted({ from, left: left - (performance.now() - at) / SECOND_MS }), SECOND_MS)
    return () => clearInterval(timer)
  }, [from, left])
  return Math.max(0, Math.ceil(counted.from === from ? counted.left : left))
}

const NO_SEAT = ''

/** Who has joined: what each may do, where each sits, and the way out. */
function DeviceList({ devices, view }: { readonly devices: readonly JoinedDevice[]; readonly view: MatchView }) {
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
      <ProblemNotice text={problem === null ? null : problemSentence(problem)} />
    </li>
  )
}

/** Lets phones join, and shows how to join and who has. */
export function InviteDialog({ view, onClose }: { readonly view: MatchView; readonly onClose: () => void }) {
  const live = useTableLive(view.matchId)
  const { run, pending, problem } = useTableCommand()
  const may = usePermissions()
  const { matchId } = view
  const feed = live.data
  return (
    <Dialog
      width={feed?.kind === 'open' ? 'workspace' : 'form'}
      open
      title={words.join.invite.title}
      onClose={onClose}
      actions={
        feed?.kind === 'open' ? (
          <Button variant="danger" pending={pending} onClick={() => void run((client) => client.table.close({ matchId }))}>
            {words.join.invite.close}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.dialog}>
        {feed === undefined && <p>{words.join.invite.waiting}</p>}
        {feed?.kind === 'closed' && may('owner') && (
          <Closed
            feed={feed}
            pending={pending}
            onBring={() => void run((client) => client.table.bring({ matchId }))}
            onOpen={(address) => void run((client) => client.table.open({ matchId, address }))}
          />
        )}
        {feed?.kind === 'open' && (
          <>
            <Invitation feed={feed} pending={pending} onRenew={() => void run((client) => client.table.renewCode({ matchId }))} />
            <DeviceList devices={feed.devices} view={view} />
          </>
        )}
        {feed !== undefined && (
          <div className={styles.asking}>
            <AskingSwitch view={view} />
          </div>
        )}
        <ProblemNotice title={words.join.invite.problem} text={problem === null ? null : problemSentence(problem)} />
      </div>
    </Dialog>
  )
}

interface ClosedProps {
  readonly feed: Extract<TableFeed, { readonly kind: 'closed' }>
  readonly pending: boolean
  readonly onBring: () => void
  readonly onOpen: (address: string) => void
}

function Closed({ feed: { addresses, elsewhere }, pending, onBring, onOpen }: ClosedProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const address = addresses.find((each) => each.address === chosen)?.address ?? addresses[0]?.address
  return (
    <>
      <p>{words.join.invite.closed}</p>
      {elsewhere?.kind === 'evening' && (
        <Notice tone="warning" actions={<ButtonLink href={paths.oneEvening(elsewhere.id)}>{words.join.invite.toEvening}</ButtonLink>}>
          {words.join.invite.atEvening(elsewhere.name)}
        </Notice>
      )}
      {elsewhere?.kind === 'match' && (
        <Notice
          tone="warning"
          actions={
            <Button variant="primary" pending={pending} onClick={onBring}>
              {words.join.invite.bring(elsewhere.devices)}
            </Button>
          }
        >
          {words.join.invite.elsewhere}
        </Notice>
      )}
      <NetworkChoice addresses={addresses} chosen={address} onChoose={setChosen} />
      <p className={styles.quiet}>{words.join.invite.privacy}</p>
      <Button
        variant={elsewhere === null ? 'primary' : 'secondary'}
        size="large"
        disabled={address === undefined}
        pending={pending}
        onClick={() => address !== undefined && onOpen(address)}
      >
        {words.join.invite.open}
      </Button>
    </>
  )
}
