import { Dialog } from '../../../components/dialog/dialog'
import { words } from '../../../messages/page'
import { CheckIn } from '../check-in'
import type { Ask, Asked } from '../model/asked'
import type { Change, EveningView } from '../model/use-evening'
import { StandingsTable } from '../standings-table'
import { LeaveDialog } from './leave-dialog'
import { CodeDialog } from './code-dialog'
import { MatchDialog } from './match-dialog'
import { PhonesDialog } from './phones-dialog'
import { ResultDialog } from './result-dialog'
import { SettingsDialog } from './settings-dialog'
import { SwapDialog } from './swap-dialog'

interface Props {
  readonly view: EveningView
  readonly change: Change
  readonly asked: Asked | null
  readonly ask: Ask
  readonly onClose: () => void
}

/** The dialog that was asked for, if any. */
export function EveningDialog({ view, change, asked, ask, onClose }: Props) {
  if (asked === null) return null
  const close = (): void => {
    change.dismiss()
    onClose()
  }
  const { tools, standings } = words.evening
  switch (asked.kind) {
    case 'late':
      return (
        <Dialog width="form" open title={tools.late} onClose={close}>
          <CheckIn view={view} onDone={close} />
        </Dialog>
      )
    case 'standings':
      return (
        <Dialog width="workspace" open title={standings.heading} onClose={close}>
          <StandingsTable view={view} ask={ask} />
        </Dialog>
      )
    case 'leave':
      return <LeaveDialog view={view} change={change} onClose={close} />
    case 'swap':
      return <SwapDialog view={view} change={change} onClose={close} />
    case 'result': {
      const table = view.state.rounds[asked.round]?.tables[asked.table]
      if (table === undefined) return null
      return (
        <ResultDialog key={`${asked.round} ${asked.table}`} view={view} change={change} round={asked.round} at={asked.table} table={table} onClose={close} />
      )
    }
    case 'settings':
      return view.state.settings === null ? null : <SettingsDialog view={view} settings={view.state.settings} change={change} onClose={close} />
    case 'phones':
      return <PhonesDialog id={view.evening.id} evening={view.evening.name} onClose={close} />
    case 'code':
      return <CodeDialog id={view.evening.id} at={asked.table} onClose={close} />
    case 'match':
      return <MatchDialog view={view} at={asked.table} onClose={close} />
  }
}
