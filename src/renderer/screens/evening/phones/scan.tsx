import type { Invitation } from '#shared/contract/evening-phones'
import { QrCode } from '../../../components/qr-code/qr-code'
import { words } from '../../../messages/page'
import styles from './phones.module.css'

interface ScanProps {
  readonly url: string
  readonly invitation: Invitation
  readonly text: string
  /** To be scanned from across the room. */
  readonly big?: boolean
}

/** A QR code, or the address and the code to type. */
export function Scan({ url, invitation: { link, code }, text, big = false }: ScanProps) {
  const { invite } = words.join
  return (
    <div className={styles.scan} data-big={big || undefined}>
      <QrCode text={link} label={words.evening.phones.qr} />
      <div className={styles.ways}>
        <p>{text}</p>
        <p className={styles.quiet}>{invite.orType}</p>
        <p className={styles.address}>{url}</p>
        <p className={styles.code}>
          <span className="visually-hidden">{invite.code}</span>
          <span data-code>{spaced(code)}</span>
        </p>
        <p className={styles.quiet}>
          {invite.sameNetwork} {!big && invite.through}
        </p>
      </div>
    </div>
  )
}

/** A code in two halves, as it is read out. */
export function spaced(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`
}
