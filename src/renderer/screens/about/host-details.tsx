import type { HostInfo } from '#shared/contract/schemas'
import { useConnection } from '../../client/client-context'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import styles from './about.module.css'

/** Which host this window talks to, where the matches are, and the way to the browser. */
export function HostDetails({ info }: { readonly info: HostInfo }) {
  const hostWords = words.about.technical
  const { desktop } = useConnection()
  return (
    <div className={styles.section}>
      <p>{hostWords.where[info.host]}</p>
      {/* The page knows no path: the desktop window shows the folder, and a start in a terminal prints it. */}
      {desktop === null ? (
        <p>{hostWords.folder}</p>
      ) : (
        <div className={styles.copy}>
          <Button variant="quiet" onClick={() => void desktop.desktop.showDataFolder().catch(() => undefined)}>
            {hostWords.showFolder}
          </Button>
          <Button onClick={() => void desktop.desktop.openInBrowser().catch(() => undefined)}>
            {hostWords.browser}
            <Icon name="open" />
          </Button>
        </div>
      )}
    </div>
  )
}
