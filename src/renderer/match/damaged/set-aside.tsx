import { useRef, useState } from 'react'
import type { OnDamagedFile } from '#shared/contract/damaged'
import type { Client } from '../../client/client'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import { Trouble } from './trouble'
import { Way } from './way'

const send = (client: Client, on: OnDamagedFile) => client.damaged.setAside(on)

interface Props extends OnDamagedFile {
  readonly onRefused: () => void
}

/** Out of all lists, with its file kept; asked about first. */
export function SetAside({ matchId, token, onRefused }: Props) {
  const asideWords = words.damaged.aside
  const { toast } = useAnnounce()
  const command = useCommand(send)
  const [asking, setAsking] = useState(false)
  const leave = useRef<HTMLButtonElement>(null)
  const run = async (): Promise<void> => {
    const done = await command.run({ matchId, token })
    setAsking(false)
    if (done !== null) toast(asideWords.done)
    else onRefused()
  }
  return (
    <Way title={asideWords.title}>
      <p>{asideWords.text}</p>
      <Trouble problem={command.problem} />
      <Button onClick={() => setAsking(true)}>{asideWords.go}</Button>
      <Dialog
        width="message"
        open={asking}
        title={asideWords.ask}
        onClose={() => setAsking(false)}
        firstFocus={() => leave.current}
        actions={
          <>
            <Button ref={leave} onClick={() => setAsking(false)}>
              {asideWords.no}
            </Button>
            <Button variant="danger" pending={command.pending} onClick={() => void run()}>
              {asideWords.yes}
            </Button>
          </>
        }
      >
        <p>{asideWords.text}</p>
      </Dialog>
    </Way>
  )
}
