import { useEffect, useState } from 'react'
import { currentRound } from '#shared/evening/state'
import { ConnectionBanner } from '../../../app/connection-banner'
import { Page } from '../../../app/page'
import { ButtonLink } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { Loading } from '../../../components/loading/loading'
import { useQuiet } from '../../../hooks/use-quiet'
import { useStayAwake } from '../../../hooks/use-stay-awake'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { paths } from '../../../navigation/paths'
import { clockText, useSecondsLeft } from '../../../evening/clock'
import { useEvening, type EveningView } from '../model/use-evening'
import { Scan, spaced } from '../phones/scan'
import { useEveningPhones } from '../phones/use-evening-phones'
import { BigStandings } from './big-standings'
import { BigTable } from './big-table'
import styles from './big.module.css'

/** What fits without scrolling; more turn over. */
const PEOPLE_A_PAGE = 24
const TABLES_A_PAGE = 6
const TURN_MS = 15_000

/** An evening from across the room: the clock, the tables, and the standings. Nothing on it can be pressed but the way back. */
export function EveningBigScreen({ id }: { readonly id: string }) {
  const shown = useEvening(id)
  const { screen, waiting, failed, gone, all } = words.evening
  if (shown.kind === 'evening') return <Shown view={shown.view} />
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

function Shown({ view }: { readonly view: EveningView }) {
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
