import { writtenOut } from '#shared/match/decide'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { eventWords } from '../../match/correction/event-words'
import type { MatchCommands } from '../../match/hooks/use-match-commands'
import type { MatchView } from '../../match/match-view'

interface Props {
  readonly view: MatchView
  readonly commands: MatchCommands
  /** Of this device. */
  readonly device: string
}

/** The way back from a slip: what this phone entered last, while nothing came after it. */
export function TakeBack({ view, commands, device }: Props) {
  const recorded = view.record.rounds.at(-1)?.events.at(-1)
  const scored = view.scored.rounds.at(-1)?.events.at(-1)
  if (view.takeBack !== device || recorded === undefined || scored === undefined) return null
  const event = writtenOut(recorded, scored)
  return (
    <Button pending={commands.busy} onClick={() => void commands.takeBack(event.player ?? 0)}>
      <Icon name="undo" />
      {words.join.phone.takeBack(eventWords(event, view.names))}
    </Button>
  )
}
