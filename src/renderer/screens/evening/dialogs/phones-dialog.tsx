import { useState } from 'react'
import { type EveningPhonesFeed, type Invitation, LISTED_NAMES } from '#shared/contract/evening-phones'
import { Button } from '../../../components/button/button'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { Dialog } from '../../../components/dialog/dialog'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { Icon } from '../../../components/icon/icon'
import { Notice, ProblemNotice } from '../../../components/notice/notice'
import { QrCode } from '../../../components/qr-code/qr-code'
import { problemSentence, useTableCommand } from '../../../match/invite/use-table-live'
import { words } from '../../../messages/page'
import { Printed, printPaper } from '../../../printing/printed'
import { LetIn } from '../phones/let-in'
import { Scan, spaced } from '../phones/scan'
import { useEveningPhones } from '../phones/use-evening-phones'
import styles from '../phones/phones.module.css'

export const CODES_PAPER = 'table-codes'

interface PrintedCodesProps {
  readonly evening: string
  readonly url: string
  /** Of each table, in their order. */
  readonly tables: readonly Invitation[]
}

/** A card for each table on paper, to be cut out and laid there: its number, its QR code, and what is typed instead. */
export function PrintedCodes({ evening, url, tables }: PrintedCodesProps) {
  const { phones, table } = words.evening
  return (
    <Printed name={CODES_PAPER} usual={false} label={phones.print}>
      <ul className={styles.cards}>
        {tables.map(({ link, code }, at) => (
          <li key={code} className={styles.tableCard}>
            <p>{evening}</p>
            <h1>{table.name(at + 1)}</h1>
            <QrCode text={link} label={phones.codeOf(at + 1)} />
            <p>{phones.scanTable}</p>
            <p>{words.join.invite.orType}</p>
            <p className={styles.address}>{url}</p>
            <p className={styles.code}>{spaced(code)}</p>
            <p>{words.join.invite.sameNetwork}</p>
          </li>
        ))}
      </ul>
    </Printed>
  )
}

/** The phones of an evening: the code, whose names they list, and who has joined. */
export function PhonesDialog({ id, evening, onClose }: { readonly id: string; readonly evening: string; readonly onClose: () => void }) {
  const { phones } = words.evening
  const { data: feed } = useEveningPhones(id)
  return (
    <Dialog width={feed?.kind === 'open' ? 'workspace' : 'form'} open title={words.evening.tools.phones} onClose={onClose}>
      <div className={styles.dialog}>
        {feed === undefined && <p>{words.join.invite.waiting}</p>}
        {feed?.kind === 'closed' && <LetIn id={id} feed={feed} />}
        {feed?.kind === 'open' && (
          <>
            <Scan url={feed.url} invitation={feed.invitation} text={phones.scan} />
            {feed.tables.length > 0 && (
              <>
                <Button onClick={() => printPaper(CODES_PAPER)}>
                  <Icon name="print" />
                  {phones.print}
                </Button>
                <p className={styles.quiet}>{phones.printHint}</p>
                <PrintedCodes evening={evening} url={feed.url} tables={feed.tables} />
              </>
            )}
            <OpenPhones id={id} feed={feed} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function OpenPhones({ id, feed }: { readonly id: string; readonly feed: Extract<EveningPhonesFeed, { readonly kind: 'open' }> }) {
  const { phones, table } = words.evening
  const { invite } = words.join
  const { run, pending, problem } = useTableCommand()
  /** What was asked to be removed, until it is said how much of it. */
  const [removing, setRemoving] = useState<string | null>(null)
  const remove = (device: string, all = false): void => {
    setRemoving(null)
    void run((client) => client.eveningPhones.remove({ id, device, ...(all ? { all } : {}) }))
  }
  return (
    <>
      <ChoiceGroup
        legend={phones.names}
        layout="segments"
        choices={LISTED_NAMES.map((value) => ({ value, label: phones.listed[value] }))}
        value={feed.names}
        onChange={(names) => void run((client) => client.eveningPhones.list({ id, names }))}
      />
      <p className={styles.quiet}>{feed.listed.length === 0 ? phones.listsNobody : phones.lists(feed.listed)}</p>
      <h3 aria-live="polite">{invite.devices(feed.devices.length)}</h3>
      <ul className={styles.devices}>
        {feed.devices.map(({ id: device, name, place, connected, lastSeen, tookOver, brought, phones: count }) => (
          <li key={device} className={styles.device}>
            <span className={styles.who}>
              <strong>{place.kind === 'table' ? table.name(place.table + 1) : name}</strong>
              <span className={styles.quiet}>{connected ? invite.here : invite.lastSeen(lastSeen)}</span>
              {tookOver && <span className={styles.quiet}>{phones.tookOver}</span>}
            </span>
            {removing !== device && (
              <Button
                variant="quiet"
                pending={pending}
                aria-label={invite.removeNamed(name)}
                onClick={() => (brought === 0 ? remove(device) : setRemoving(device))}
              >
                {invite.remove}
              </Button>
            )}
            {removing === device && (
              <Notice tone="warning" role="status">
                <p>{phones.removeBrought(brought, count)}</p>
                <div className={styles.row}>
                  <Button pending={pending} onClick={() => remove(device)}>
                    {phones.removeOne}
                  </Button>
                  <Button variant="danger" pending={pending} onClick={() => remove(device, true)}>
                    {phones.removeAll}
                  </Button>
                </div>
              </Notice>
            )}
          </li>
        ))}
      </ul>
      <Disclosure summary={phones.more}>
        <p>{phones.renewText}</p>
        <div className={styles.row}>
          <Button pending={pending} onClick={() => void run((client) => client.eveningPhones.renewCodes({ id }))}>
            {phones.renew}
          </Button>
          <Button variant="danger" pending={pending} onClick={() => void run((client) => client.eveningPhones.close({ id }))}>
            {invite.close}
          </Button>
        </div>
      </Disclosure>
      <ProblemNotice text={problem === null ? null : problemSentence(problem)} />
    </>
  )
}
