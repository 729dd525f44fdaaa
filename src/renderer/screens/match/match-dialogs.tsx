import { useMemo, type ReactNode } from 'react'
import type { TableActionName, TableFacts } from '../../actions/at-table'
import { Dialog } from '../../components/dialog/dialog'
import { DisagreementWays } from '../../match/agreement/disagreement-ways'
import { CorrectionDialog } from '../../match/correction/correction-dialog'
import type { Target } from '../../match/correction/use-revision'
import type { Entry } from '../../match/entry/use-entry'
import type { MatchCommands } from '../../match/hooks/use-match-commands'
import { InviteDialog } from '../../match/invite/invite-dialog'
import type { MatchView } from '../../match/match-view'
import type { Place } from '../../match/model/revision-draft'
import { LinePhotoDialog, PlayPhotoDialog } from '../../match/photo/photo-dialogs'
import { QuestionFlow } from '../../match/question/question-flow'
import { BigScreenLink } from '../../match/table/big-screen-link'
import { ShareDialog } from '../../match/sharing/share-dialog'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { AgreeDialog } from './agreement/agree-dialog'
import { BlockDialog } from './block/block-dialog'
import { SheetDialog } from './end/sheet-dialog'
import { EventDialog } from './feed/event-dialog'
import { Feed } from './feed/feed'
import { lastOf, type Opened } from './opened'
import { NextRound } from './round/next-round'
import { RulesDialog } from './rules/rules-dialog'
import { MoreDialog } from './table/more-dialog'
import { ShowDialog } from './table/show-dialog'

interface Props {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly entry: Entry
  readonly opened: Opened | null
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
export function useOpening(onOpen: (opened: Opened) => void) {
  return useMemo(() => {
    const correct = (target: Target): void => onOpen({ kind: 'correct', target })
    return {
      nextRound: () => onOpen({ kind: 'next-round' }),
      look: (place: Place) => onOpen({ kind: 'look', place }),
      question: (place: Place) => onOpen({ kind: 'question', place }),
      agreement: (round: number) => onOpen({ kind: 'agree', round }),
      correctStart: (round: number) => correct({ kind: 'start', round }),
      correctEvent: (place: Place) => correct({ kind: 'event', place }),
    }
  }, [onOpen])
}

/** What lies open over the table, one thing at a time. */
export function MatchDialogs({ view, commands, entry, opened, table, act, open, onClose, onKeys, waits, aids }: Props) {
  const running = table.acts
  const waysOf = (round: number): ReactNode => (
    <DisagreementWays
      onCorrect={() => open.correctEvent(lastOf(view.scored, round))}
      onQuestion={() => open.question(lastOf(view.scored, round))}
      replay={paths.replay(view.matchId)}
    />
  )
  if (opened === null) return null
  switch (opened.kind) {
    case 'block':
      return <BlockDialog view={view} commands={commands} declaredBy={entry.player} onClose={onClose} />
    case 'photo':
      return running ? <PlayPhotoDialog view={view} commands={commands} player={entry.player} onPlayer={entry.enterFor} onClose={onClose} /> : null
    case 'under-way':
      return running ? <LinePhotoDialog view={view} commands={commands} onClose={onClose} /> : null
    case 'next-round':
      return <NextRound view={view} commands={commands} onClose={onClose} />
    case 'invite':
      return <InviteDialog view={view} onClose={onClose} />
    case 'rules':
      return <RulesDialog view={view} commands={commands} onClose={onClose} />
    case 'sheet':
      return <SheetDialog view={view} onClose={onClose} />
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
      return <CorrectionDialog view={view} commands={commands} target={opened.target} onClose={onClose} />
    case 'question':
      return <QuestionFlow view={view} commands={commands} place={opened.place} onClose={onClose} />
    case 'look':
      return <EventDialog view={view} place={opened.place} onCorrect={open.correctEvent} onQuestion={open.question} onClose={onClose} />
    case 'history':
      return (
        <Dialog width="form" open title={words.match.feed.heading} onClose={onClose}>
          <Feed view={view} onLook={open.look} onOpenStart={open.correctStart} onAgreement={open.agreement} />
        </Dialog>
      )
    case 'more':
      return (
        <MoreDialog table={table} view={view} act={act} onKeys={onKeys} onClose={onClose} waits={waits}>
          {aids}
        </MoreDialog>
      )
  }
}
