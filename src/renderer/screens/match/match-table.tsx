import { useCallback, useEffect, useRef, useState } from 'react'
import type { Table } from '../../actions/at-table'
import { useTableActions } from '../../actions/use-table-actions'
import { useOwnHead } from '../../app/own-head'
import { Page } from '../../app/page'
import { hasNoFocus } from '../../hooks/has-no-focus'
import { useStayAwake } from '../../hooks/use-stay-awake'
import { KeysHelp } from '../../app/keys-help'
import { CommandNotice } from '../../match/command-notice'
import { PlayButton } from '../../match/entry/play-button'
import { Tray } from '../../match/entry/tray'
import { useEntry } from '../../match/entry/use-entry'
import { useAloud } from '../../match/hooks/use-aloud'
import { useAnnounced } from '../../match/hooks/use-announced'
import { useMatchCommands } from '../../match/hooks/use-match-commands'
import type { MatchView } from '../../match/match-view'
import { arrowsChoose } from '../../match/model/choices'
import { lastEvent } from '../../match/model/feed'
import { PrintedSheet } from '../../match/printing/printed-sheet'
import { RolledDice } from '../../match/round/rolled-dice'
import { NextRoundButton } from '../../match/round/next-round-button'
import { RoundEndTray } from '../../match/round/round-end-tray'
import { Boneyard } from '../../match/table/boneyard'
import { Caption } from '../../match/table/caption'
import { ChipFlight } from '../../match/table/chip-flight'
import { Felt } from '../../match/table/felt'
import { TopSlot } from '../../match/table/moment'
import { Players } from '../../match/table/players'
import { TableLine } from '../../match/table/table-line'
import { TeachingCard, TeachingStrip } from '../../match/teaching/teaching-strip'
import { useTeaching } from '../../match/teaching/use-teaching'
import { words } from '../../messages/page'
import { MatchEnd } from './end/match-end'
import { useTypedFast } from './entry/use-typed-fast'
import { Feed } from './feed/feed'
import { LayFlat } from './flat/lay-flat'
import { layFlat, useLayFlat } from './flat/lay-flat-choice'
import { BringPhones } from './invite/bring-phones'
import { LearningAid } from './learning-aid/learning-aid'
import { useLowWindow } from './low-window'
import { MatchDialogs, useOpening } from './match-dialogs'
import type { Opened } from './opened'
import { useLead } from './round/use-lead'
import { Actions } from './table/actions'
import { Head } from './table/head'
import { TableChips } from './table/table-chips'
import { isWaiting, Waiting } from './table/waiting'
import { TilesPlayed } from './tiles-played/tiles-played'
import styles from './match-table.module.css'

/** No seat: nobody leads yet. */
const NOBODY = -1

