import { Dialog } from '../../../components/dialog/dialog'
import { words } from '../../../messages/page'
import { Scan } from '../phones/scan'
import { useEveningPhones } from '../phones/use-evening-phones'

/** The code of one table, for a tablet or the phones that lie there. */
export function CodeDialog({ id, at, onClose }: { readonly id: string; readonly at: number; readonly onClose: () => void }) {
  const { phones } = words.evening
  const { data: feed } = useEveningPhones(id)
  const invitation = feed?.kind === 'open' ? feed.tables[at] : undefined
  return (
    <Dialog width="form" open title={phones.codeOf(at + 1)} onClose={onClose}>
      {feed?.kind === 'open' && invitation !== undefined && <Scan url={feed.url} invitation={invitation} text={phones.scanTable} />}
    </Dialog>
  )
}
