import { type ComponentProps, type ReactNode, useMemo, useRef, useState } from 'react'
import type { Tile } from '#shared/domino/tile'
import { countedGame } from '#shared/games/index'
import { isOver } from '#shared/games/outcome'
import type { Refusal, Seat } from '#shared/match/events'
import type { Mistake } from '#shared/match/remedy'
import { goneAfter } from '#shared/match/seats'
import type { TableActionName, TableFacts } from '../../actions/at-table'
import { Button } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { useDraft } from '../../hooks/use-draft'
import { AgreementPanel, DisagreementWays } from '../../match/agreement/agreement-panel'
import { RulingWays } from '../../match/arbiter/ruling-ways'
import { CommandNotice } from '../../match/command-notice'
import { CorrectionDialog } from '../../match/correction/correction-dialog'
import type { Target } from '../../match/correction/use-revision'
import { ScoreSheet } from '../../match/end/score-sheet'
import { type TileEntry, useEntered } from '../../match/entry/use-entry'
import { type MatchCommands, useBusy } from '../../match/hooks/use-match-commands'
import { InviteDialog } from '../../match/invite/invite-dialog'
import type { MatchView } from '../../match/match-view'
import { unknownTable } from '../../match/model/blocked-hands'
import { countingOf, countingOut } from '../../match/model/counted-hands'
import { nextLeader } from '../../match/model/next-leader'
import type { EventPlace } from '../../match/model/revision-draft'
import { StandsDialog } from '../../match/mistake/stands-dialog'
import { LinePhotoDialog, PlayPhotoDialog } from '../../match/photo/photo-dialogs'
import { QuestionFlow } from '../../match/question/question-flow'
import { RoundOutcome } from '../../match/round/round-outcome'
import { firstMissing, RoundStartForm } from '../../match/round/round-start-form'
import { keptFirstRound, roundStart, startDraft, type StartDraft, startDraftSchema } from '../../match/setup/first-round'
import { ShareButton } from '../../match/sharing/share-button'
import { ShareDialog } from '../../match/sharing/share-dialog'
import { BigScreenLink } from '../../match/table/big-screen-link'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { RulesOverPage } from '../../rulebook/rule-dialogs'
import { BlockDialog } from './block/block-dialog'
import { FinishDialog, RoundDialog } from './counted/round-dialog'
import { LeftDialog } from './left/left-dialog'
import { EventDialog } from './feed/event-dialog'
import { Feed } from './feed/feed'
import { AdjustDialog } from './mistake/adjust-dialog'
import { CountHandDialog } from './mistake/count-hand-dialog'
import { EndEarlyDialog } from './mistake/end-early-dialog'
import { ExposedDialog } from './mistake/exposed-dialog'
import { LeaveDialog } from './mistake/leave-dialog'
import { NotCalledDialog } from './mistake/not-called-dialog'
import { SetDialog } from './mistake/set-dialog'
import { UnannouncedDialog } from './mistake/unannounced-dialog'
import { lastOf, type OpenOverTable } from './opened'
import { RulesDialog } from './rules-dialog'
import { MoreDialog, WentWrongDialog } from './table/more-dialog'
import { ShowDialog } from './table/show-dialog'
import styles from '../../match/agreement/agreement.module.css'

/** Begins the next round: who leads, and the throw. */
function NextRound({ view: latest, commands, onClose }: { readonly view: MatchView; readonly commands: MatchCommands; readonly onClose: () => void }) {
  const [view] = useState(latest)
  const busy = useBusy(commands)
  const roundWords = words.match.round
  const [draft, setDraft, forget, startOver] = useDraft<StartDraft>(`next-round.${view.matchId}.${view.revision}`, startDraftSchema, () => first(view))
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const ready = useRef<HTMLButtonElement>(null)

  /* The focus begins at the first thing that is missing, or at the button when nothing is. */
  const firstFocus = (): HTMLElement | null => (roundStart(draft) === null ? firstMissing(form.current, draft) : ready.current)
  const begin = async (): Promise<void> => {
    const start = roundStart(draft)
    if (start === null) {
      setTried(true)
      firstMissing(form.current, draft)?.focus()
    } else if (await commands.startRound(start, view.revision, draft.dice?.photo)) {
      forget()
      onClose()
    }
  }
  return (
    <Dialog
      width="form"
      open
      title={roundWords.startTitle(view.scored.rounds.length + 1)}
      onClose={onClose}
      firstFocus={firstFocus}
      actions={
        <Button ref={ready} variant="primary" pending={busy} onClick={() => void begin()}>
          {roundWords.begin}
        </Button>
      }
    >
      <KeptDraft startOver={startOver} />
      <div ref={form}>
        <RoundStartForm view={view} draft={draft} onChange={setDraft} advise tried={tried} onDone={() => void begin()} />
      </div>
      <CommandNotice view={view} commands={commands} />
    </Dialog>
  )
}

