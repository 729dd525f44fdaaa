import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ActionButton } from '../../../actions/action-button'
import { canBeDone, type OpenTableActions, TABLE_ACTIONS, type TableActionName } from '../../../actions/at-table'
import { KeyCap } from '../../../actions/key-cap'
import { useTableActions } from '../../../actions/use-table-actions'
import type { CountedGame } from '#shared/games/game'
import { isOver } from '#shared/games/outcome'
import { KeysHelp } from '../../../app/keys-help'
import { useOwnHead } from '../../../app/own-head'
import { Avatar } from '../../../components/avatar/avatar'
import { classes } from '../../../components/classes'
import { KeptDraft } from '../../../components/kept-draft/kept-draft'
import { Notice } from '../../../components/notice/notice'
import { hasNoFocus } from '../../../hooks/has-no-focus'
import { useStayAwake } from '../../../hooks/use-stay-awake'
import { CommandNotice } from '../../../match/command-notice'
import { seatsByPhone, ShownOtherwise, useRoundEntering } from '../../../match/counted/entered-round'
import { HandsEntry } from '../../../match/counted/hands-entry'
import { CountedFelt } from '../../../match/counted/totals-sheet'
import { useAloud } from '../../../match/hooks/use-aloud'
import { useAnnounced } from '../../../match/hooks/use-announced'
import { type MatchCommands, useBusy, useMatchCommands } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { countingOf, leftEvent, nextToEnter, stillToEnter } from '../../../match/model/counted-hands'
import { roundsCounted } from '../../../match/model/counted-standing'
import { lastEvent } from '../../../match/model/feed'
import { PrintedSheet } from '../../../match/printing/printed-sheet'
import { TableView } from '../../../match/table/table-view'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { MatchEnd, ScoreCurve } from '../end/match-end'
import { Waiting } from '../match-table'
import { MatchDialogs, useOpening } from '../match-dialogs'
import { lastOf, type OpenOverTable } from '../opened'
import { Head } from '../table/head'
import playStyles from '../../../match/entry/play-button.module.css'
import tableStyles from '../match-table.module.css'
import styles from './counted-table.module.css'

interface CountedTableProps {
  readonly view: MatchView
  readonly game: CountedGame
  /** What came by itself, as from another device. */
  readonly came: ReactNode
}

/** A match of which no line of play is kept: the sheet on the felt, and below it what is left in every hand when a round ends. */
export function CountedTable({ view, game, came }: CountedTableProps) {
  const commands = useMatchCommands(view)
  const [opened, setOpened] = useState<OpenOverTable | null>(null)
  const [keys, setKeys] = useState(false)
  const end = useRef<HTMLElement>(null)
  const open = useOpening(setOpened)
  const over = isOver(view.scored)
  useOwnHead()
  useAnnounced(view)
  useStayAwake(!over)
  const aloud = useAloud(view)
  const { scored } = view

  const actions: OpenTableActions = {
    view,
    acts: false,
    asked: false,
    entry: null,
    typing: null,
    sent: null,
    undo: view.undo === null ? null : () => void commands.undo(),
    redo: view.redo === null ? null : () => void commands.redo(),
    next: null,
    question: () => {
      const last = lastEvent(scored, view.hindsight)
      if (last !== null) open.question(last.place)
    },
    teach: null,
    lieFlat: null,
    aloud,
    open: (kind) => setOpened({ kind }),
  }
  const act = useTableActions(actions)
  const close = (): void => setOpened(null)
  const onKeys = (): void => setKeys(true)
  const notices = <Waiting view={view} commands={commands} onQuestion={open.question} onAgreement={open.agreement} />
  const head = <Head view={view} onKeys={onKeys} onPhones={() => act('invite')} />

  useEffect(() => {
    if (over && hasNoFocus()) end.current?.focus({ preventScroll: true })
  }, [over, view.revision])
  return (
    <TableView
      view={view}
      className={tableStyles.page}
      chips={null}
      over={
        <>
          {opened !== null && (
            <MatchDialogs
              view={view}
              commands={commands}
              entry={null}
              opened={opened}
              table={actions}
              act={act}
              open={open}
              onClose={close}
              onKeys={onKeys}
              waits={notices}
              aids={null}
            />
          )}
          <KeysHelp open={keys} onOpen={onKeys} onClose={() => setKeys(false)} />
          <PrintedSheet view={view} />
        </>
      }
    >
      {over ? (
        <MatchEnd
          ref={end}
          view={view}
          head={head}
          notices={
            <>
              {came}
              {notices}
            </>
          }
          onSheet={() => act('sheet')}
          onRound={() => open.agreement(scored.rounds.length - 1)}
          onUndo={() => act('undo')}
        />
      ) : (
        <div className={tableStyles.table}>
          <div className={tableStyles.top}>
            <div className={classes(tableStyles.head, styles.head)}>{head}</div>
          </div>
          <div className={tableStyles.felt}>
            <CountedFelt
              view={view}
              says
              top={
                <>
                  <LastWarnings view={view} />
                  {opened === null && <CommandNotice view={view} commands={commands} />}
                  {came}
                </>
              }
              onRound={(round) => open.correctEvent(lastOf(scored, round))}
            />
          </div>
          <RoundEntry key={roundsCounted(view)} view={view} game={game} commands={commands}>
            <div className={tableStyles.actions}>
              <Actions actions={actions} act={act} />
            </div>
            <div className={tableStyles.feed}>{roundsCounted(view) > 0 && <ScoreCurve view={view} />}</div>
          </RoundEntry>
        </div>
      )}
    </TableView>
  )
}

