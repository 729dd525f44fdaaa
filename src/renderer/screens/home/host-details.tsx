import { Link } from 'wouter'
import type { HostInfo } from '#shared/contract/schemas'
import { paths } from '../../app/paths'
import type { Client } from '../../client/client'
import { Icon } from '../../components/icon/icon'
import { useAnswer } from '../../hooks/use-answer'
import { homeWords } from '../../messages/page'
import styles from './host-details.module.css'

const askHost = (client: Client, signal: AbortSignal): Promise<HostInfo> => client.host.info(undefined, { signal })

/** Where the data lives, and which host this window talks to. */
export function HostDetails() {
  const words = homeWords.host
  const info = useAnswer(askHost)
  if (info === undefined) return null
  return (
    <section aria-label={words.heading} className={styles.host}>
      <p>{words.folder} <code>{info.dataFolder}</code></p>
      <p>
        {words.where[info.host]} {words.version(info.version)}
      </p>
      {info.host === 'electron' && info.browserUrl !== null && (
        <p>
          <a href={info.browserUrl} target="_blank" rel="noreferrer" className={styles.open}>
            {words.browser}
            <Icon name="open" />
          </a>
        </p>
      )}
      <p><Link href={paths.about} className={styles.open}>{words.about}</Link></p>
    </section>
  )
}
