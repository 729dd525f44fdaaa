import { useRef, useState } from 'react'
import type { MatchSummary } from '#shared/contract/lists'
import { scorerWords } from '../../../messages/scorer'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { useBin } from '../../../match/hooks/use-bin'
import { words } from '../../../messages/page'

interface Props {
  readonly match: MatchSummary
  readonly onClose: () => void
}

/** Asks before a match goes for good; the first button keeps it. */
export function DeleteDialog({ match, onClose }: Props) {
  const askWords = words.bin.ask
  const bin = useBin()
  const keep = useRef<HTMLButtonElement>(null)
  const [pending, setPending] = useState(false)
  const players = scorerWords.listed(match.players.map(({ name }) => name))
  const remove = async (): Promise<void> => {
    setPending(true)
    await bin.deleteForGood({ matchId: match.matchId, revision: match.revision, players })
    onClose()
  }
  return (
    <Dialog
      width="message"
      open
      title={askWords.title}
      onClose={onClose}
      firstFocus={() => keep.current}
      actions={
        <>
          <Button ref={keep} onClick={onClose}>
            {askWords.keep}
          </Button>
          <Button variant="danger" pending={pending} onClick={() => void remove()}>
            {askWords.delete}
          </Button>
        </>
      }
    >
      <p>{askWords.text(players, words.dayWords(match.date))}</p>
    </Dialog>
  )
}
