import { useMemo, type ReactNode } from 'react'
import { Dialog } from '../../components/dialog/dialog'
import { DisagreementWays } from '../../match/agreement/disagreement-ways'
import { CorrectionDialog } from '../../match/correction/correction-dialog'
import type { Entry } from '../../match/entry/use-entry'
import type { MatchCommands } from '../../match/hooks/use-match-commands'
import { InviteDialog } from '../../match/invite/invite-dialog'
import type { MatchView } from '../../match/match-view'
import { LinePhotoDialog, PlayPhotoDialog } from '../../match/photo/photo-dialogs'
import { QuestionFlow } from '../../match/question/question-flow'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { AgreeDialog } from './agreement/agree-dialog'
import { BlockDialog } from './block/block-dialog'
import { SheetDialog } from './end/sheet-dialog'
import { EventDialog } from './feed/event-dialog'
import { Feed, type FeedActions } from './feed/feed'
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
  readonly running: boolean
  readonly onOpen: (opened: Opened) => void
  readonly onClose: () => void
  readonly onRedo: () => void
  readonly onKeys: () => void
  /** What waits to be settled, at the top of More. */
  readonly waits: ReactNode
  /** What helps to learn and to count, below all other of More. */
  readonly aids: ReactNode
}

/** What can be opened from the feed, wherever it stands; the same from key to key. */
export function useFeedActions(open: (opened: Opened) => void): FeedActions {
  return useMemo(
    (): FeedActions => ({
      onAgreement: (round) => open({ kind: 'agree', round }),
      onLook: (place) => open({ kind: 'look', place }),
      onOpenStart: (round) => open({ kind: 'correct', target: { kind: 'start', round } }),
    }),
    [open],
  )
}

/** What lies open over the table, one thing at a time. */
export function MatchDialogs({ view, commands, entry, opened, running, onOpen, onClose, onRedo, onKeys, waits, aids }: Props) {
  const fromFeed = useFeedActions(onOpen)
  const question = (place: Opened & { kind: 'look' | 'question' }): void => onOpen(place)
  const waysOf = (round: number): ReactNode => (
    <DisagreementWays
      onCorrect={() => onOpen({ kind: 'correct', target: { kind: 'event', place: lastOf(view.scored, round) } })}
      onQuestion={() => onOpen({ kind: 'question', place: lastOf(view.scored, round) })}
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
    case 'show':
      return <ShowDialog view={view} onClose={onClose} />
    case 'agree':
      return (
        <AgreeDialog
          view={view}
          round={opened.round}
          ways={waysOf(opened.round)}
          onQuestion={(place) => question({ kind: 'question', place })}
          onClose={onClose}
        />
      )
    case 'correct':
      return <CorrectionDialog view={view} commands={commands} target={opened.target} onClose={onClose} />
    case 'question':
      return <QuestionFlow view={view} commands={commands} place={opened.place} onClose={onClose} />
    case 'look':
      return (
        <EventDialog
          view={view}
          place={opened.place}
          onCorrect={(place) => onOpen({ kind: 'correct', target: { kind: 'event', place } })}
          onQuestion={(place) => question({ kind: 'question', place })}
          onClose={onClose}
        />
      )
    case 'history':
      return (
        <Dialog open title={words.match.feed.heading} onClose={onClose}>
          <Feed view={view} {...fromFeed} />
        </Dialog>
      )
    case 'more':
      return (
        <MoreDialog
          view={view}
          maySetUp={running && view.scored.state.round?.line.lead === null}
          onOpen={(kind) => onOpen({ kind })}
          onRedo={onRedo}
          onKeys={onKeys}
          onClose={onClose}
          waits={waits}
        >
          {aids}
        </MoreDialog>
      )
  }
}
