import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { KeysHelp } from '../../app/keys-help'
import { useOwnHead } from '../../app/own-head'
import { CommandNotice } from '../../match/command-notice'
import { PlayButton } from '../../match/entry/play-button'
import { Tray } from '../../match/entry/tray'
import type { MatchView } from '../../match/match-view'
import { PrintedSheet } from '../../match/printing/printed-sheet'
import { NextRoundButton } from '../../match/round/next-round-button'
import { RoundEndTray } from '../../match/round/round-end-tray'
import { Caption } from '../../match/table/caption'
import { Players } from '../../match/table/players'
import { TableFelt, TableView } from '../../match/table/table-view'
import { TeachingCard, TeachingStrip } from '../../match/teaching/teaching-strip'
import { words } from '../../messages/page'
import { MatchEnd } from './end/match-end'
import { Feed } from './feed/feed'
import { LayFlat } from './flat/lay-flat'
import { BringPhones } from './invite/bring-phones'
import { LearningAid } from './learning-aid/learning-aid'
import { useLowWindow } from './low-window'
import { MatchDialogs } from './match-dialogs'
import { Actions } from './table/actions'
import { Head } from './table/head'
import { TableChips } from './table/table-chips'
import { isWaiting, Waiting } from './table/waiting'
import { TilesPlayed } from './tiles-played/tiles-played'
import { useMatchTable, type MatchTableState } from './use-match-table'
import styles from './match-table.module.css'

/** No seat: nobody leads yet. */
const NOBODY = -1

/** The table: everything about the match as it stands, and everything that can be done to it. */
export function MatchTable({ view: match }: { readonly view: MatchView }) {
  const state = useMatchTable(match)
  const { view, commands, entry, teaching, opened, table, act, open, close, winner, flat, tray, onPhones, onAgreement } = state
  const [keys, setKeys] = useState(false)
  const onKeys = useCallback((): void => setKeys(true), [])
  useOwnHead()

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
      <KeysHelp open={keys} onOpen={onKeys} onClose={() => setKeys(false)} />
      <PrintedSheet view={match} />
    </>
  )
  /* One view whatever it shows: what lies open over it stays as it is where a match is won meanwhile, or lies flat. */
  return (
    <TableView
      view={view}
      className={flat && winner === null ? undefined : styles.page}
      over={over}
      chips={winner !== null ? null : flat ? undefined : <TableChips view={view} />}
    >
      {winner !== null ? (
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
      ) : flat ? (
        <Flat state={state} />
      ) : (
        <Upright state={state} head={head} lesson={lesson} />
      )}
    </TableView>
  )
}

interface Shown {
  readonly state: MatchTableState
}

/** What went wrong with the last command; an open dialog says it itself. */
function Problem({ state: { view, commands, opened } }: Shown) {
  return opened === null && <CommandNotice view={view} commands={commands} />
}

/** How a round ended, where tiles are chosen during one; nothing while one is played. */
function Ended({ state: { view, end, tray, onAgreement } }: Shown) {
  return end !== null && <RoundEndTray ref={tray} view={view} end={end} onMore={onAgreement} />
}

/** On a tablet in the middle of the table. */
function Flat({ state }: Shown) {
  const { view, entry, act, running, next } = state
  return (
    <LayFlat
      view={view}
      entry={entry}
      problem={<Problem state={state} />}
      act={act}
      over={
        !running && (
          <>
            <Ended state={state} />
            <NextRoundButton view={view} onNext={next} />
          </>
        )
      }
    />
  )
}

/** On a screen that stands, or a phone: the felt, the tray below it, and beside them everyone's chips, what can be done, and what happened. */
function Upright({ state, head, lesson }: Shown & Readonly<Record<'head' | 'lesson', ReactNode>>) {
  const { match, view, entry, teaching, table, act, open, running, end, board, tray, next } = state
  const low = useLowWindow()
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
        <Players view={view} entering={running ? (entry.nobody ? NOBODY : entry.player) : null} onChoose={entry.enterFor} />
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
              <Problem state={state} />
              <BringPhones view={view} />
            </div>
          }
          caption={<Caption view={view} choices={entry.choices} selected={entry.selected} onLook={open.look} onQuestion={open.question} />}
          ringed={teaching.told?.ringed}
          onPlay={entry.play}
          onOpen={open.look}
        >
          <TeachingCard view={view} teaching={teaching} />
        </TableFelt>
      </div>
      {!low && below}
      <div className={styles.bottom}>
        <div className={styles.play}>{running ? <PlayButton view={view} entry={entry} /> : <NextRoundButton view={view} onNext={next} />}</div>
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
