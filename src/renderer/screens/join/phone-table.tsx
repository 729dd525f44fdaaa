import { scorerWords } from '../../messages/scorer'
import type { Self } from '#shared/contract/table'
import { Page } from '../../app/page'
import { words } from '../../messages/page'
import { BigScreenLink } from '../../match/table/big-screen-link'
import { AgreementPanel } from '../../match/agreement/agreement-panel'
import { LastReasons } from '../../match/feed/last-reasons'
import { useAnnounced } from '../../match/hooks/use-announced'
import { useMatchCommands } from '../../match/hooks/use-match-commands'
import type { MatchView } from '../../match/match-view'
import { RoundPoints, RoundRuling, RoundTold } from '../../match/round/round-outcome'
import { ChipFlight } from '../../match/table/chip-flight'
import { Players } from '../../match/table/players'
import { TableLine } from '../../match/table/table-line'
import { NotSent } from './not-sent'
import { PlayerDock } from './player-dock'
import { TakeBack } from './take-back'
import { useState } from 'react'
import { Button } from '../../components/button/button'
import { leave } from './join-client'
import styles from './join.module.css'

interface Props {
  readonly view: MatchView
  readonly self: Self
}

/** The table on a phone: scores, the line, the last play, and for a player what a thumb can enter. */
export function PhoneTable({ view, self }: Props) {
  const commands = useMatchCommands(view)
  useAnnounced(view)
  const { scored, names } = view
  const { round, winner } = scored.state
  const end = round?.end ?? null
  const running = round !== null && end === null
  const seat = self.role === 'player' ? self.seat : null
  return (
    <Page className={styles.page} layout="full" headingHidden title={words.match.table.title(view.words.name, names)}>
      <div className={styles.table} data-plays={seat !== null || undefined}>
        <div className={styles.seen}>
          <Players view={view} entering={null} />
          {running && <Turn view={view} seat={seat} />}
          <div className={styles.line}>
            <TableLine view={view} choices={null} />
          </div>
          {winner !== null && <p className={styles.turn}>{scorerWords.matchSentence(winner, scored.totals, names, scored.rules.game)}</p>}
          {running && <LastReasons view={view} />}
        </div>
        <div className={styles.done}>
          {running && seat !== null && <PlayerDock view={view} commands={commands} seat={seat} device={self.id} />}
          {end !== null && <RoundOver view={view} end={end} self={self} />}
          {end !== null && seat !== null && <NotSent commands={commands} />}
          {end !== null && seat !== null && <TakeBack view={view} commands={commands} device={self.id} />}
          {seat === null && <p className={styles.quiet}>{self.role === 'player' ? words.join.phone.noSeat : words.join.phone.watchOnly}</p>}
          {self.role === 'viewer' && <BigScreenLink matchId={view.matchId} here />}
          <LeaveTable />
        </div>
      </div>
      <ChipFlight view={view} />
    </Page>
  )
}

function Turn({ view, seat }: { readonly view: MatchView; readonly seat: number | null }) {
  const turn = view.scored.state.round?.turn ?? 0
  return (
    <p className={styles.turn} data-own={turn === seat || undefined}>
      {turn === seat ? words.join.phone.yourTurn : words.join.phone.turnOf(scorerWords.nameOf(view.names, turn))}
    </p>
  )
}

function RoundOver({ view, end, self }: Props & { readonly end: NonNullable<NonNullable<MatchView['scored']['state']['round']>['end']> }) {
  const round = view.scored.rounds.length - 1
  const own = self.role === 'player' ? self.seat : null
  return (
    <section className={styles.over} aria-label={words.match.round.over(round + 1)}>
      <h2 className={styles.heading}>{words.match.round.over(round + 1)}</h2>
      <RoundTold view={view} end={end} />
      <RoundPoints view={view} end={end} />
      <AgreementPanel view={view} round={round} end={end} fixed={own === null} only={own ?? undefined} />
      <RoundRuling view={view} round={round} end={end} />
      {view.scored.state.winner === null && <p className={styles.quiet}>{words.join.phone.waitRound}</p>}
    </section>
  )
}

/** The way out, asked once more: to come back one needs a code. */
function LeaveTable() {
  const [asked, setAsked] = useState(false)
  if (!asked)
    return (
      <Button variant="quiet" className={styles.leave} onClick={() => setAsked(true)}>
        {words.join.phone.leave}
      </Button>
    )
  return (
    <div className={styles.actions} role="group" aria-label={words.join.phone.leaveSure}>
      <p>{words.join.phone.leaveSure}</p>
      <Button variant="danger" onClick={() => void leave()}>
        {words.join.phone.leave}
      </Button>
      <Button variant="quiet" onClick={() => setAsked(false)}>
        {words.join.phone.stay}
      </Button>
    </div>
  )
}
