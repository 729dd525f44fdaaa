import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MatchId } from '#shared/kernel/ids'
import { whoIsOut } from '#shared/match/end-of-play'
import { roundsNotAgreed } from '#shared/match/rounds-not-agreed'
import type { OpenTableActions } from '../../actions/at-table'
import { useTableActions } from '../../actions/use-table-actions'
import { KeysHelp } from '../../app/keys-help'
import { useOwnHead } from '../../app/own-head'
import { usePermissions } from '../../app/permissions'
import { steady } from '../../app/steady'
import { Button } from '../../components/button/button'
import { UnaskedNotice } from '../../components/notice/unasked-notice'
import { hasNoFocus } from '../../hooks/has-no-focus'
import { useMedia } from '../../hooks/use-media'
import { useStayAwake } from '../../hooks/use-stay-awake'
import { RoundsNotAgreed } from '../../match/agreement/round-mark'
import { CommandNotice } from '../../match/command-notice'
import { PlayButton } from '../../match/entry/play-button'
import { Tray } from '../../match/entry/tray'
import { useEntered, useEntry } from '../../match/entry/use-entry'
import { useAloud } from '../../match/hooks/use-aloud'
import { useAnnounced } from '../../match/hooks/use-announced'
import { type MatchCommands, useMatchCommands } from '../../match/hooks/use-match-commands'
import { problemSentence, useTableCommand, useTableLive } from '../../match/invite/use-table-live'
import type { MatchView } from '../../match/match-view'
import { misfitAt } from '../../match/mistake/misfit'
import { arrowsChoose } from '../../match/model/choices'
import { lastEvent } from '../../match/model/feed'
import { beginsWithItsLead, leadView } from '../../match/model/lead-view'
import type { EventPlace } from '../../match/model/revision-draft'
import { PrintedSheet } from '../../match/printing/printed-sheet'
import { OpenQuestions } from '../../match/question/open-questions'
import { settlingGone } from '../../match/question/settling-gone'
import { LeftButton, NextRoundButton } from '../../match/round/next-round-button'
import { RoundEndTray } from '../../match/round/round-end-tray'
import { Players } from '../../match/table/players'
import { EnteredCaption, TableFelt, TableView } from '../../match/table/table-view'
import { TeachingCard, TeachingStrip } from '../../match/teaching/teaching-strip'
import { useTeaching } from '../../match/teaching/use-teaching'
import { words } from '../../messages/page'
import { MatchEnd } from './end/match-end'
import { Feed } from './feed/feed'
import { LayFlat } from './flat/lay-flat'
import { layFlat, useLayFlat } from './flat/lay-flat-choice'
import { LearningAid, TilesPlayed } from './tiles-played/tiles-played'
import { MatchDialogs, useOpening } from './match-dialogs'
import type { OpenOverTable } from './opened'
import { Actions } from './table/actions'
import { Head } from './table/head'
import { TableChips } from './table/table-chips'
import styles from './match-table.module.css'
import { isOver } from '#shared/games/outcome'

/** What is asked about a round that is played, and has no answer once it is over. */
const CLOSES_WITH_THE_ROUND: readonly (OpenOverTable['kind'] | undefined)[] = [
  'photo',
  'under-way',
  'misplay',
  'refused',
  'adjust',
  'remedy',
  'exposed',
  'count-hand',
  'change-set',
]

/** Keys this close together, in milliseconds, come from someone who does not look how a tile lands. */
const FAST = 250

/** So long after the last key what others play moves again. */
const CALM = 1000

/** What keys do to movement at the table. */
interface KeysAtRest {
  /** A half was typed: what it shows moves or not at once. */
  readonly typed: () => void
  /** A play was sent: it moves or not as it comes, and until then the page has nothing to draw. */
  readonly sent: () => void
}

/**
 * A key brings to rest whatever moves at the table, and between fast keys nothing begins to move (`data-fast`).
 *
 * Every frame in which a tile moves is drawn by the page, and kept the next key waiting. So did a frame in which nothing but `data-fast` changed: the browser
 * drew another one after it, to set its animations right, and a play that came back meanwhile waited for the one after that.
 */
