import { useCallback, useState } from 'react'
import type { EveningBoard } from '#shared/contract/evening-phones'
import type { EveningHostRefusal, EveningOutcome } from '#shared/contract/evenings'
import { LEAVE_PATH, type SelfAtEvening } from '#shared/contract/joining'
import { Page } from '../../app/page'
import type { Client } from '../../client/client'
import { newCommandId } from '../../client/command-id'
import { Button } from '../../components/button/button'
import { Disclosure } from '../../components/disclosure/disclosure'
import { clockText, useSecondsLeft } from '../../evening/clock'
import { differenceText, pointsText, wonText } from '../../evening/points-text'
import { Problem } from '../../evening/problem'
import type { GuestEvening } from '../../evening/use-guest-evening'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { OwnTable } from './own-table'
import styles from './guest.module.css'

/** Says that the phone's person goes home, asked once more, or that they are back. */
function Presence({ evening, here }: { readonly evening: string; readonly here: boolean }) {
  const { guest } = words.evening
  const [asked, setAsked] = useState(false)
  const send = useCallback(
    (client: Client, stays: boolean) => client.eveningGuests.presence({ id: evening, command: newCommandId(), here: stays }) as Promise<EveningOutcome>,
    [evening],
  )
  const { run, pending, problem } = useCommand<boolean, Extract<EveningOutcome, { readonly ok: true }>['value'], EveningHostRefusal>(send)
  const say = async (stays: boolean): Promise<void> => {
    await run(stays)
    setAsked(false)
  }
  return (
    <>
      {!here && (
        <>
          <p role="status">{guest.left}</p>
          <Button variant="primary" size="large" pending={pending} onClick={() => void say(true)}>
            {guest.here}
          </Button>
        </>
      )}
      {here && !asked && (
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {guest.home}
        </Button>
      )}
      {here && asked && (
        <>
          <p>{guest.goHome}</p>
          <div className={styles.actions}>
            <Button pending={pending} onClick={() => void say(false)}>
              {guest.home}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(false)}>
              {words.join.phone.stay}
            </Button>
          </div>
        </>
      )}
      <Problem problem={problem} />
    </>
  )
}

/** Whose phone this is, and the way out, asked once more. */
function LeaveEvening({ name }: { readonly name: string }) {
  const { guest } = words.evening
  const [asked, setAsked] = useState(false)
  const leave = (): void => void fetch(LEAVE_PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }).catch(() => undefined)
  return (
    <footer className={styles.foot}>
      <p className={styles.quiet}>{guest.you(name)}</p>
      {asked ? (
        <>
          <Button variant="danger" onClick={leave}>
            {guest.leave}
          </Button>
          <Button variant="quiet" onClick={() => setAsked(false)}>
            {words.join.phone.stay}
          </Button>
        </>
      ) : (
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {guest.leave}
        </Button>
      )}
    </footer>
  )
}

/** Who sits where in this round. */
function GuestTables({ board: { tables, byes, lowest } }: { readonly board: EveningBoard }) {
  const { table } = words.evening
  return (
    <>
      <ul className={styles.tables}>
        {tables.map(
          ({ people, status }, at) =>
            people.length > 0 && (
              <li key={at} aria-label={table.name(at + 1)}>
                <span className={styles.number} aria-hidden="true">
                  {at + 1}
                </span>
                <span>
                  {people.map(({ name }) => name).join(', ')}
                  {status === 'settled' && (
                    <span className={styles.note}>
                      {wonText(
                        people.map((person) => ({ ...person, person })),
                        lowest === true,
                      )}
                    </span>
                  )}
                  {status === 'disagreed' && <span className={styles.note}>{table.disagreed}</span>}
                </span>
              </li>
            ),
        )}
      </ul>
      {byes.length > 0 && <p>{table.byes(byes)}</p>}
    </>
  )
}

/** How everyone stands; the own line stands out. */
function GuestStandings({ rows, own }: { readonly rows: EveningBoard['standings']; readonly own: number | null }) {
  const { standings } = words.evening
  if (rows.length === 0) return null
  return (
    <section aria-label={standings.heading}>
      <table className={styles.standings}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {standings.heading}
            </th>
            <th scope="col">{standings.points}</th>
            <th scope="col">{standings.difference}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} data-own={at === own || undefined}>
              <td>{scorerWords.plain(row.place)}</td>
              <th scope="row">
                {row.name}
                {row.disagreed === true && <span className={styles.note}>{standings.disagreed}</span>}
                {row.corrected === true && <span className={styles.note}>{standings.corrected}</span>}
                {row.left === true && <span className={styles.note}>{standings.left}</span>}
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

/** An evening on a phone: where its person sits, what their table has to say, and how everyone stands. */
export function GuestScreen({ self, evening: { view, board, row, clock } }: { readonly self: SelfAtEvening; readonly evening: GuestEvening }) {
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
