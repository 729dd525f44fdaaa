import { useEffect, useState } from 'react'
import { leading } from '#shared/evening/seated'
import type { Standing } from '#shared/evening/standings'
import { currentRound, type EveningTable } from '#shared/evening/state'
import { ConnectionBanner } from '../../../app/connection-banner'
import { Page } from '../../../app/page'
import { Avatar } from '../../../components/avatar/avatar'
import { ButtonLink } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { Loading } from '../../../components/loading/loading'
import { clockText, useSecondsLeft } from '../../../evening/clock'
import { differenceText, pointsText, wonText } from '../../../evening/points-text'
import { useQuiet } from '../../../hooks/use-quiet'
import { useStayAwake } from '../../../hooks/use-stay-awake'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { paths } from '../../../navigation/paths'
import { type EveningView, useEvening } from '../model/use-evening'
import { Scan, spaced } from '../phones/scan'
import { useEveningPhones } from '../phones/use-evening-phones'
import styles from './big.module.css'

interface BigTableProps {
  readonly view: EveningView
  readonly table: EveningTable
  /** From 0. */
  readonly at: number
  /** With which a device joins this table; null while phones cannot. */
  readonly code: string | null
}

/** A table as a field of the felt: its number, its people, and how it ended. */
function BigTable({ view, table, at, code }: BigTableProps) {
  const { result } = table
  const seats = view.seatsOf(table)
  const lowest = view.state.rounds.at(-1)?.lowest === true
  const best = leading(seats, lowest)
  const settled = result.status === 'settled'
  return (
    <li aria-label={words.evening.table.name(at + 1)} className={styles.table}>
      <div className={styles.tableHead}>
        <span className={styles.number}>{at + 1}</span>
        {settled && (
          <span className={styles.won}>
            <Icon name="check" />
            <span className={styles.who}>{wonText(seats, lowest)}</span>
          </span>
        )}
        {result.status === 'playing' && code !== null && <span className={styles.code}>{spaced(code)}</span>}
        {result.status === 'disagreed' && <span className={styles.open}>{words.evening.table.disagreed}</span>}
      </div>
      <ul className={styles.people}>
        {seats.map(({ person, total, gone }) => (
          <li key={person.id} data-won={(settled && best.includes(person)) || undefined} data-lost={(settled && !best.includes(person)) || undefined}>
            <Avatar size="small" className={styles.face} name={person.name} personId={person.id} />
            <span className={styles.name}>
              {person.name}
              {gone === true && (
                <>
                  <Icon name="leave" className={styles.left} />
                  <span className="visually-hidden">{words.evening.table.left}</span>
                </>
              )}
            </span>
            {total !== null && <span className={styles.total}>{scorerWords.plain(total)}</span>}
          </li>
        ))}
      </ul>
    </li>
  )
}

const MOST_LARGE = 4
/** More rows than this stand closer together. */
const ROOMY = 18

