import { type CSSProperties, useRef } from 'react'
import type { Seat } from '#shared/match/events'
import { isPlayed } from '#shared/match/end-of-play'
import { toGo } from '#shared/match/made'
import { Avatar } from '../../components/avatar/avatar'
import { useColour } from '../../components/avatar/colours'
import { classes } from '../../components/classes'
import { Icon } from '../../components/icon/icon'
import { Camel } from '../../components/player-chips/camel'
import { HandBars } from '../../components/player-chips/hand-bars'
import { useFit } from '../../hooks/use-fit'
import type { MatchView } from '../../match/match-view'
import { roundSaid } from '../../match/model/counted-standing'
import { partnerTold, standingsOf } from '../../match/model/standing'
import { hasShownTiles, ShownTiles } from '../../match/table/shown-tiles'
import { TableFelt } from '../../match/table/table-view'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { useSetting } from '../../settings/settings'
import { Story } from './story'
import coloured from '../../components/avatar/person-colour.module.css'
import styles from './scoreboard.module.css'

/** Everything; closer together; with names broken wherever they must be, and cut. */
const BRIEFEST = 2

/** Players who have a card of two lines each. */
const MOST_ROOMY = 4

interface PlayerRowProps {
  readonly view: MatchView
  readonly seat: Seat
  readonly name: string
  readonly countdown: boolean
}

/** One player across the room: the name as large as it goes, the chips, and whose turn it is by a raised card and an arrow. */
function PlayerRow({ view, seat, name, countdown }: PlayerRowProps) {
  const players = words.match.players
  const { round, rules } = view.scored.state
  const total = standingsOf(view)[seat] ?? 0
  const partner = partnerTold(view, seat)
  const personId = view.record.players[seat]?.personId
  const roomy = view.names.length <= MOST_ROOMY
  const running = isPlayed(round)
  const toPlay = running && round.turn === seat
  const shown = countdown ? toGo(rules.target, total) : total
  const isGone = round?.gone.includes(seat) === true
  const hand = running && !isGone ? (round.hands[seat] ?? 0) : null
  const who = useRef<HTMLDivElement>(null)
  useFit(who, view, BRIEFEST)
  return (
    <li
      className={classes(coloured.coloured, styles.row)}
      data-colour={useColour({ name, personId })}
      data-seat={seat}
      data-roomy={roomy || undefined}
      data-to-play={toPlay || undefined}
      aria-current={toPlay || undefined}
    >
      <div ref={who} className={styles.who}>
        <Avatar className={styles.avatar} name={name} personId={personId} />
        <p className={styles.name}>{name}</p>
        {toPlay && (
          <svg viewBox="0 0 10 10" aria-hidden="true" data-directed className={styles.arrow}>
            <path d="M1 0L10 5L1 10Z" />
          </svg>
        )}
      </div>
      <p className={styles.about}>
        {partner !== null && <span className={styles.partner}>{partner}</span>}
        {isGone && <span>{words.match.leave.gone}</span>}
        {hand !== null && <HandBars className={styles.hand} hand={hand} />}
        {hand !== null && <span className="visually-hidden">{players.hand(hand)}</span>}
        {hasShownTiles(view) && <ShownTiles view={view} seat={seat} />}
        {round?.leader === seat && (
          <span className={styles.leader}>
            <Camel />
            <span className="visually-hidden">{players.leader(view.words.leader)}</span>
          </span>
        )}
        <AgreementSaid view={view} seat={seat} />
        {toPlay && <strong className={styles.turn}>{words.bigScreen.toPlay}</strong>}
      </p>
      <p className={styles.score}>
        <span className="visually-hidden">{players.total(total, rules.target, view.words.points, countdown)}</span>
        <span key={shown} aria-hidden="true" className={styles.number} data-score>
          {scorerWords.plain(shown)}
        </span>
      </p>
      <Track part={total / rules.target} />
    </li>
  )
}

/** How far it is to the target, for the eye alone. */
function Track({ part }: { readonly part: number }) {
  const reached = { '--reached': `${Math.round(100 * Math.min(1, Math.max(0, part)))}%` } as CSSProperties
  return <span className={styles.track} style={reached} aria-hidden="true" />
}

/** What a player said of the round that is over; nothing while it runs, or where nobody is asked. */
function AgreementSaid({ view, seat }: Pick<PlayerRowProps, 'view' | 'seat'>) {
  const agreement = view.agreements[view.scored.rounds.length - 1]
  const kind = agreement === undefined || agreement.kind === 'not-asked' ? 'gone' : (agreement.seats[seat]?.kind ?? 'silent')
  if (kind === 'gone') return null
  const text = kind === 'confirmed' ? words.bigScreen.agreed : kind === 'contested' ? words.bigScreen.contested : words.bigScreen.toAnswer
  return (
    <span className={styles.said} data-said={kind}>
      <Icon name={kind === 'confirmed' ? 'check' : kind === 'contested' ? 'warning' : 'question'} />
      <span className="visually-hidden">{text}</span>
    </span>
  )
}

/** Everything about the match that is worth reading from across the room: the felt, and beside it everyone's chips. */
export function Scoreboard({ view }: { readonly view: MatchView }) {
  const { scored, names } = view
  const { round, rules } = scored.state
  const over = round === null || round.end !== null
  const countdown = useSetting('score-display') === 'countdown'
  return (
    <div className={styles.board} data-over={over || undefined} data-seats={roomFor(names.length)}>
      <TableFelt far view={view} className={styles.felt} diceClass={styles.dice} caption={<Story view={view} />} />
      <section className={styles.side}>
        <p className={styles.what}>
          <span className={styles.game}>{view.words.name}</span>{' '}
          <span className={styles.round}>
            {roundSaid(view)} ·{' '}
            {countdown ? words.match.table.toGiveBack(rules.target, view.words.points) : words.match.table.target(rules.target, view.words.points)}
          </span>
        </p>
        <h2 className="visually-hidden">{words.match.players.label}</h2>
        <ul className={styles.players} aria-label={words.match.players.label}>
          {names.map((name, seat) => (
            <PlayerRow key={seat} view={view} seat={seat} name={name} countdown={countdown} />
          ))}
        </ul>
      </section>
    </div>
  )
}

/** How large each may be shown. */
function roomFor(seats: number): 2 | 3 | 4 | 6 | 8 {
  return ([2, 3, 4, 6] as const).find((most) => seats <= most) ?? 8
}