export function useKeysAtRest(table: RefObject<HTMLElement | null>, revision: number): KeysAtRest {
  const last = useRef(-Infinity)
  const calm = useRef<ReturnType<typeof setTimeout> | null>(null)
  /** Whether the play that was sent came fast after a key; null where none is under way. */
  const coming = useRef<boolean | null>(null)
  const stop = (): void => {
    if (calm.current !== null) clearTimeout(calm.current)
  }
  useEffect(() => stop, [])
  useLayoutEffect(() => {
    if (coming.current !== null) table.current?.toggleAttribute('data-fast', coming.current)
    coming.current = null
  }, [table, revision])
  return useMemo((): KeysAtRest => {
    const isFast = (): boolean => {
      const now = performance.now()
      const fast = now - last.current < FAST
      last.current = now
      stop()
      calm.current = setTimeout(() => {
        coming.current = null
        table.current?.removeAttribute('data-fast')
      }, CALM)
      return fast
    }
    return {
      typed: () => {
        /* First, while nothing has changed since the last frame: the browser works out all styles, and with them the layout, before it says what moves. */
        bringToRest(table.current)
        table.current?.toggleAttribute('data-fast', isFast())
      },
      sent: () => {
        bringToRest(table.current)
        coming.current = isFast()
      },
    }
  }, [table])
}

