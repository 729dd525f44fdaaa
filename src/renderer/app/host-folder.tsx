import { useConnection } from '../client/client-context'
import { Button } from '../components/button/button'
import { startWords } from '../messages/start-page'

/** How one finds the folder of the matches: the window shows it, and a start in a terminal prints it. The page knows no path. */
export function HostFolder() {
  const hostWords = startWords.home.host
  const { desktop } = useConnection()
  if (desktop === null) return hostWords.folder
  return (
    <Button variant="quiet" onClick={() => void desktop.desktop.showDataFolder().catch(() => undefined)}>
      {hostWords.showFolder}
    </Button>
  )
}
