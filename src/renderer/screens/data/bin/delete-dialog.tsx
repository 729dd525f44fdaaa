import { useRef, useState } from 'react'
import type { MatchSummary } from '#shared/contract/lists'
import { listed } from '../../../messages/scorer'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { useBin } from '../../../match/hooks/use-bin'
import { binWords, dayWords } from '../../../messages/page'

interface Props {
  readonly match: MatchSummary
  readonly onClose: () => void
}

/** Asks before a match goes for good; the first button keeps it. */
export function DeleteDialog({ match, onClose }: Props) {
  const words = binWords.ask
  const bin = useBin()
  const keep = useRef<HTMLButtonElement>(null)
  const [pending, setPending] = useState(false)
  const players = listed(match.players.map(({ name }) => name))
  const remove = async (): Promise<void> => {
    setPending(true)
    await bin.deleteForGood({ matchId: match.matchId, revision: match.revision, players })
    onClose()
  }
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      firstFocus={() => keep.current}
      actions={
        <>
          <Button ref={keep} onClick={onClose}>
            {words.keep}
          </Button>
          <Button variant="danger" pending={pending} onClick={() => void remove()}>
            {words.delete}
          </Button>
        </>
      }
    >
      <p>{words.text(players, dayWords(match.date))}</p>
    </Dialog>
  )
}