/** Ends at once what moves within an element, as if it had come to its end; what moves for ever goes on. */
function bringToRest(within: Element | null): void {
  for (const animation of within?.getAnimations?.({ subtree: true }) ?? []) {
    if (animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  }
}

interface Lead {
  /** The table as it is shown: while nobody leads yet, with the next round begun. */
  readonly view: MatchView
  /** The first entry begins the round for who led. */
  readonly commands: MatchCommands
  /** The next round begins with its lead; null where more has to be known of it. */
  readonly begin: (() => void) | null
}

/** The first tile of a round in which nobody leads yet. The first round waits for it at once, a later one after it was asked for. */
function useLead(match: MatchView, commands: MatchCommands): Lead {
  const [asked, setAsked] = useState<number | null>(null)
  const waits = beginsWithItsLead(match)
  const first = match.scored.rounds.length === 0
  const leads = waits && (first || asked === match.tableRevision)
  const view = useMemo(() => (leads ? leadView(match) : match), [leads, match])
  const leading = useMemo(
    (): MatchCommands => ({
      ...commands,
      enter: (event, madeOn, photo) => commands.startRound({ leader: event.player ?? 0 }, madeOn, photo, event),
      /* Nothing was entered yet: it goes back to how the last round ended. */
      undo: first ? commands.undo : () => Promise.resolve(setAsked(null)).then(() => true),
    }),
    [commands, first],
  )
  if (!leads) return { view, commands, begin: waits ? () => setAsked(match.tableRevision) : null }
  return { view, commands: leading, begin: null }
}

/** A table as it stands on this page: what is entered, what lies open over it, and what can be done to it. */
function useMatchTable(match: MatchView) {
  const { view, commands, begin } = useLead(match, useMatchCommands(match))
  const entry = useEntry(view, commands)
  const teaching = useTeaching(view, entry, commands)
  const { told } = teaching
  /* A first round that waits for more than its lead asks for it at once, unless the lesson leads there. */
  const [opened, setOpened] = useState<OpenOverTable | null>(view.scored.state.round === null && told === null ? { kind: 'next-round' } : null)
  const [askedLeft, setAskedLeft] = useState<number | null>(null)
  const { lies: flat, hasRoom } = useLayFlat()
  /* What has the focus when nothing else has it: the tray, and what stands there once the round or the match is over. */
  const tray = useRef<HTMLElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const keysAtRest = useKeysAtRest(board, view.revision)
  useAnnounced(match, null, told?.sentence)
  const aloud = useAloud(view)
  useStayAwake(!isOver(view.scored))

  const { scored } = view
  const { round } = scored.state
  const over = isOver(scored)
  const end = round?.end ?? null
  /* Somebody is out, and the round waits for what is left in the other hands. */
  const out = round === null ? null : whoIsOut(round)
  const running = round !== null && end === null && out === null
  /* While nobody leads yet, there is nobody who could draw, pass or be blocked. */
  const nobody = useEntered(entry, view, (entered) => entered.nobody)
  const acts = running && !nobody
  const close = (): void => setOpened(null)
  const open = useOpening(setOpened)
  const next = out === null ? (begin ?? open.nextRound) : open.left
  /* The round ended, or the next one began, elsewhere: what was open for it does not come back later. */
  if (!running && CLOSES_WITH_THE_ROUND.includes(opened?.kind)) close()
  if (running && opened?.kind === 'next-round') close()
  if (out === null && opened?.kind === 'left') close()
  /* It is asked for by itself, once. */
  if (out !== null && askedLeft !== view.tableRevision) {
    setAskedLeft(view.tableRevision)
    setOpened({ kind: 'left' })
  }

  const table: OpenTableActions = {
    view,
    acts,
    /* Asked when a key is pressed, so that no key renders the table for it. */
    get asked() {
      return arrowsChoose(entry.on(view).choices)
    },
    entry: running ? entry.keys : null,
    typing: () => {
      /* What is typed belongs to no button that was pressed before. */
      if (document.activeElement !== tray.current) tray.current?.focus({ preventScroll: true })
      keysAtRest.typed()
    },
    sent: keysAtRest.sent,
    undo: view.undo === null ? null : () => void commands.undo(),
    redo: view.redo === null ? null : () => void commands.redo(),
    next: running || over ? null : next,
    question: () => {
      const last = lastEvent(scored, view.hindsight)
      if (last !== null) open.question(last.place)
    },
    teach: teaching.begin,
    lieFlat: hasRoom ? () => layFlat.choose('on') : null,
    aloud,
    open: (kind) => setOpened({ kind }),
  }
  const act = useTableActions(table, entry.inTurn)
  const onBlocked = useCallback((): void => act('blocked'), [act])
  const onPhones = useCallback((): void => act('invite'), [act])
  const onAgreement = (): void => open.agreement(scored.rounds.length - 1)

  /* What had the focus is often gone once a play is entered, a dialog is closed, or the flat view is left. */
  useEffect(() => {
    if (hasNoFocus()) tray.current?.focus({ preventScroll: true })
  }, [view.revision, view.leaderOpen, opened, flat, told?.sentence])

  return {
    match,
    view,
    commands,
    entry,
    teaching,
    opened,
    flat,
    tray,
    board,
    end,
    out,
    running,
    over,
    table,
    act,
    open,
    close,
    next,
    onBlocked,
    onPhones,
    onAgreement,
  }
}

type MatchTableState = ReturnType<typeof useMatchTable>

/** A round that is over has its own way to be agreed to, where its end is shown. */
function endedRound({ scored }: MatchView): number | null {
  return (scored.state.round?.end ?? null) === null ? null : scored.rounds.length - 1
}

/** Whether a question or a round waits for someone. */
function isWaiting(view: MatchView): boolean {
  return view.questions.some((question) => question.open) || roundsNotAgreed(view.agreements).some(({ round }) => round !== endedRound(view))
}

interface WaitingProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly onQuestion: (place: EventPlace) => void
  readonly onAgreement: (round: number) => void
}

/** The questions and rounds that wait, each with the way to it. */
export function Waiting({ view, commands, onQuestion, onAgreement }: WaitingProps) {
  return (
    <>
      <OpenQuestions view={view} onSettle={onQuestion} onGone={(gone) => void commands.question(settlingGone(gone), view.revision)} />
      <RoundsNotAgreed view={view} except={endedRound(view)} onOpen={onAgreement} />
    </>
  )
}

/** So low, as at a zoom of 400 %, that felt and tray are not in sight together. */
const LOW = '(height < 18.75rem)'

/** Whether the tray comes before the felt. */
function useLowWindow(): boolean {
  return useMedia(LOW)
}

