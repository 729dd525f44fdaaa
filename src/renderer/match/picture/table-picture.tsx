import { useState } from 'react'
import type { Seat } from '#shared/match/events'
import { useClient } from '../../client/client-context'
import { useAnnounce } from '../../components/announcer/announcer'
import { words } from '../../messages/page'
import { settings } from '../../settings/settings'
import type { MatchView } from '../match-view'
import { ShareDialog } from '../sharing/share-dialog'
import { KeepPicture } from './keep-picture'
import { TakePicture } from './take-picture'
import { usePutPicture, useTablePicture } from './use-table-picture'

interface Props {
  readonly view: MatchView
  /** Whose phone this is; absent for a page of the owner's. */
  readonly seat?: Seat | undefined
  /** It is another phone's, and can only be looked at. */
  readonly fixed?: boolean
  readonly onClose: () => void
}

/** The picture of the table: taken, then shown on its card, shared, kept with the match or deleted. */
export function TablePicture({ view, seat, fixed = false, onClose }: Props) {
  const kept = useTablePicture(view)
  const [taken, setTaken] = useState<string | null>(null)
  const [taking, setTaking] = useState(view.picture === null)
  const { put, pending, problem, dismiss } = usePutPicture(view, seat)
  const client = useClient()
  const { toast } = useAnnounce()
  const take = (jpeg: string): void => {
    setTaken(jpeg)
    setTaking(false)
    dismiss()
    if (settings['keep-photographs'].chosen() === 'kept') void put(jpeg)
  }
  const restore = async (jpeg: string): Promise<void> => {
    const again = { matchId: view.matchId, ...(seat === undefined ? {} : { seat }), photo: jpeg, instead: null }
    const restored = await client.match.putPicture(again).catch(() => null)
    if (restored?.ok !== true) toast(words.tablePicture.notRestored)
  }
  const forget = async (): Promise<void> => {
    if (!(await put(null))) return
    toast(words.tablePicture.forgotten, typeof kept === 'string' ? { label: words.moments.end.undo, run: () => void restore(kept) } : undefined)
    onClose()
  }
  if (taking) return <TakePicture onTaken={take} onClose={taken === null && view.picture === null ? onClose : () => setTaking(false)} />
  const jpeg = taken ?? kept ?? null
  return (
    <ShareDialog
      view={view}
      begin={{ kind: 'picture', shape: 'wide' }}
      taken={taken ?? undefined}
      keeping={
        !fixed && (
          <KeepPicture
            view={view}
            state={taken !== null && taken !== kept ? (view.picture === null ? 'new' : 'other') : kept === null && view.picture !== null ? 'gone' : 'kept'}
            pending={pending}
            problem={problem}
            onKeep={jpeg === null ? undefined : () => void put(jpeg)}
            onAgain={() => setTaking(true)}
            onForget={() => void forget()}
          />
        )
      }
      onClose={onClose}
    />
  )
}
