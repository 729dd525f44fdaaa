import type { CSSProperties } from 'react'
import { sidesAmong } from '#shared/games/sides'
import type { Mark, MarkKind } from '#shared/analysis/story'
import { useColour } from '../../components/avatar/colours'
import { classes } from '../../components/classes'
import { Icon, type IconName } from '../../components/icon/icon'
import type { MatchView } from '../../match/match-view'
import { shortNames } from '../../match/model/short-names'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { bandsOf, markPlaces } from './river-shape'
import coloured from '../../components/avatar/person-colour.module.css'
import styles from './river.module.css'

/** Each kind of moment has another shape, for those who can’t tell the colours apart. */
export const MARK_ICONS: Readonly<Record<MarkKind, IconName>> = { great: 'star', missed: 'missed', turn: 'turn' }

interface RiverProps {
  readonly view: MatchView
  /** Each seat's chance, before the first entry and after each, of partners a part of their side's; null until it has been worked out. */
  readonly chances: readonly (readonly number[] | null)[] | null
  readonly done: number | null
  readonly marks: readonly Mark[]
  /** The entry that is looked at, counted from 1. */
  readonly event: number
  readonly onGo: (event: number) => void
}

/** Who was ahead: chances that add up to all there is, as a river of one band a player or side; moments above it are ways to them. */
export function River({ view, chances, done, marks, event, onGo }: RiverProps) {
  const riverWords = words.review.river
  const steps = (chances?.length ?? 1) - 1
  const names = shortNames(view.names)
  if (chances === null || steps < 1) {
    return (
      <p className={styles.waiting} role="status">
        {done === null ? riverWords.unknown : words.review.working(done)}
      </p>
    )
  }
  const sides = sidesAmong(view.scored.rules.partners, view.names.length)
  const bySide = (each: readonly number[] | null): readonly number[] | null =>
    each === null ? null : sides.map((seats) => seats.reduce((sum, seat) => sum + (each[seat] ?? 0), 0))
  const now = bySide(chances[event - 1] ?? null)
  const bands = bandsOf(chances.map(bySide))
  const share = (event - 1) / steps
  const places = markPlaces(
    marks.map((mark) => (mark.event - 1) / steps),
    marks.length,
  )
  return (
    <div className={styles.river} style={{ '--at': share } as CSSProperties}>
      <div className={styles.marks}>
        {marks.map((mark, at) => (
          <button
            key={mark.event}
            type="button"
            className={styles.mark}
            data-kind={mark.kind}
            style={{ '--place': places[at] } as CSSProperties}
            aria-current={mark.event === event ? 'step' : undefined}
            aria-label={`${words.review.moments.kinds[mark.kind]}, ${words.review.step(mark.event, steps)}`}
            onClick={() => onGo(mark.event)}
          >
            <Icon name={MARK_ICONS[mark.kind]} />
          </button>
        ))}
      </div>
      <div className={styles.water}>
        <svg className={styles.bands} viewBox={`0 0 ${steps} 1`} preserveAspectRatio="none" aria-hidden="true">
          {bands.map((points, side) => (
            <Band key={side} view={view} seat={sides[side]?.[0] ?? 0} points={points} />
          ))}
          <rect className={styles.future} x={event - 1} y={0} width={steps - event + 1} height={1} />
        </svg>
        {now !== null && (
          <ul className={styles.names} data-side={share < 0.4 ? 'after' : 'before'}>
            {now.map((chance, side) => (
              <li
                key={side}
                style={{ '--middle': now.slice(0, side).reduce((sum, each) => sum + each, 0) + chance / 2 } as CSSProperties}
                data-small={chance < 0.12 || undefined}
              >
                {riverWords.chance(scorerWords.listed((sides[side] ?? []).map((seat) => names[seat] ?? '')), chance)}
              </li>
            ))}
          </ul>
        )}
        <input
          type="range"
          className={styles.scrubber}
          min={1}
          max={steps}
          value={event}
          aria-label={words.review.stepLabel}
          aria-valuetext={words.review.step(event, steps)}
          onChange={({ target }) => onGo(Number(target.value))}
        />
      </div>
    </div>
  )
}

function Band({ view, seat, points }: { readonly view: MatchView; readonly seat: number; readonly points: string }) {
  const colour = useColour({ name: view.names[seat] ?? '', personId: view.record.players[seat]?.personId })
  return <polygon className={classes(coloured.coloured, styles.band)} data-colour={colour} points={points} />
}
