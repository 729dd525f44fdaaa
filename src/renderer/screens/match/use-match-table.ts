import { useCallback, useEffect, useRef, useState } from 'react'
import type { Table } from '../../actions/at-table'
import { useTableActions } from '../../actions/use-table-actions'
import { hasNoFocus } from '../../hooks/has-no-focus'
import { useStayAwake } from '../../hooks/use-stay-awake'
import { useEntry } from '../../match/entry/use-entry'
import { useAloud } from '../../match/hooks/use-aloud'
import { useAnnounced } from '../../match/hooks/use-announced'
import { useMatchCommands } from '../../match/hooks/use-match-commands'
import type { MatchView } from '../../match/match-view'
import { arrowsChoose } from '../../match/model/choices'
import { lastEvent } from '../../match/model/feed'
import { useTeaching } from '../../match/teaching/use-teaching'
import { useTypedFast } from './entry/use-typed-fast'
import { layFlat, useLayFlat } from './flat/lay-flat-choice'
import { useOpening } from './match-dialogs'
import type { Opened } from './opened'
import { useLead } from './round/use-lead'

/** A table as it stands on this page: what is entered, what lies open over it, and what can be done to it. */
export function useMatchTable(match: MatchView) {
  const { view, commands, begin } = useLead(match, useMatchCommands(match))
  const entry = useEntry(view, commands)
  const teaching = useTeaching(view, entry, commands)
  const { told } = teaching
  /* A first round that waits for more than its lead asks for it at once, unless the lesson leads there. */
  const [opened, setOpened] = useState<Opened | null>(view.scored.state.round === null && told === null ? { kind: 'next-round' } : null)
  const { lies: flat, hasRoom } = useLayFlat()
  /* What has the focus when nothing else has it: the tray, and what stands there once the round or the match is over. */
  const tray = useRef<HTMLElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const typed = useTypedFast(board)
  useAnnounced(match, null, told?.sentence)
  const aloud = useAloud(view)
  useStayAwake(view.scored.winner === null)

  const { scored } = view
  const { round, winner } = scored.state
  const end = round?.end ?? null
  const running = round !== null && end === null
  /* While nobody leads yet, there is nobody who could draw, pass or be blocked. */
  const acts = running && !entry.nobody
  const close = (): void => setOpened(null)
  const open = useOpening(setOpened)
  const next = begin ?? open.nextRound
  /* The round ended, or the next one began, elsewhere: what was open for it does not come back later. */
  if (!running && (opened?.kind === 'photo' || opened?.kind === 'under-way')) close()
  if (running && opened?.kind === 'next-round') close()

  const table: Table = {
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
    running,
    winner,
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

export type MatchTableState = ReturnType<typeof useMatchTable>
