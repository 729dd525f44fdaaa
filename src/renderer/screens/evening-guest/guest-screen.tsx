import type { SelfAtEvening } from '#shared/contract/joining'
import { Page } from '../../app/page'
import { Disclosure } from '../../components/disclosure/disclosure'
import { clockText, useSecondsLeft } from '../../evening/clock'
import type { GuestEvening } from '../../evening/use-guest-evening'
import { words } from '../../messages/page'
import { GuestStandings } from './guest-standings'
import { GuestTables } from './guest-tables'
import { LeaveEvening } from './leave-evening'
import { OwnTable } from './own-table'
import { Presence } from './presence'
import styles from './guest.module.css'

interface Props {
  readonly self: SelfAtEvening
  readonly evening: GuestEvening
}

/** An evening on a phone: where its person sits, what their table has to say, and how everyone stands. */
export function GuestScreen({ self, evening: { view, board, row, clock } }: Props) {
  const { guest, round, ofPlanned, before } = words.evening
  const { table } = view.own
  return (
    <Page
      title={view.name}
      heading={
        view.round === 0 ? (
          before
        ) : (
          <>
            {round(view.number)} <span className={styles.quiet}>{ofPlanned(Math.max(view.planned, view.number))}</span>
          </>
        )
      }
      beside={clock !== null && <Clock clock={clock} />}
      className={styles.page}
    >
      {self.place.kind !== 'watching' && (
        <section aria-label={guest.place} className={styles.place}>
          {table === null ? (
            view.own.here && <p className={styles.lead}>{withoutTable(view, self)}</p>
          ) : (
            <>
              <p className={styles.table}>{words.evening.table.name(table.table + 1)}</p>
              <OwnTable key={`${view.round} ${table.table}`} self={self} round={view.round} over={view.over} table={table} preset={view.preset} />
            </>
          )}
          {self.place.kind === 'person' && <Presence evening={self.evening} here={view.own.here} />}
        </section>
      )}
      <GuestStandings rows={board.standings} own={row} />
      {board.tables.length > 0 && (
        <Disclosure summary={guest.tables}>
          <GuestTables board={board} />
        </Disclosure>
      )}
      <LeaveEvening name={self.name} />
    </Page>
  )
}

function withoutTable({ own, round }: GuestEvening['view'], { place }: SelfAtEvening): string {
  const { guest } = words.evening
  if (place.kind === 'table') return guest.nobodyHere
  if (round === 0) return guest.soon
  return own.bye ? guest.bye : guest.late
}

function Clock({ clock }: { readonly clock: NonNullable<GuestEvening['clock']> }) {
  const left = useSecondsLeft(clock, 0)
  return (
    <span role="timer" aria-label={words.evening.clock.name} className={styles.clock} data-over={left <= 0 || undefined}>
      {left <= 0 ? words.evening.clock.over : clockText(left)}
    </span>
  )
}