/** What cannot be right about the round that was counted last. */
function LastWarnings({ view: { scored, names } }: { readonly view: MatchView }) {
  const told = scored.warnings.filter(({ round }) => round === scored.rounds.length)
  if (told.length === 0) return null
  return (
    <Notice tone="warning" role="status">
      {told.map((warning) => scorerWords.warningSentence(warning, names, scored.rules.game)).join(' ')}
    </Notice>
  )
}

interface ActionsProps {
  readonly actions: OpenTableActions
  readonly act: (name: TableActionName) => void
}

const BESIDE = ['sheet', 'undo', 'finish', 'more'] as const

/** What can be done beside counting a round. */
function Actions({ actions, act }: ActionsProps) {
  const { view } = actions
  return (
    <div className={styles.actions} role="group" aria-label={words.match.entry.actions}>
      {BESIDE.filter((name) => canBeDone(name, actions)).map((name) => (
        <ActionButton key={name} of={name} view={view} onClick={() => act(name)} />
      ))}
    </div>
  )
}

interface RoundEntryProps extends Omit<CountedTableProps, 'came'> {
  readonly commands: MatchCommands
  /** What stands below the button that counts the round. */
  readonly children: ReactNode
}

/** The hands of the round that is played now, and the button that counts it. What was entered is there again if the round is taken back. */
function RoundEntry({ view, game, commands, children }: RoundEntryProps) {
  const countedWords = words.match.counted
  const { scored, names, record } = view
  const round = roundsCounted(view)
  const busy = useBusy(commands)
  const { matchId } = view
  const counting = countingOf(scored.rules, game, scored.state.round?.gone)
  const entering = useRoundEntering({ draft: `counted.${matchId}.${round}`, matchId, round, players: names.length, out: null, gone: counting.gone })
  const { hands } = entering.entered
  const [seat, setSeat] = useState(() => stillToEnter(hands)[0] ?? 0)
  const fields = useRef<(HTMLInputElement | null)[]>([])
  const first = useRef(seat)
  useEffect(() => {
    if (hasNoFocus()) fields.current[first.current]?.focus({ preventScroll: true })
  }, [])
  const next = nextToEnter(hands, seat)
  /* Who has the field that is open, as long as it is empty. */
  const asked = next === null || stillToEnter(hands).includes(seat) ? seat : next
  const name = scorerWords.nameOf(names, asked)
  const count = (): void => {
    const event = leftEvent(hands)
    if (event === null || busy) return
    /* The first entry of a round begins it: nobody leads here. */
    const running = scored.state.round !== null && scored.state.round.end === null
    void (running ? commands.enter(event, view.revision) : commands.startRound({ leader: 0 }, view.revision, undefined, event))
  }
  return (
    <>
      <section className={tableStyles.tray} tabIndex={-1} aria-label={countedWords.heading(round + 1)}>
        <KeptDraft startOver={entering.startOver} />
        <ShownOtherwise view={view} counting={counting} entering={entering} />
        <HandsEntry
          view={view}
          counting={counting}
          round={round}
          hands={hands}
          seat={seat}
          onSeat={setSeat}
          onChange={entering.setHands}
          onDone={count}
          fields={fields}
          byPhone={seatsByPhone(entering.entered)}
        />
      </section>
      <div className={tableStyles.bottom}>
        <div className={tableStyles.play}>
          <div className={playStyles.box} data-play data-state={next === null ? 'ready' : 'idle'}>
            <button type="button" className={playStyles.button} aria-disabled={busy} onClick={() => (next === null ? count() : fields.current[asked]?.focus())}>
              {next === null ? (
                <span className={playStyles.text}>
                  {countedWords.count(round + 1)} <KeyCap of={TABLE_ACTIONS.confirm} />
                </span>
              ) : (
                <span className={playStyles.text}>
                  <Avatar size="small" name={name} personId={record.players[asked]?.personId} />
                  <span className={playStyles.said}>{counting.takesTiles ? countedWords.askLeft(name) : countedWords.askPoints(name)}</span>
                </span>
              )}
            </button>
          </div>
        </div>
        {children}
      </div>
    </>
  )
}