/** At a rematch whose phones are still at the match before: whether they come along. */
const BringPhones = steady(function BringPhones({ matchId, before }: Record<'matchId' | 'before', MatchId>) {
  const may = usePermissions()
  return may('owner') ? <PhonesQuestion matchId={matchId} before={before} /> : null
})

function PhonesQuestion({ matchId, before }: Record<'matchId' | 'before', MatchId>) {
  const { data: feed } = useTableLive(matchId)
  const { run, pending, problem } = useTableCommand()
  const [later, setLater] = useState(false)
  if (later || feed?.kind !== 'closed' || feed.elsewhere?.kind !== 'match' || feed.elsewhere.matchId !== before) return null
  const { devices } = feed.elsewhere
  return (
    <UnaskedNotice
      tone="info"
      said={words.join.invite.rematch}
      actions={
        <>
          <Button variant="primary" pending={pending} onClick={() => void run((client) => client.table.bring({ matchId }))}>
            {words.join.invite.bring(devices)}
          </Button>
          <Button variant="quiet" onClick={() => setLater(true)}>
            {words.join.invite.later}
          </Button>
        </>
      }
    >
      <p>{words.join.invite.rematch}</p>
      {problem !== null && <p>{problemSentence(problem)}</p>}
    </UnaskedNotice>
  )
}

/** No seat: nobody leads yet. */
const NO_SEAT = -1

interface MatchTableProps {
  readonly view: MatchView
  /** What came by itself, as from another device: over the felt, where it moves nothing that is just being pressed. */
  readonly came: ReactNode
}

/** The table: everything about the match as it stands, and everything that can be done to it. */
export function MatchTable({ view: match, came }: MatchTableProps) {
  const state = useMatchTable(match)
  const { view, commands, entry, teaching, opened, table, act, open, close, over, flat, tray, onPhones, onAgreement } = state
  const [keys, setKeys] = useState(false)
  const onKeys = useCallback((): void => setKeys(true), [])
  const onKeysClose = useCallback((): void => setKeys(false), [])
  useOwnHead()

  const notices = <Waiting view={view} commands={commands} onQuestion={open.question} onAgreement={open.agreement} />
  const lesson = teaching.told !== null && <TeachingStrip view={view} teaching={teaching} told={teaching.told} onBegin={open.nextRound} />
  const head = <Head view={view} onKeys={onKeys} onPhones={onPhones} />
  const dialogs = (
    <>
      {opened !== null && (
        <MatchDialogs
          view={view}
          commands={commands}
          entry={entry}
          opened={opened}
          table={table}
          act={act}
          open={open}
          onClose={close}
          onKeys={onKeys}
          waits={notices}
          aids={
            <>
              <TilesPlayed view={view} commands={commands} />
              <LearningAid view={view} commands={commands} />
            </>
          }
        />
      )}
      <KeysHelp open={keys} onOpen={onKeys} onClose={onKeysClose} />
      <PrintedSheet view={match} />
    </>
  )
  /* One view whatever it shows: what lies open over it stays as it is where a match is won meanwhile, or lies flat. */
  return (
    <TableView
      view={view}
      className={flat && !over ? undefined : styles.page}
      over={dialogs}
      chips={over ? null : flat ? undefined : <TableChips view={view} />}
    >
      {over ? (
        <MatchEnd
          ref={tray}
          view={view}
          head={head}
          notices={
            <>
              {lesson}
              {came}
              {notices}
            </>
          }
          onSheet={() => act('sheet')}
          onRound={onAgreement}
          onUndo={() => act('undo')}
        />
      ) : flat ? (
        <Flat state={state} came={came} />
      ) : (
        <Upright state={state} head={head} lesson={lesson} came={came} />
      )}
    </TableView>
  )
}

interface Shown {
  readonly state: MatchTableState
}

/** What went wrong with the last command; an open dialog says it itself. */
const problemOf = ({ view, commands, opened }: MatchTableState): ReactNode => opened === null && <CommandNotice view={view} commands={commands} />

/** How a round ended, where tiles are chosen during one; nothing while one is played. */
function Ended({ state: { view, end, tray, onAgreement } }: Shown) {
  return end !== null && <RoundEndTray ref={tray} view={view} end={end} onMore={onAgreement} />
}