/** The standings in one column; the first three are larger, unless more share their places than there is room for. */
function BigStandings({ rows, page }: { readonly rows: readonly Standing[]; readonly page: string | null }) {
  const { standings } = words.evening
  const isFirst = ({ place, played }: Standing): boolean => place <= 3 && played > 0
  const large = rows.filter(isFirst).length <= MOST_LARGE
  return (
    <section aria-label={standings.heading} className={styles.standings} data-close={rows.length > ROOMY || undefined}>
      <table>
        <colgroup>
          <col className={styles.place} />
          <col />
          <col className={styles.points} />
          <col className={styles.difference} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {standings.heading} {page !== null && <span className={styles.quiet}>{page}</span>}
            </th>
            <th scope="col">{standings.points}</th>
            <th scope="col">{standings.difference}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.person} data-leads={(row.place === 1 && row.played > 0) || undefined} data-large={(large && isFirst(row)) || undefined}>
              <td>{scorerWords.plain(row.place)}</td>
              <th scope="row">
                {row.name}
                {row.disagreed && (
                  <>
                    <Icon name="question" className={styles.sign} />
                    <span className="visually-hidden">{standings.disagreed}</span>
                  </>
                )}
              </th>
              <td>{pointsText(row.points)}</td>
              <td>{differenceText(row.difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What fits without scrolling; more turn over. */
const PEOPLE_A_PAGE = 24
const TABLES_A_PAGE = 6
const TURN_MS = 15_000

/** An evening from across the room: the clock, the tables, and the standings. Nothing on it can be pressed but the way back. */
export function EveningBigScreen({ id }: { readonly id: string }) {
  const shown = useEvening(id)
  const { screen, waiting, failed, gone, all } = words.evening
  if (shown.kind === 'evening') return <BigEvening view={shown.view} />
  return (
    <>
      <ConnectionBanner />
      <Page title={screen.heading}>
        {shown.kind === 'waiting' ? <Loading>{waiting}</Loading> : <p>{shown.kind === 'failed' ? failed : gone}</p>}
        <ButtonLink href={paths.evening}>{all}</ButtonLink>
      </Page>
    </>
  )
}

function BigEvening({ view }: { readonly view: EveningView }) {
  const { state, evening } = view
  useStayAwake(true)
  const { data: phones } = useEveningPhones(evening.id)
  const open = phones?.kind === 'open' ? phones : null
  const { title, before, clock, screen, ofPlanned, round: roundName } = words.evening
  const round = currentRound(state)
  const tables = (round?.tables ?? []).map((table, at) => ({ table, at })).filter(({ table }) => table.people.length > 0)
  const shownTables = useTurning(tables, TABLES_A_PAGE)
  const places = useTurning(view.standings, PEOPLE_A_PAGE)
  const quiet = useQuiet()
  const { settings } = state
  const left = useSecondsLeft(state.clock, (settings?.minutes ?? 0) * 60)
  return (
    <Page title={evening.name} layout="full" headingHidden>
      <div className={styles.screen} data-quiet={quiet || undefined}>
        <ConnectionBanner className={styles.connection} />
        <header className={styles.head}>
          <div>
            <p className={styles.round}>
              {round === null ? evening.name : roundName(state.rounds.length)}{' '}
              {round !== null && <span className={styles.quiet}>{ofPlanned(Math.max(settings?.rounds ?? 0, state.rounds.length))}</span>}
            </p>
            {settings !== null && <p className={styles.quiet}>{scorerWords.presetNames[settings.preset]}</p>}
            {open !== null && tables.length > 0 && <p className={styles.quiet}>{screen.join(open.url, spaced(open.invitation.code))}</p>}
          </div>
          {settings !== null && settings.minutes !== null && round !== null && (
            <p role="timer" aria-label={clock.name} className={styles.clock}>
              {left <= 0 ? clock.over : clockText(left)}
            </p>
          )}
        </header>
        <div className={styles.felt}>
          {tables.length === 0 ? (
            <div className={styles.before}>
              <p>{before}</p>
              {open !== null && <Scan url={open.url} invitation={open.invitation} text={words.evening.phones.scan} big />}
            </div>
          ) : (
            <ul className={styles.tables}>
              {shownTables.shown.map(({ table, at }) => (
                <BigTable key={at} view={view} table={table} at={at} code={open?.tables[at]?.code ?? null} />
              ))}
            </ul>
          )}
          {shownTables.told !== null && <p className={styles.pages}>{shownTables.told}</p>}
        </div>
        <BigStandings rows={places.shown} page={places.told} />
        <nav aria-label={title} className={styles.way}>
          <ButtonLink variant="quiet" href={paths.oneEvening(evening.id)}>
            <Icon name="back" />
            {title}
          </ButtonLink>
        </nav>
      </div>
    </Page>
  )
}

/** The things that are shown of many, page after page of about the same length, and which page that is, where there are several. */
function useTurning<T>(all: readonly T[], most: number): { readonly shown: readonly T[]; readonly told: string | null } {
  const pages = Math.max(1, Math.ceil(all.length / most))
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (pages < 2) return
    const timer = setInterval(() => setTurn((before) => before + 1), TURN_MS)
    return () => clearInterval(timer)
  }, [pages])
  const page = turn % pages
  const length = Math.ceil(all.length / pages)
  return { shown: all.slice(page * length, (page + 1) * length), told: pages > 1 ? words.evening.screen.page(page + 1, pages) : null }
}
