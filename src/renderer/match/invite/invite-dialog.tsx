import { useState } from 'react'
import { Button, ButtonLink } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { Notice } from '../../components/notice/notice'
import type { TableFeed } from '#shared/contract/table'
import { usePermissions } from '../../app/permissions'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import type { MatchView } from '../match-view'
import { AskingSwitch } from '../agreement/asking-switch'
import { DeviceList } from './device-list'
import { Invitation } from './invitation'
import { NetworkChoice } from './network-choice'
import { problemSentence, useTableCommand, useTableLive } from './use-table-live'
import styles from './invite.module.css'

interface Props {
  readonly view: MatchView
  readonly onClose: () => void
}

/** Lets phones join, and shows how to join and who has. */
export function InviteDialog({ view, onClose }: Props) {
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
        {problem !== null && (
          <Notice tone="danger" role="alert" title={words.join.invite.problem}>
            <p>{problemSentence(problem)}</p>
          </Notice>
        )}
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
