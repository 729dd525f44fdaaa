import { writtenOut } from '#shared/match/decide'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { IconAction } from '../../components/icon-action/icon-action'
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

/** What this phone entered last, in words, while nothing came after it; null where nothing can be taken back. */
function lastEntry(view: MatchView, device: string) {
  const recorded = view.record.rounds.at(-1)?.events.at(-1)
  const scored = view.scored.rounds.at(-1)?.events.at(-1)
  if (view.takeBack !== device || recorded === undefined || scored === undefined) return null
  const event = writtenOut(recorded, scored)
  return { seat: event.player ?? 0, name: words.join.phone.takeBack(eventWords(event, view.names)) }
}

/** The way back from a slip; nothing where there is none. */
export function TakeBack({ view, commands, device }: Props) {
  const last = lastEntry(view, device)
  if (last === null) return null
  return (
    <Button pending={commands.busy} onClick={() => void commands.takeBack(last.seat)}>
      <Icon name="undo" />
      {last.name}
    </Button>
  )
}

/** The same among the things that a turn can be. */
export function TakeBackAction({ view, commands, device }: Props) {
  const last = lastEntry(view, device)
  return (
    <IconAction
      icon="undo"
      text={words.match.entry.undo}
      name={last?.name}
      disabled={last === null || commands.busy}
      onClick={() => {
        if (last !== null) void commands.takeBack(last.seat)
      }}
    />
  )
}