/** What comes once no tile can be played: what is left in the other hands, or the next round. */
function Next({ state: { view, out, next } }: Shown) {
  return out === null ? <NextRoundButton view={view} onNext={next} /> : <LeftButton view={view} out={out} onOpen={next} />
}

/** On a tablet in the middle of the table. */
function Flat({ state, came }: Shown & Pick<MatchTableProps, 'came'>) {
  const { view, entry, act, running } = state
  return (
    <LayFlat
      view={view}
      entry={entry}
      problem={
        <>
          {problemOf(state)}
          {came}
        </>
      }
      act={act}
      over={
        !running && (
          <>
            <Ended state={state} />
            <Next state={state} />
          </>
        )
      }
    />
  )
}

/** On a screen that stands, or a phone: the felt, the tray below it, and beside them everyone's chips, what can be done, and what happened. */
function Upright({ state, head, lesson, came }: Shown & Readonly<Record<'head' | 'lesson' | 'came', ReactNode>>) {
  const { match, view, entry, teaching, table, act, open, running, end, board, tray } = state
  const low = useLowWindow()
  const entering = useEntered(entry, view, ({ nobody, player }) => (running ? (nobody ? NO_SEAT : player) : null))
  const below =
    end === null ? (
      <section ref={tray} tabIndex={-1} className={styles.tray} aria-label={words.match.entry.heading}>
        {running && <Tray view={view} entry={entry} />}
      </section>
    ) : (
      <div className={styles.tray}>
        <Ended state={state} />
      </div>
    )
  return (
    <div ref={board} className={styles.table} data-running={running || undefined}>
      <div className={styles.top}>
        <div className={styles.head}>{head}</div>
        <Players view={view} entering={entering} onChoose={entry.enterFor} />
      </div>
      {low && below}
      <div className={styles.felt}>
        {lesson}
        <TableFelt
          view={view}
          entry={entry}
          onDraw={table.acts ? entry.draw : undefined}
          onEnterHands={table.acts ? state.onBlocked : undefined}
          notice={
            <div className={styles.problem}>
              {problemOf(state)}
              {came}
              {view.rematchOf !== null && <BringPhones matchId={view.matchId} before={view.rematchOf} />}
            </div>
          }
          caption={<EnteredCaption view={view} entry={entry} onLook={open.look} onQuestion={open.question} />}
          ringed={teaching.told?.ringed}
          answersMisfits={running}
          onEnd={(arm) => {
            const misfit = running ? misfitAt(view, entry.on(view), arm) : null
            if (misfit === null) entry.playAt(arm)
            else open.refused(misfit.tile, misfit.refusal)
          }}
          onPlay={entry.play}
          onOpen={open.look}
        >
          {teaching.told !== null && <TeachingCard view={view} told={teaching.told} goOn={teaching.goOn} />}
        </TableFelt>
      </div>
      {!low && below}
      <div className={styles.bottom}>
        <div className={styles.play}>{running ? <PlayButton view={view} entry={entry} onRefused={open.refused} /> : <Next state={state} />}</div>
        <div className={styles.actions}>
          <Actions view={view} running={table.acts} waiting={isWaiting(view)} act={act} />
        </div>
        <div className={styles.feed}>
          <NewestFirst revision={view.revision}>
            <Feed view={match} onLook={open.look} onOpenStart={open.correctStart} onAgreement={open.agreement} />
          </NewestFirst>
        </div>
      </div>
    </div>
  )
}

/** Scrolls back to the newest, which stands at the top. Where it was not scrolled there is nothing to do, and asking the browser would cost a layout. */
function NewestFirst({ revision, children }: { readonly revision: number; readonly children: ReactNode }) {
  const feed = useRef<HTMLDivElement>(null)
  const scrolled = useRef(false)
  useEffect(() => {
    if (scrolled.current) feed.current?.scrollTo?.({ top: 0 })
  }, [revision])
  return (
    <div ref={feed} className={styles.scrolled} onScroll={({ currentTarget }) => (scrolled.current = currentTarget.scrollTop > 0)}>
      {children}
    </div>
  )
}
