import { useMemo, useState, useEffect, useEffectEvent } from 'react'
import type { Question } from '#shared/match/questions'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { SettlingWays } from '../agreement/settling-ways'
import { UnsettledRounds } from '../agreement/unsettled-rounds'
import { CommandNotice } from '../command-notice'
import { CorrectionDialog } from '../correction/correction-dialog'
import type { Target } from '../correction/use-revision'
import type { MatchCommands } from '../hooks/use-match-commands'
import type { MatchView } from '../match-view'
import type { Place } from '../model/revision-draft'
import { OpenQuestions } from '../question/open-questions'
import { settlingGone } from '../question/settling-gone'
import { QuestionFlow } from '../question/question-flow'
import { QuestionMark } from '../question/question-mark'
import { questionsAt } from '../question/questions-at'
import { Players } from '../table/players'
import { TableLine } from '../table/table-line'
import { lastMoveOf, moveAt, movesOf, roundOf, viewAfter, type Move } from './moves'
import { useMoves, type Moves } from './use-moves'
import { MoveControls } from './move-controls'
import { MoveTold } from './move-told'
import { isSwitchedOff, keysBelongElsewhere } from '../../keys/key-guards'
import { LETTERS } from '../../keys/key-list'
import styles from './look-back.module.css'

interface Props {
  readonly view: MatchView
  /** Null where nothing may be changed in it. */
  readonly commands: MatchCommands | null
  /** Where it is looked at from, unless the address says it. */
  readonly begin?: 'first' | 'last'
}

/** A match stepped through move by move: the table, the chips and the reasons as they stood. */
export function MoveByMove({ view, commands, begin = 'last' }: Props) {
  const moves = useMemo(() => movesOf(view.record), [view.record])
  const steps = useMoves(moves.length, begin)
  const [correcting, setCorrecting] = useState<Target | null>(null)
  const [questioned, setQuestioned] = useState<Place | null>(null)
  const move = moves[steps.at]
  useMoveKeys(steps, () => move?.kind === 'event' && setQuestioned(move.place))
  const then = useMemo(() => (move === undefined ? null : viewAfter(view, move)), [view, move])
  if (move === undefined || then === null) return <p>{words.lookBack.nothing}</p>
  return (
    <section className={styles.moves} aria-label={words.lookBack.moves}>
      <UnsettledRounds
        view={view}
        except={(then.scored.state.round?.end ?? null) === null ? null : roundOf(move)}
        onSettle={(round) => steps.go(lastMoveOf(moves, round))}
      />
      <OpenQuestions
        view={view}
        {...(commands === null ? {} : { onSettle: setQuestioned, onGone: (gone: Question) => void commands.question(settlingGone(gone), view.revision) })}
      />
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
      <MoveTold
        view={then}
        move={move}
        said={!steps.playing}
        ways={
          commands === null || move.kind !== 'event' ? null : (
            <SettlingWays onCorrect={() => setCorrecting(targetOf(move))} onQuestion={() => setQuestioned(move.place)} />
          )
        }
      />
      {move.kind === 'event' && <QuestionMark questions={questionsAt(view.questions, move.place)} />}
      {move.kind === 'event' && commands === null && (
        <div className={styles.actions}>
          <QuestionButton label={words.questions.how} onClick={() => setQuestioned(move.place)} />
        </div>
      )}
      {questioned !== null && <QuestionFlow view={view} commands={commands} place={questioned} onClose={() => setQuestioned(null)} />}
      {commands !== null && (
        <>
          {correcting === null && questioned === null && <CommandNotice view={view} commands={commands} />}
          <div className={styles.actions}>
            <Button onClick={() => setCorrecting(targetOf(move))}>
              <Icon name="pencil" />
              {move.kind === 'begin' ? words.lookBack.correctBegin : words.lookBack.correct}
            </Button>
            {move.kind === 'event' && <QuestionButton label={words.questions.open} onClick={() => setQuestioned(move.place)} />}
            {view.undo === 'revise' && (
              <Button variant="quiet" pending={commands.busy} onClick={() => void commands.undo()}>
                <Icon name="undo" />
                {words.match.undoNamed(words.match.edits.revise)}
              </Button>
            )}
            {view.redo === 'revise' && (
              <Button variant="quiet" pending={commands.busy} onClick={() => void commands.redo()}>
                <Icon name="redo" />
                {words.match.redoNamed(words.match.edits.revise)}
              </Button>
            )}
          </div>
          {correcting !== null && <CorrectionDialog view={view} commands={commands} target={correcting} onClose={() => setCorrecting(null)} />}
        </>
      )}
    </section>
  )
}

function QuestionButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button onClick={onClick}>
      <Icon name="question" />
      {label}
    </Button>
  )
}

function targetOf(move: Move): Target {
  return move.kind === 'begin' ? { kind: 'start', round: move.round } : { kind: 'event', place: move.place }
}

/** Arrows, Home and End step through the match and Q questions the move, wherever the focus is, except in fields and dialogs. */
function useMoveKeys({ at, go }: Moves, question: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (keysBelongElsewhere(event.target) || isSwitchedOff(event)) return
    if (event.key.toLowerCase() === LETTERS.question) {
      event.preventDefault()
      question()
      return
    }
    const to = keyTarget(event.key, at)
    if (to === null) return
    event.preventDefault()
    go(to)
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => press(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function keyTarget(key: string, at: number): number | null {
  switch (key) {
    case 'ArrowLeft':
      return at - 1
    case 'ArrowRight':
      return at + 1
    case 'Home':
      return 0
    case 'End':
      return Number.MAX_SAFE_INTEGER
  }
  return null
}
