import { useCallback, useState } from 'react'
import { useLocation } from 'wouter'
import type { GuestOpenMatch, GuestSay, GuestTable } from '#shared/contract/evening-phones'
import type { EveningHostRefusal, EveningOutcome } from '#shared/contract/evenings'
import type { SelfAtEvening } from '#shared/contract/joining'
import type { PersonId } from '#shared/kernel/ids'
import type { PresetId } from '#shared/rules/presets'
import type { Client } from '../../client/client'
import { newCommandId } from '../../client/command-id'
import { Avatar } from '../../components/avatar/avatar'
import { SeatAvatars } from '../../components/avatar/seat-avatars'
import { Button, ButtonLink } from '../../components/button/button'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { NumberField } from '../../components/field/number-field'
import { Problem } from '../../evening/problem'
import { StartFields, useTableStart } from '../../evening/start-fields'
import { type Command, useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import styles from './guest.module.css'

const open = (client: Client, asked: GuestOpenMatch) => client.eveningGuests.openMatch(asked) as Promise<EveningOutcome>

interface OpenMatchProps {
  readonly self: SelfAtEvening
  readonly round: number
  readonly table: GuestTable
  readonly preset: PresetId
}

/** Begins the table's match in Caravan, where the table wants to enter its tiles. */
function OpenMatch({ self, round, table, preset }: OpenMatchProps) {
  const { guest, match, result } = words.evening
  const [asked, setAsked] = useState(false)
  const [, go] = useLocation()
  const start = useTableStart(preset)
  const opening = useCommand<GuestOpenMatch, Extract<EveningOutcome, { ok: true }>['value'], EveningHostRefusal>(open)
  if (!asked)
    return (
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {guest.play}
      </Button>
    )
  const send = async (): Promise<void> => {
    const opened = await opening.run({ id: self.evening, command: newCommandId(), round, table: table.table, ...start.start() })
    if (opened?.matchId === undefined) return
    start.keep(opened.matchId)
    go(paths.match(opened.matchId))
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <StartFields names={table.people.map(({ name }) => name)} start={start} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="large" pending={opening.pending}>
          {match.start}
        </Button>
        <Button size="large" onClick={() => setAsked(false)}>
          {result.cancel}
        </Button>
      </div>
      <Problem problem={opening.problem} />
    </form>
  )
}

type GuestSaid = GuestSay['say']
type Saying = Command<GuestSaid, Extract<EveningOutcome, { readonly ok: true }>['value'], EveningHostRefusal>

interface OwnTableProps {
  readonly self: SelfAtEvening
  /** From 1. */
  readonly round: number
  readonly over: boolean
  readonly table: GuestTable
  readonly preset: string
}

/** The own table: who sits there, how it stands, and what this phone can say of its result. */
export function OwnTable({ self, round, over, table, preset }: OwnTableProps) {
  const { people, result, seat, matchId } = table
  const [by, setBy] = useState<PersonId | null>(null)
  const speaker = self.place.kind === 'table' ? by : undefined
  const saying = useSaying(self.evening, round, table.table)
  return (
    <SeatAvatars players={people.map(({ id, name }) => ({ name, personId: id }))} avatars={people}>
      <ul className={styles.people}>
        {people.map(({ id, name, total, gone }, at) => (
          <li key={id} data-own={at === seat || undefined}>
            <Avatar size="small" name={name} personId={id} />
            <span className={styles.name}>
              {name}
              {gone === true && <span className={styles.note}> {words.evening.table.left}</span>}
            </span>
            {total !== null && <span className={styles.total}>{scorerWords.plain(total)}</span>}
          </li>
        ))}
      </ul>
      {matchId !== null && (
        <ButtonLink variant={result.status === 'playing' ? 'primary' : 'quiet'} size="large" href={paths.match(matchId)}>
          {words.evening.table.goTo}
        </ButtonLink>
      )}
      {self.place.kind === 'table' && result.status !== 'settled' && matchId === null && (
        <ChoiceGroup
          legend={words.evening.guest.by}
          layout="segments"
          choices={people.map(({ id, name }) => ({ value: id, label: name }))}
          value={by}
          onChange={setBy}
        />
      )}
      {speaker !== null && (
        <OwnResult table={table} over={over} own={speaker ?? (seat === null ? null : (people[seat]?.id ?? null))} by={speaker} saying={saying} />
      )}
      {result.status === 'playing' && matchId === null && !over && <OpenMatch self={self} round={round} table={table} preset={preset as PresetId} />}
      <Problem problem={saying.problem} />
    </SeatAvatars>
  )
}

interface ResultProps {
  readonly table: GuestTable
  readonly over: boolean
  readonly own: PersonId | null
  /** Said with it, where a tablet speaks for several. */
  readonly by: PersonId | undefined
  readonly saying: Saying
}

function OwnResult({ table: { people, result, matchId }, over, own, by, saying }: ResultProps) {
  const { guest, table } = words.evening
  const [entering, setEntering] = useState(false)
  const who = by === undefined ? {} : { by }
  const { status } = result
  if (status === 'playing' || entering) {
    // the match of the table hands in its own result
    if (matchId !== null || (over && status === 'playing')) return null
    if (!entering)
      return (
        <Button size="large" onClick={() => setEntering(true)}>
          {guest.enter}
        </Button>
      )
    return (
      <Totals people={people} {...(result.status === 'playing' ? {} : { gone: result.gone })} who={who} saying={saying} onDone={() => setEntering(false)} />
    )
  }
  const told = { totals: [...result.totals], ...(result.gone === undefined ? {} : { gone: [...result.gone] }), ...who }
  const agree = (): void => void saying.run({ type: 'confirmed', ...told })
  const disagree = (): void => void saying.run({ type: 'disagreed', ...told })
  switch (status) {
    case 'handed-in': {
      if (own !== null && result.by.includes(own))
        return (
          <>
            <p role="status">{guest.waiting}</p>
            <Button variant="quiet" onClick={() => setEntering(true)}>
              {table.change}
            </Button>
          </>
        )
      const handed = people.find(({ id }) => result.by.includes(id))?.name
      return (
        <>
          <p role="status">{handed === undefined ? guest.handedIn : guest.handedInBy(handed)}</p>
          <div className={styles.actions}>
            <Button variant="primary" size="large" pending={saying.pending} onClick={agree}>
              {guest.agree}
            </Button>
            <Button size="large" pending={saying.pending} onClick={disagree}>
              {guest.disagree}
            </Button>
          </div>
        </>
      )
    }
    case 'disagreed':
      return <p role="status">{guest.disagreed}</p>
    case 'settled':
      return (
        <>
          <p role="status">{result.corrected ? guest.corrected : guest.settled}</p>
          <Button variant="quiet" pending={saying.pending} onClick={disagree}>
            {guest.wrong}
          </Button>
        </>
      )
  }
}

interface TotalsProps {
  readonly people: GuestTable['people']
  /** Who left early, by the result that this one takes the place of. */
  readonly gone?: readonly number[] | undefined
  readonly who: { readonly by?: PersonId }
  readonly saying: Saying
  readonly onDone: () => void
}

function Totals({ people, gone, who, saying, onDone }: TotalsProps) {
  const { guest, result } = words.evening
  const [totals, setTotals] = useState<readonly number[]>(() => people.map(({ total }) => total ?? 0))
  const send = async (): Promise<void> => {
    if ((await saying.run({ type: 'handed-in', totals: [...totals], ...(gone === undefined ? {} : { gone: [...gone] }), ...who })) !== null) onDone()
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {people.map(({ id, name }, at) => (
        <NumberField
          key={id}
          label={result.total(name)}
          min={-100_000}
          max={100_000}
          value={totals[at] ?? 0}
          onChange={(total) => setTotals(totals.with(at, total))}
        />
      ))}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="large" pending={saying.pending}>
          {guest.handIn}
        </Button>
        <Button size="large" onClick={onDone}>
          {result.cancel}
        </Button>
      </div>
    </form>
  )
}

function useSaying(id: string, round: number, table: number): Saying {
  const send = useCallback(
    (client: Client, say: GuestSaid) => client.eveningGuests.say({ id, command: newCommandId(), round, table, say }) as Promise<EveningOutcome>,
    [id, round, table],
  )
  return useCommand<GuestSaid, Extract<EveningOutcome, { readonly ok: true }>['value'], EveningHostRefusal>(send)
}