/** The table: everything about the match as it stands, and everything that can be done to it. */
export function MatchTable({ view: match }: { readonly view: MatchView }) {
  const { view, commands, begin } = useLead(match, useMatchCommands(match))
  const entry = useEntry(view, commands)
  const teaching = useTeaching(view, entry, commands)
  const { told } = teaching
  /* A first round that waits for more than its lead asks for it at once, unless the lesson leads there. */
  const [opened, setOpened] = useState<Opened | null>(view.scored.state.round === null && told === null ? { kind: 'next-round' } : null)
  const [keys, setKeys] = useState(false)
  const { lies: flat, hasRoom } = useLayFlat()
  const low = useLowWindow()
  /* What has the focus when nothing else has it: the tray, and what stands there once the round or the match is over. */
  const tray = useRef<HTMLElement>(null)
  const table = useRef<HTMLDivElement>(null)
  const typed = useTypedFast(table)
  const feed = useRef<HTMLDivElement>(null)
  const scrolled = useRef(false)
  useOwnHead()
  useAnnounced(match, null, told?.sentence)
  const aloud = useAloud(view)
  useStayAwake(view.scored.winner === null)

  const { scored, names } = view
  const { round, winner } = scored.state
  const end = round?.end ?? null
  const running = round !== null && end === null
  /* While nobody leads yet, there is nobody who could draw, pass or be blocked. */
  const acts = running && !entry.nobody
  const close = (): void => setOpened(null)
  const open = useOpening(setOpened)
  const next = begin ?? open.nextRound
  const onKeys = useCallback((): void => setKeys(true), [])
  /* The round ended, or the next one began, elsewhere: what was open for it does not come back later. */
  if (!running && (opened?.kind === 'photo' || opened?.kind === 'under-way')) close()
  if (running && opened?.kind === 'next-round') close()

  const at: Table = {
    view,
    acts,
    asked: arrowsChoose(entry.choices),
    entry: running ? entry.keys : null,
    typing: () => {
      /* What is typed belongs to no button that was pressed before. */
      if (document.activeElement !== tray.current) tray.current?.focus({ preventScroll: true })
      typed()
    },
    confirmed: typed,
    undo: view.undo === null ? null : () => void commands.undo(),
    redo: view.redo === null ? null : () => void commands.redo(),
    next: running || winner !== null ? null : next,
    question: () => {
      const last = lastEvent(scored, view.hindsight)
      if (last !== null) open.question(last.place)
    },
    teach: teaching.begin,
    lieFlat: hasRoom ? () => layFlat.choose('on') : null,
    aloud,
    open: (kind) => setOpened({ kind }),
  }
  const act = useTableActions(at, entry.inTurn)
  const blocked = useCallback((): void => act('blocked'), [act])
  const onPhones = useCallback((): void => act('invite'), [act])

  /* The newest stands at the top of the feed. Where it was not scrolled there is nothing to do, and asking the browser would cost a layout. */
  useEffect(() => {
    if (scrolled.current) feed.current?.scrollTo?.({ top: 0 })
  }, [view.revision])
  /* What had the focus is often gone once a play is entered, a dialog is closed, or the flat view is left. */
  useEffect(() => {
    if (hasNoFocus()) tray.current?.focus({ preventScroll: true })
  }, [view.revision, view.leaderOpen, opened, flat, told?.sentence])

  const notices = <Waiting view={view} commands={commands} onQuestion={open.question} onAgreement={open.agreement} />
  const lesson = <TeachingStrip view={view} teaching={teaching} onBegin={open.nextRound} />
  const head = <Head view={view} onKeys={onKeys} onPhones={onPhones} />
  const over = (
    <>
      <MatchDialogs
        view={view}
        commands={commands}
        entry={entry}
        opened={opened}
        table={at}
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
      <KeysHelp open={keys} onOpen={onKeys} onClose={() => setKeys(false)} />
      <PrintedSheet view={match} />
    </>
  )
  const title = words.match.table.title(view.words.name, names)
  const onAgreement = (): void => open.agreement(scored.rounds.length - 1)
  const ended = end !== null && <RoundEndTray ref={tray} view={view} end={end} onMore={onAgreement} />

  if (winner !== null)
    return (
      <Page className={styles.page} layout="full" headingHidden title={title}>
        <MatchEnd
          ref={tray}
          view={view}
          winner={winner}
          head={head}
          notices={
            <>
              {lesson}
              {notices}
            </>
          }
          onSheet={() => act('sheet')}
          onRound={onAgreement}
          onUndo={() => act('undo')}
        />
        {over}
      </Page>
    )
  if (flat)
    return (
      <Page layout="full" headingHidden title={title}>
        <LayFlat
          view={view}
          entry={entry}
          problem={opened === null && <CommandNotice view={view} commands={commands} />}
          act={act}
          over={
            !running && (
              <>
                {ended}
                <NextRoundButton view={view} onNext={next} />
              </>
            )
          }
        />
        {over}
        <ChipFlight view={view} />
      </Page>
    )
  const below =
    end === null ? (
      <section ref={tray} tabIndex={-1} className={styles.tray} aria-label={words.match.entry.heading}>
        {running && <Tray view={view} entry={entry} />}
      </section>
    ) : (
      <div className={styles.tray}>{ended}</div>
    )
  return (
    <Page className={styles.page} layout="full" headingHidden title={title}>
      <div ref={table} className={styles.table} data-running={running || undefined}>
        <div className={styles.top}>
          <div className={styles.head}>{head}</div>
          <Players view={view} entering={running ? (entry.nobody ? NOBODY : entry.player) : null} onChoose={entry.enterFor} />
        </div>
        {low && below}
        <div className={styles.felt}>
          {lesson}
          <Felt
            dice={round !== null && round.dice !== null && <RolledDice on="felt" dice={round.dice} />}
            boneyard={<Boneyard view={view} onDraw={acts ? entry.draw : undefined} />}
            top={
              <>
                <TopSlot view={view} onEnterHands={acts ? blocked : undefined} />
                <div className={styles.problem}>
                  {opened === null && <CommandNotice view={view} commands={commands} />}
                  <BringPhones view={view} />
                </div>
              </>
            }
            caption={<Caption view={view} choices={entry.choices} selected={entry.selected} onLook={open.look} onQuestion={open.question} />}
          >
            <TableLine
              zoomable
              view={view}
              ground={false}
              choices={entry.choices}
              selected={entry.selected}
              begun={entry.typed}
              ringed={told?.ringed}
              onEnd={entry.playAt}
              onPlay={entry.play}
              onOpen={open.look}
            />
            <TeachingCard view={view} teaching={teaching} />
          </Felt>
        </div>
        {!low && below}
        <div className={styles.bottom}>
          <div className={styles.play}>{running ? <PlayButton view={view} entry={entry} /> : <NextRoundButton view={view} onNext={next} />}</div>
          <div className={styles.actions}>
            <Actions view={view} running={acts} waiting={isWaiting(view)} act={act} />
          </div>
          <div className={styles.feed}>
            <div ref={feed} className={styles.scrolled} onScroll={({ currentTarget }) => (scrolled.current = currentTarget.scrollTop > 0)}>
              <Feed view={match} onLook={open.look} onOpenStart={open.correctStart} onAgreement={open.agreement} />
            </div>
          </div>
        </div>
      </div>
      {over}
      <TableChips view={view} />
    </Page>
  )
}
