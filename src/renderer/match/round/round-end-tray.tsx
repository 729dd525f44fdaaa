import type { CSSProperties, Ref } from 'react'
import { askedOf } from '#shared/match/rounds-not-agreed'
import type { RoundEnd } from '#shared/match/events'
import { roundMade } from '#shared/match/made'
import { Avatar } from '../../components/avatar/avatar'
import { Button } from '../../components/button/button'
import { classes } from '../../components/classes'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import { mostRows } from '../model/tray'
import { shortNames } from '../model/short-names'
import { madeNote, roundEndHeading } from './made-words'
/* The tray's own box at every size, so that nothing beside it moves when a round ends. */
import box from '../entry/tray.module.css'
import styles from './round-end-tray.module.css'

interface RoundEndTrayProps {
  readonly view: MatchView
  readonly end: RoundEnd
  /** Opens the whole round: the ruling with its reasons, what its tiles prove, and who agrees. */
  readonly onMore: () => void
  /** Takes the focus when the round ends. */
  readonly ref?: Ref<HTMLElement> | undefined
}

/** What the tray becomes at the end of a round: how it ended, what each player made in it, and of that what the end paid. It fills the tray's box. */
export function RoundEndTray({ view, end, onMore, ref }: RoundEndTrayProps) {
  const endWords = words.moments.roundEnd
  const { scored, names, record } = view
  const round = scored.rounds.length - 1
  const heading = roundEndHeading(end, names, scored.rules)
  /* Two rows of names have room for short ones, which nobody else here has. */
  const shown = names.length > 4 ? shortNames(names) : names.map((_, seat) => scorerWords.nameOf(names, seat))
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={classes(box.tray, styles.tray)}
      data-most={mostRows(scored.rules)}
      aria-label={words.match.round.over(round + 1)}
    >
      <div className={styles.inside}>
        <div className={styles.told}>
          <div className={styles.heading}>
            <h2 className={styles.title} title={heading}>
              {heading}
            </h2>
            <p className={styles.round}>{endWords.made(round + 1)}</p>
          </div>
          <Ways view={view} end={end} round={round} onMore={onMore} />
        </div>
        <ul
          className={styles.players}
          aria-label={endWords.list}
          data-many={names.length > 4 || undefined}
          data-four={names.length === 4 || undefined}
          style={columnsFor(names.length)}
        >
          {roundMade(scored, round).map((made, seat) => (
            <li key={seat} className={styles.player} data-winner={end.winner === seat || undefined}>
              <Avatar className={styles.avatar} size="small" name={names[seat] ?? ''} personId={record.players[seat]?.personId} />
              <span className={styles.name} title={names[seat]}>
                {shown[seat] ?? ''}
              </span>
              <span className={styles.made} data-sign={Math.sign(made.made)}>
                {scorerWords.signed(made.made)}
              </span>
              <span className={styles.note} data-paid={made.byEnd !== 0 || undefined}>
                {madeNote(made, end)}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** How many players stand side by side in a narrow box and in a wide one; rows are of the same length as far as may be. */
function columnsFor(players: number): CSSProperties {
  const [narrow, wide] = [players <= 3 ? players : Math.ceil(players / 2), players <= 4 ? players : Math.ceil(players / 2)]
  return { '--narrow': narrow, '--wide': wide } as CSSProperties
}

/** The way to all of the round, named by what people look for there. */
function Ways({ view, end, round, onMore }: Omit<RoundEndTrayProps, 'ref'> & { readonly round: number }) {
  const endWords = words.moments.roundEnd
  const agreement = view.agreements[round]
  const asked = agreement !== undefined && agreement.kind !== 'not-asked' ? agreement : null
  const blocked = end.kind === 'blocked'
  return (
    <div className={styles.ways}>
      {(blocked || asked === null) && (
        <Button className={styles.way} onClick={onMore}>
          {blocked ? endWords.why : endWords.more}
        </Button>
      )}
      {asked !== null && (
        <Button className={styles.way} data-state={asked.kind} onClick={onMore}>
          {endWords.agreed(asked.seats.filter(({ kind }) => kind === 'confirmed').length, askedOf(asked.seats))}
        </Button>
      )}
    </div>
  )
}
