import type { Invitation } from '#shared/contract/evening-phones'
import { QrCode } from '../../../components/qr-code/qr-code'
import { words } from '../../../messages/page'
import { Printed } from '../../../printing/printed'
import { spaced } from './scan'
import styles from './phones.module.css'

/** What the paper is asked for by. */
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
