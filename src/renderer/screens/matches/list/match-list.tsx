import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react'
import type { MatchSummary } from '#shared/contract/lists'
import { plainKey } from '../../../keyboard/read-key'
import { words } from '../../../messages/page'
import { MatchRow } from './match-row'
import styles from './match-list.module.css'

interface Props {
  readonly matches: readonly MatchSummary[]
  readonly waiting: boolean
  readonly chosen: string | null
  readonly onChoose: ((matchId: string) => void) | null
  /** Leads back from the first line. */
  readonly onUp: () => void
  readonly ref?: Ref<HTMLDivElement>
}

/** Matches by month, the latest first. Arrows go from line to line, Enter opens one. */
export function MatchList({ matches, waiting, chosen, onChoose, onUp, ref }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const lines = linesIn(event.currentTarget)
    const at = lines.findIndex((line) => line === event.target)
    const key = plainKey(event)
    if (at < 0 || key === null) return
    const to = targetOf(key, at, lines.length)
    if (to === null) return
    event.preventDefault()
    if (to < 0) onUp()
    else lines[to]?.focus()
  }
  return (
    <div ref={ref} role="group" aria-label={words.matches.title} aria-busy={waiting} className={styles.list} onKeyDown={onKeyDown}>
      {byMonth(matches).map(({ month, of }) => (
        <Month key={month} month={month}>
          {of.map((match) => (
            <MatchRow key={match.matchId} match={match} chosen={match.matchId === chosen} onChoose={onChoose} />
          ))}
        </Month>
      ))}
    </div>
  )
}

function Month({ month, children }: { readonly month: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.month}>
        {words.matches.monthWords(month)}
      </h2>
      <ol className={styles.matches}>{children}</ol>
    </section>
  )
}

/** The links of all lines, as they stand. */
export function linesIn(list: HTMLElement | null): readonly HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[data-match]') ?? [])]
}

function targetOf(key: string, at: number, lines: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, lines - 1)
    case 'ArrowUp':
      return at - 1
    case 'Home':
      return 0
    case 'End':
      return lines - 1
  }
  return null
}

function byMonth(matches: readonly MatchSummary[]): readonly { readonly month: string; readonly of: readonly MatchSummary[] }[] {
  const months = new Map<string, MatchSummary[]>()
  for (const match of matches) {
    const month = match.date.slice(0, 7)
    const known = months.get(month)
    if (known === undefined) months.set(month, [match])
    else known.push(match)
  }
  return [...months].map(([month, of]) => ({ month, of }))
}
