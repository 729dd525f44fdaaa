import { useColour } from '../../components/avatar/colours'
import coloured from '../../components/avatar/person-colour.module.css'
import { initialsOf, useLooks, type AvatarPerson } from '../../components/avatar/looks'
import { labelPlaces } from '../../components/chart/series'
import { broughtTotals } from '#shared/match/made'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import { roundTotals } from '../model/round-totals'
import styles from './score-curve.module.css'

const WIDE = 300
const HIGH = 96
const EDGE = 10

/** How the totals went from round to round, from nothing or from what was brought along, at a glance, each player with their initials; the figures stand in the sheet beside it. */
export function ScoreCurve({ view }: { readonly view: MatchView }) {
  const { scored, names, record } = view
  const { target } = scored.rules
  const steps = [broughtTotals(scored) ?? names.map(() => 0), ...roundTotals(scored).map(({ totals }) => totals)]
  const most = Math.max(target, ...steps.flat(), 1)
  const least = Math.min(0, ...steps.flat())
  const across = (step: number): number => EDGE + (step * (WIDE - 4 * EDGE)) / Math.max(1, steps.length - 1)
  const down = (height: number): number => HIGH - EDGE - ((height - least) * (HIGH - 2 * EDGE)) / (most - least)
  const labels = labelPlaces(
    names.map((_, seat) => down(scored.totals[seat] ?? 0)),
    15,
    EDGE,
    HIGH - EDGE,
  )
  return (
    <svg className={styles.curve} viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={words.totalsChart.label(names)}>
      <line className={styles.target} x1={EDGE} x2={across(steps.length - 1)} y1={down(target)} y2={down(target)} />
      <text className={styles.figure} x={EDGE} y={down(target) + 12}>
        {scorerWords.plain(target)}
      </text>
      {names.map((name, seat) => (
        <PlayerCurve
          key={seat}
          name={name}
          personId={record.players[seat]?.personId}
          at={steps.map((totals, step) => ({ x: across(step), y: down(totals[seat] ?? 0) }))}
          label={labels[seat] ?? 0}
        />
      ))}
    </svg>
  )
}

interface WayProps extends AvatarPerson {
  readonly at: readonly { readonly x: number; readonly y: number }[]
  /** How far down their initials stand. */
  readonly label: number
}

/** How one player went, in their colour. */
function PlayerCurve({ at, label, ...person }: WayProps) {
  const looks = useLooks(person)
  const points = at.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const last = at.at(-1)
  return (
    <g className={coloured.coloured} data-colour={useColour(person)}>
      <polyline className={styles.edge} points={points} />
      <polyline className={styles.line} points={points} />
      {last !== undefined && (
        <>
          <circle className={styles.last} cx={last.x} cy={last.y} r={5.5} />
          <text className={styles.who} x={last.x + EDGE} y={label}>
            {initialsOf(person.name, looks)}
          </text>
        </>
      )}
    </g>
  )
}
