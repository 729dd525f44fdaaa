import { Link } from 'wouter'
import type { HostInfo } from '#shared/contract/schemas'
import { paths } from '../../navigation/paths'
import type { Client } from '../../client/client'
import { useConnection } from '../../client/client-context'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { useAnswer } from '../../hooks/use-answer'
import { startWords } from '../../messages/start-page'
import { HostFolder } from '../../app/host-folder'
import styles from './host-details.module.css'

const askHost = (client: Client, signal: AbortSignal): Promise<HostInfo> => client.host.info(undefined, { signal })

/** Where the data lives, and which host this window talks to. */
export function HostDetails() {
  const hostWords = startWords.home.host
  const info = useAnswer(askHost)
  const { desktop } = useConnection()
  if (info === undefined) return null
  return (
    <section aria-label={hostWords.heading} className={styles.host}>
      <p>
        <HostFolder />
      </p>
      <p>
        {hostWords.where[info.host]} {hostWords.version(info.version)}
      </p>
      {desktop !== null && (
        <p>
          <Button variant="quiet" onClick={() => void desktop.desktop.openInBrowser().catch(() => undefined)}>
            {hostWords.browser}
            <Icon name="open" />
          </Button>
        </p>
      )}
      <p>
        <Link href={paths.about} className={styles.open}>
          {hostWords.about}
        </Link>
      </p>
    </section>
  )
}
