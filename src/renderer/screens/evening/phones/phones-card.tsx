import type { EveningPhonesFeed } from '#shared/contract/evening-phones'
import { Card } from '../../../components/card/card'
import { words } from '../../../messages/page'
import { LetIn } from './let-in'
import { Scan } from './scan'
import styles from './phones.module.css'

/** Beside the check-in: one code with which people check themselves in. */
export function PhonesCard({ id, feed }: { readonly id: string; readonly feed: EveningPhonesFeed | undefined }) {
  const { phones } = words.evening
  if (feed === undefined) return null
  return (
    <Card aria-labelledby="phones" className={styles.card}>
      <h2 id="phones">{phones.checkIn}</h2>
      {feed.kind === 'closed' ? <LetIn id={id} feed={feed} /> : <Scan url={feed.url} invitation={feed.invitation} text={phones.scan} />}
      {feed.kind === 'open' && <p role="status">{phones.joined(feed.devices.length)}</p>}
    </Card>
  )
}