/** What is known of the next round; of the first, what was chosen before the match began. */
function first(view: MatchView): StartDraft {
  const kept = view.scored.rounds.length === 0 ? keptFirstRound(view.matchId) : null
  return kept ?? startDraft(view.preset.id, nextLeader(view))
}

/** The score sheet so far. */
function SheetDialog({ view, onRound, onClose }: Pick<ComponentProps<typeof ScoreSheet>, 'view' | 'onRound'> & { readonly onClose: () => void }) {
  return (
    <Dialog width="workspace" open title={words.match.table.sheet} onClose={onClose} actions={<ShareButton view={view} />}>
      <ScoreSheet view={view} captionHidden onRound={onRound} />
    </Dialog>
  )
}

/** A correction of an entry; of what was left as a round ended, the hands. */
function Correction(props: ComponentProps<typeof CorrectionDialog>) {
  const { view, target } = props
  const { rules } = view.scored
  const event = target.kind === 'event' ? view.record.rounds[target.place.round]?.events[target.place.event] : undefined
  if (target.kind !== 'event' || event?.type !== 'left') return <CorrectionDialog {...props} />
  const game = countedGame(rules.game)
  const round = view.scored.rounds[target.place.round]
  const gone = round === undefined ? [] : goneAfter(round)
  const counting = game === null ? countingOut(rules, round?.end?.winner ?? 0, unknownTable(rules), gone) : countingOf(rules, game, gone)
  return <RoundDialog {...props} counting={counting} event={event} place={target.place} />
}

interface AgreeDialogProps {
  readonly view: MatchView
  readonly round: number
  /** What players can do if someone disagrees. */
  readonly ways: ReactNode
  /** Questions an entry of the round. */
  readonly onQuestion?: ((place: EventPlace) => void) | undefined
  readonly onClose: () => void
}

/** A round that is over: who agrees, how it ended, the ruling with its reasons, and what its tiles prove. */
function AgreeDialog({ view, round, ways, onQuestion, onClose }: AgreeDialogProps) {
  const end = view.scored.rounds[round]?.end ?? null
  if (end === null) return null
  return (
    <Dialog
      width="form"
      open
      title={words.notAgreed.dialog(round + 1)}
      onClose={onClose}
      actions={<ShareButton view={view} thing={{ kind: 'round', round }} />}
    >
      <RulesOverPage>
        <div className={styles.dialog}>
          <AgreementPanel view={view} round={round} end={end} ways={ways} />
          <RoundOutcome view={view} round={round} end={end} onQuestion={onQuestion} />
          {end.kind === 'blocked' && <RulingWays view={view} round={round} />}
        </div>
      </RulesOverPage>
    </Dialog>
  )
}

interface MatchDialogsProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  /** Null where no tiles are laid. */
  readonly entry: TileEntry | null
  readonly opened: OpenOverTable
  readonly table: TableFacts
  readonly act: (name: TableActionName) => void
  readonly open: Opening
  readonly onClose: () => void
  readonly onKeys: () => void
  /** What waits to be settled, at the top of More. */
  readonly waits: ReactNode
  /** What helps to learn and to count, below all other of More. */
  readonly aids: ReactNode
}

type Opening = ReturnType<typeof useOpening>

/** Everything that can be opened over the table; the same functions from key to key, so that nothing is drawn again for them. */
export function useOpening(onOpen: (opened: OpenOverTable) => void) {
  return useMemo(() => {
    const correct = (target: Target): void => onOpen({ kind: 'correct', target })
    return {
      nextRound: () => onOpen({ kind: 'next-round' }),
      left: () => onOpen({ kind: 'left' }),
      look: (place: EventPlace) => onOpen({ kind: 'look', place }),
      question: (place: EventPlace) => onOpen({ kind: 'question', place }),
      remedy: (mistake: Mistake) => onOpen({ kind: 'remedy', mistake }),
      handOf: (player: Seat) => onOpen({ kind: 'hand-of', player }),
      refused: (tile: Tile, refusal: Refusal) => onOpen({ kind: 'refused', tile, refusal }),
      agreement: (round: number) => onOpen({ kind: 'agree', round }),
      correctStart: (round: number) => correct({ kind: 'start', round }),
      correctEvent: (place: EventPlace) => correct({ kind: 'event', place }),
    }
  }, [onOpen])
}

