import type { TableFeed } from '#shared/contract/table'
import { Button } from '../../components/button/button'
import { QrCode } from '../../components/qr-code/qr-code'
import { words } from '../../messages/page'
import { useEffect, useState } from 'react'
import styles from './invite.module.css'

interface Props {
  readonly feed: Extract<TableFeed, { readonly kind: 'open' }>
  readonly pending: boolean
  readonly onRenew: () => void
}

/** How a phone joins: the QR code, or the address and the short code. */
export function Invitation({ feed, pending, onRenew }: Props) {
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
