import type { DamagedLook, OnDamagedFile } from '#shared/contract/damaged'
import type { MatchId } from '#shared/kernel/ids'
import type { Client } from '../../client/client'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button } from '../../components/button/button'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import { Trouble } from './trouble'
import { Way } from './way'
import styles from './damaged.module.css'

const send = (client: Client, on: OnDamagedFile) => client.damaged.takeBack(on)

interface Props {
  readonly matchId: MatchId
  readonly look: DamagedLook
  readonly onRefused: () => void
}

/** The last entries, where the match is sound without them. */
export function TakeBack({ matchId, look: { file, takeBack }, onRefused }: Props) {
  const takeBackWords = words.damaged.takeBack
  const { toast } = useAnnounce()
  const command = useCommand(send)
  if (file === null || takeBack === null) return <p className={styles.quiet}>{takeBackWords.none}</p>
  const { count, taken, rounds, entries, leftOut } = takeBack
  const run = async (): Promise<void> => {
    if ((await command.run({ matchId, token: file.token })) !== null) toast(words.damaged.here)
    else onRefused()
  }
  return (
    <Way title={takeBackWords.title(count)}>
      {count > 0 && (
        <p>
          {takeBackWords.which(
            taken.map(({ name, player, tile, round }) => words.damaged.taken(name, player, tile, round)),
            count - taken.length,
          )}
        </p>
      )}
      <p>{takeBackWords.stays(rounds, entries)}</p>
      {leftOut.trail > 0 && <p>{takeBackWords.trail(leftOut.trail)}</p>}
      {leftOut.fields.length > 0 && <p>{takeBackWords.fields(leftOut.fields)}</p>}
      {leftOut.history && <p>{takeBackWords.history}</p>}
      <p className={styles.quiet}>{takeBackWords.kept}</p>
      <Trouble problem={command.problem} />
      <Button variant="primary" pending={command.pending} onClick={() => void run()}>
        {takeBackWords.go(count)}
      </Button>
    </Way>
  )
}
