import { useMemo, useState } from 'react'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { lookBackWords } from '../../messages/en/look-back'
import { matchWords } from '../../messages/en/match'
import { UnsettledRounds } from '../match/agreement/unsettled-rounds'
import { CommandNotice } from '../match/command-notice'
import { CorrectionDialog } from '../match/correction/correction-dialog'
import type { Target } from '../match/correction/use-revision'
import type { MatchCommands } from '../match/hooks/use-match-commands'
import type { MatchView } from '../match/model/match-view'
import { Players } from '../match/table/players'
import { TableLine } from '../match/table/table-line'
import { lastMoveOf, moveAt, movesOf, roundOf, viewAfter, type Move } from './model/moves'
import { useMoveKeys } from './model/use-move-keys'
import { useMoves } from './model/use-moves'
import { MoveControls } from './move-controls'
import { MoveTold } from './move-told'
import styles from './move-by-move.module.css'

interface Props {
  readonly view: MatchView
  /** Null where nothing may be changed in it. */
  readonly commands: MatchCommands | null
}

/** A match stepped through move by move: the table, the chips and the reasons as they stood. */
export function MoveByMove({ view, commands }: Props) {
  const moves = useMemo(() => movesOf(view.record), [view.record])
  const steps = useMoves(moves.length)
  const [correcting, setCorrecting] = useState<Target | null>(null)
  useMoveKeys(steps)
  const move = moves[steps.at]
  const then = useMemo(() => (move === undefined ? null : viewAfter(view, move)), [view, move])
  if (move === undefined || then === null) return <p>{lookBackWords.nothing}</p>
  return (
    <section className={styles.moves} aria-label={lookBackWords.moves}>
      <UnsettledRounds view={view} except={(then.scored.state.round?.end ?? null) === null ? null : roundOf(move)} onSettle={(round) => steps.go(lastMoveOf(moves, round))} />
      <div className={styles.line}>
        <TableLine
          view={then}
          choices={null}
          onOpen={(place) => {
            const at = moveAt(moves, place)
            if (at >= 0) steps.go(at)
          }}
        />
      </div>
      <MoveControls moves={moves} steps={steps} />
      <div className={styles.players}>
        <Players view={then} entering={null} />
      </div>
      <MoveTold view={then} move={move} said={!steps.playing} onCorrect={commands === null ? null : () => setCorrecting(targetOf(move))} />
      {commands !== null && (
        <>
          {correcting === null && <CommandNotice view={view} commands={commands} />}
          <div className={styles.actions}>
            <Button onClick={() => setCorrecting(targetOf(move))}>
              <Icon name="pencil" />
              {move.kind === 'begin' ? lookBackWords.correctBegin : lookBackWords.correct}
            </Button>
            {view.undo === 'revise' && <Button variant="quiet" pending={commands.busy} onClick={() => void commands.undo()}><Icon name="undo" />{matchWords.undoNamed(matchWords.edits.revise)}</Button>}
            {view.redo === 'revise' && <Button variant="quiet" pending={commands.busy} onClick={() => void commands.redo()}><Icon name="redo" />{matchWords.redoNamed(matchWords.edits.revise)}</Button>}
          </div>
          {correcting !== null && <CorrectionDialog view={view} commands={commands} target={correcting} onClose={() => setCorrecting(null)} />}
        </>
      )}
    </section>
  )
}

function targetOf(move: Move): Target {
  return move.kind === 'begin' ? { kind: 'start', round: move.round } : { kind: 'event', place: move.place }
}
