import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { IconAction } from '../../components/icon-action/icon-action'
import { words } from '../../messages/page'
import { type MatchCommands, useBusy } from '../../match/hooks/use-match-commands'
import type { MatchView } from '../../match/match-view'
import { lastEntry } from './last-entry'

interface TakeBackProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly device: string
}

/** The way back from a slip; nothing where there is none. */
export function TakeBack({ view, commands, device }: TakeBackProps) {
  const busy = useBusy(commands)
  const last = lastEntry(view, device)
  if (last === null) return null
  return (
    <Button pending={busy} onClick={() => void commands.takeBack(last.seat)}>
      <Icon name="undo" />
      {last.name}
    </Button>
  )
}

/** The same among the things that a turn can be. */
export function TakeBackAction({ view, commands, device }: TakeBackProps) {
  const busy = useBusy(commands)
  const last = lastEntry(view, device)
  return (
    <IconAction
      icon="undo"
      text={words.match.entry.undo}
      name={last?.name}
      disabled={last === null || busy}
      onClick={() => {
        if (last !== null) void commands.takeBack(last.seat)
      }}
    />
  )
}
