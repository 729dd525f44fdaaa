import { useEffect, useMemo, useRef, useState } from 'react'
import { Page } from '../../app/page'
import { hasNoFocus } from '../../hooks/has-no-focus'
import { useStayAwake } from '../../hooks/use-stay-awake'
import { paths } from '../../navigation/paths'
import { words } from '../../messages/page'
import { LinePhotoDialog, PlayPhotoDialog } from '../../match/photo/photo-dialogs'
import { TilesPlayed } from './tiles-played/tiles-played'
import { DisagreementWays } from '../../match/agreement/disagreement-ways'
import { AgreeDialog } from './agreement/agree-dialog'
import { RoundsNotAgreed } from '../../match/agreement/rounds-not-agreed'
import { BlockDialog } from './block/block-dialog'
import { CommandNotice } from '../../match/command-notice'
import { CorrectionDialog } from '../../match/correction/correction-dialog'
import type { Target } from '../../match/correction/use-revision'
import { MatchEnd } from './end/match-end'
import { SheetDialog } from './end/sheet-dialog'
import { EntryDock } from './entry/entry-dock'
import { KeyHints } from './entry/key-hints'
import type { Intent } from './entry/keys'
import { useEntry } from '../../match/entry/use-entry'
import { useTableKeys } from './entry/use-table-keys'
import { Feed, type FeedActions } from './feed/feed'
import { LastReasons } from '../../match/feed/last-reasons'
import { useAnnounced } from '../../match/hooks/use-announced'
import { useMatchCommands } from '../../match/hooks/use-match-commands'
import { BringPhones } from './invite/bring-phones'
import { InviteDialog } from '../../match/invite/invite-dialog'
import { lastEvent } from '../../match/model/feed'
import type { MatchView } from '../../match/match-view'
import type { Place } from '../../match/model/revision-draft'
import { PrintedSheet } from '../../match/printing/printed-sheet'
import { settlingGone } from '../../match/question/settling-gone'
import { OpenQuestions } from '../../match/question/open-questions'
import { QuestionFlow } from '../../match/question/question-flow'
import { NextRound } from './round/next-round'
import { RoundEndPanel } from '../../match/round/round-end-panel'
import { RulesDialog } from './rules/rules-dialog'
import { ChipFlight } from '../../match/table/chip-flight'
import { MatchBar } from './table/match-bar'
import { Players } from '../../match/table/players'
import { TableLine } from '../../match/table/table-line'
import styles from './match-table.module.css'

type Opened =
  | { readonly kind: 'block' | 'photo' | 'under-way' | 'next-round' | 'sheet' | 'rules' | 'invite' }
  | { readonly kind: 'correct'; readonly target: Target }
  | { readonly kind: 'agree'; readonly round: number }
  | { readonly kind: 'question'; readonly place: Place }

