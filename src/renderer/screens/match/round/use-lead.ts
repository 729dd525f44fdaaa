import { useMemo, useState } from 'react'
import type { MatchCommands } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { beginsWithItsLead, leadView } from '../../../match/model/lead-view'

interface Lead {
  /** The table as it is shown: while nobody leads yet, with the next round begun. */
  readonly view: MatchView
  /** The first entry begins the round for who led. */
  readonly commands: MatchCommands
  /** The next round begins with its lead; null where more has to be known of it. */
  readonly begin: (() => void) | null
}

/** The first tile of a round in which nobody leads yet. The first round waits for it at once, a later one after it was asked for. */
export function useLead(match: MatchView, commands: MatchCommands): Lead {
  const [asked, setAsked] = useState<number | null>(null)
  const waits = beginsWithItsLead(match)
  const first = match.scored.rounds.length === 0
  const leads = waits && (first || asked === match.tableRevision)
  const view = useMemo(() => (leads ? leadView(match) : match), [leads, match])
  if (!leads) return { view, commands, begin: waits ? () => setAsked(match.tableRevision) : null }
  return {
    view,
    commands: {
      ...commands,
      enter: (event, madeOn, photo) => commands.startRound({ leader: event.player ?? 0 }, madeOn, photo, event),
      /* Nothing was entered yet: it goes back to how the last round ended. */
      undo: first ? commands.undo : () => Promise.resolve(setAsked(null)).then(() => true),
    },
    begin: null,
  }
}