/** What lies open over the table, one thing at a time. */
export function MatchDialogs({ view, commands, entry, opened, table, act, open, onClose, onKeys, waits, aids }: MatchDialogsProps) {
  const running = table.acts
  const player = useEntered(entry, view, (entered) => entered.player)
  const counted = countedGame(view.scored.rules.game)
  const waysOf = (round: number): ReactNode => (
    <DisagreementWays
      onCorrect={() => open.correctEvent(lastOf(view.scored, round))}
      onQuestion={() => open.question(lastOf(view.scored, round))}
      replay={paths.replay(view.matchId)}
    />
  )
  switch (opened.kind) {
    case 'block':
      return <BlockDialog view={view} commands={commands} declaredBy={player} onClose={onClose} />
    case 'left':
      return <LeftDialog view={view} commands={commands} onClose={onClose} />
    case 'photo':
      return running && entry !== null ? (
        <PlayPhotoDialog view={view} commands={commands} player={player} onPlayer={entry.enterFor} onRefused={open.refused} onClose={onClose} />
      ) : null
    case 'misplay':
    case 'refused':
      return running && entry !== null ? (
        <StandsDialog
          view={view}
          commands={commands}
          player={player}
          refused={opened.kind === 'refused' ? opened : null}
          onForget={() => {
            entry.clear()
            onClose()
          }}
          onClose={onClose}
        />
      ) : null
    case 'adjust':
    case 'remedy':
      return running ? <AdjustDialog view={view} commands={commands} mistake={opened.kind === 'remedy' ? opened.mistake : null} onClose={onClose} /> : null
    case 'exposed':
      return running ? <ExposedDialog view={view} commands={commands} player={player} onClose={onClose} /> : null
    case 'count-hand':
    case 'hand-of':
      return running ? <CountHandDialog view={view} commands={commands} player={opened.kind === 'hand-of' ? opened.player : player} onClose={onClose} /> : null
    case 'unannounced':
      return running ? <UnannouncedDialog view={view} commands={commands} onClose={onClose} /> : null
    case 'not-called':
      return <NotCalledDialog view={view} commands={commands} onClose={onClose} />
    case 'change-set':
      return running ? <SetDialog view={view} commands={commands} onClose={onClose} /> : null
    case 'leave':
      return running || (counted !== null && !isOver(view.scored)) ? <LeaveDialog view={view} commands={commands} player={player} onClose={onClose} /> : null
    case 'end-early':
      return isOver(view.scored) ? null : <EndEarlyDialog view={view} commands={commands} onClose={onClose} />
    case 'under-way':
      return running ? <LinePhotoDialog view={view} commands={commands} onClose={onClose} /> : null
    case 'next-round':
      return <NextRound view={view} commands={commands} onClose={onClose} />
    case 'invite':
      return <InviteDialog view={view} onClose={onClose} />
    case 'rules':
      return <RulesDialog view={view} commands={commands} onClose={onClose} />
    case 'sheet':
      return <SheetDialog view={view} onRound={counted === null ? undefined : (round) => open.correctEvent(lastOf(view.scored, round))} onClose={onClose} />
    case 'share':
      return <ShareDialog view={view} begin={{ kind: 'result' }} onClose={onClose} />
    case 'big-screen':
      return (
        <Dialog width="message" open title={words.bigScreen.heading} onClose={onClose}>
          <BigScreenLink matchId={view.matchId} />
        </Dialog>
      )
    case 'show':
      return <ShowDialog view={view} onClose={onClose} />
    case 'agree':
      return <AgreeDialog view={view} round={opened.round} ways={waysOf(opened.round)} onQuestion={open.question} onClose={onClose} />
    case 'correct':
      return <Correction view={view} commands={commands} target={opened.target} onClose={onClose} />
    case 'finish':
      return <FinishDialog view={view} commands={commands} onClose={onClose} />
    case 'question':
      return <QuestionFlow view={view} commands={commands} place={opened.place} onClose={onClose} />
    case 'look':
      return (
        <EventDialog
          view={view}
          place={opened.place}
          onCorrect={open.correctEvent}
          onQuestion={open.question}
          onAdjust={running ? open.remedy : null}
          onCountHand={open.handOf}
          onRule={(event, then) => void commands.enter(event, view.revision, undefined, then ?? undefined)}
          act={running ? act : null}
          table={table}
          onClose={onClose}
        />
      )
    case 'history':
      return (
        <Dialog width="form" open title={words.match.feed.heading} onClose={onClose}>
          <Feed view={view} onLook={open.look} onOpenStart={open.correctStart} onAgreement={open.agreement} />
        </Dialog>
      )
    case 'went-wrong':
      return running ? <WentWrongDialog table={table} view={view} act={act} onClose={onClose} /> : null
    case 'more':
      return (
        <MoreDialog table={table} view={view} act={act} onKeys={onKeys} onClose={onClose} waits={waits}>
          {aids}
        </MoreDialog>
      )
  }
}