/** The table: everything about the match as it stands, and everything that can be done to it. */
export function MatchTable({ view }: { readonly view: MatchView }) {
  const commands = useMatchCommands(view)
  const entry = useEntry(view, commands)
  const [opened, setOpened] = useState<Opened | null>(null)
  const dock = useRef<HTMLElement>(null)
  /* What stands where the dock was, once the round or the match is over. */
  const over = useRef<HTMLElement>(null)
  const feed = useRef<HTMLDivElement>(null)
  useAnnounced(view)
  useStayAwake(view.scored.winner === null)

  const { scored, names } = view
  const { round, winner } = scored.state
  const end = round?.end ?? null
  const running = round !== null && end === null
  const close = (): void => setOpened(null)
  /* The same from key to key: all that happened is not rendered again while a tile is typed. */
  const fromFeed = useMemo(
    (): FeedActions => ({
      onAgreement: (round) => setOpened({ kind: 'agree', round }),
      onSheet: () => setOpened({ kind: 'sheet' }),
      onOpen: (place) => setOpened({ kind: 'correct', target: { kind: 'event', place } }),
      onQuestion: (place) => setOpened({ kind: 'question', place }),
      onOpenStart: (round) => setOpened({ kind: 'correct', target: { kind: 'start', round } }),
    }),
    [],
  )
  const waysOf = (round: number) => (
    <DisagreementWays
      onCorrect={() => setOpened({ kind: 'correct', target: { kind: 'event', place: lastOf(scored, round) } })}
      onQuestion={() => setOpened({ kind: 'question', place: lastOf(scored, round) })}
      replay={paths.replay(view.matchId)}
    />
  )
  /* The round ended, or the next one began, elsewhere: what was open for it does not come back later. */
  if (!running && (opened?.kind === 'photo' || opened?.kind === 'under-way')) close()
  if (running && opened?.kind === 'next-round') close()

  const onIntent = (intent: Intent): void => {
    switch (intent.kind) {
      case 'undo':
        if (view.undo !== null) void commands.undo()
        return
      case 'redo':
        if (view.redo !== null) void commands.redo()
        return
      case 'next-round':
        if (end !== null && winner === null) setOpened({ kind: 'next-round' })
        return
      case 'question': {
        const last = lastEvent(scored, view.hindsight)
        if (last !== null) setOpened({ kind: 'question', place: last.place })
        return
      }
      case 'digit':
      case 'end-half':
      case 'erase':
      case 'clear':
      case 'confirm':
      case 'lay':
      case 'draw':
      case 'pass':
      case 'blocked':
      case 'photo':
        if (running) onEntryIntent(intent)
    }
  }
  const onEntryIntent = (intent: Intent): void => {
    switch (intent.kind) {
      case 'digit':
        dock.current?.focus({ preventScroll: true })
        /* An arm's number, once the tile is complete and could go there; otherwise the next tile begins. */
        if (scored.rules.layout === 'spinner' && entry.state.typed.at !== 'second' && entry.layAt(Number(intent.digit))) return
        entry.dispatch({ type: 'digit', digit: intent.digit, maxPip: scored.rules.maxPip })
        return
      case 'end-half':
      case 'erase':
      case 'clear':
        entry.dispatch({ type: intent.kind })
        return
      case 'confirm':
        entry.confirm()
        return
      case 'lay':
        if (scored.rules.layout === 'two-ended') entry.layAt(intent.arm)
        return
      case 'draw':
        entry.draw(1)
        return
      case 'pass':
        entry.pass()
        return
      case 'blocked':
        setOpened({ kind: 'block' })
        return
      case 'photo':
        setOpened({ kind: 'photo' })
        return
      case 'next-round':
      case 'undo':
      case 'redo':
      case 'question':
    }
  }
  const take = useTableKeys({ busy: commands.busy, tileChosen: entry.state.written !== null, onIntent })

  /* The newest stands at the top of the feed. */
  useEffect(() => {
    feed.current?.scrollTo?.({ top: 0 })
  }, [view.revision])
  /* What had the focus is often gone once a play is entered or a dialog is closed. */
  useEffect(() => {
    if (hasNoFocus()) (dock.current ?? over.current)?.focus({ preventScroll: true })
  }, [view.revision, opened])

  /* A new round is looked at from its top, wherever the last one was left. */
  const before = useRef({ rounds: scored.rounds.length, running })
  useEffect(() => {
    if (before.current.rounds < scored.rounds.length) window.scrollTo({ top: 0 })
    /* Nor is it looked for how a round ended. */
    else if (before.current.running && !running) over.current?.firstElementChild?.scrollIntoView?.({ block: 'nearest' })
    before.current = { rounds: scored.rounds.length, running }
  }, [scored.rounds.length, running])

  return (
    <Page className={styles.page} layout="full" headingHidden title={words.match.table.title(view.words.name, names)}>
      <div className={styles.table}>
        <MatchBar view={view} onBack={(kind) => take({ kind })} onRules={() => setOpened({ kind: 'rules' })} onInvite={() => setOpened({ kind: 'invite' })} />
        <div className={styles.line}>
          <TableLine
            view={view}
            choices={entry.choices}
            onEnd={(arm) => {
              if (!entry.layAt(arm) && entry.choices === null) entry.dispatch({ type: 'puzzled', by: 'no-tile' })
            }}
            onOpen={fromFeed.onOpen}
          />
        </div>
        <div className={styles.entry}>
          <BringPhones view={view} />
          {opened === null && <CommandNotice view={view} commands={commands} />}
          <OpenQuestions view={view} onSettle={fromFeed.onQuestion} onGone={(gone) => void commands.question(settlingGone(gone), view.revision)} />
          {winner !== null && <MatchEnd ref={over} view={view} winner={winner} />}
          {end !== null && (
            <RoundEndPanel
              ref={winner === null ? over : undefined}
              view={view}
              end={end}
              onNext={winner === null ? () => setOpened({ kind: 'next-round' }) : null}
              ways={waysOf(scored.rounds.length - 1)}
              onQuestion={fromFeed.onQuestion}
            />
          )}
          <RoundsNotAgreed view={view} except={end === null ? null : scored.rounds.length - 1} brief={running} onOpen={fromFeed.onAgreement} />
          {running && <LastReasons view={view} />}
          {running ? (
            <EntryDock
              ref={dock}
              view={view}
              entry={entry}
              onBlocked={() => setOpened({ kind: 'block' })}
              onPhoto={() => setOpened({ kind: 'photo' })}
              onUnderWay={() => setOpened({ kind: 'under-way' })}
            />
          ) : (
            <KeyHints maxPip={scored.rules.maxPip} layout={scored.rules.layout} roundOver />
          )}
        </div>
        <div className={styles.side}>
          <div className={styles.players}>
            <Players view={view} entering={running ? entry.player : null} onChoose={(player) => entry.dispatch({ type: 'player', player })} />
          </div>
          <div className={styles.aid}>
            <TilesPlayed view={view} commands={commands} />
          </div>
          <div ref={feed} className={styles.feed}>
            <Feed view={view} {...fromFeed} />
          </div>
        </div>
      </div>
      {opened?.kind === 'block' && <BlockDialog view={view} commands={commands} declaredBy={entry.player} onClose={close} />}
      {opened?.kind === 'photo' && running && (
        <PlayPhotoDialog
          view={view}
          commands={commands}
          player={entry.player}
          onPlayer={(player) => entry.dispatch({ type: 'player', player })}
          onClose={close}
        />
      )}
      {opened?.kind === 'under-way' && running && <LinePhotoDialog view={view} commands={commands} onClose={close} />}
      {opened?.kind === 'next-round' && <NextRound view={view} commands={commands} onClose={close} />}
      {opened?.kind === 'invite' && <InviteDialog view={view} onClose={close} />}
      {opened?.kind === 'rules' && <RulesDialog view={view} commands={commands} onClose={close} />}
      {opened?.kind === 'sheet' && <SheetDialog view={view} onClose={close} />}
      {opened?.kind === 'agree' && <AgreeDialog view={view} round={opened.round} ways={waysOf(opened.round)} onClose={close} />}
      {opened?.kind === 'correct' && <CorrectionDialog view={view} commands={commands} target={opened.target} onClose={close} />}
      {opened?.kind === 'question' && <QuestionFlow view={view} commands={commands} place={opened.place} onClose={close} />}
      <ChipFlight view={view} />
      <PrintedSheet view={view} />
    </Page>
  )
}

/** The event that ended a round, from which the way leads to all of it. */
function lastOf({ rounds }: MatchView['scored'], round: number): Place {
  return { round, event: (rounds[round]?.events.length ?? 1) - 1 }
}
