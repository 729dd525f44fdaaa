import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { EveningHostRefusal, EveningOutcome, OpenTable } from '#shared/contract/evenings'
import { type EveningSettings, eveningSettingsSchema, USUAL_SETTINGS } from '#shared/evening/evening'
import { seatedPeople } from '#shared/evening/seated'
import { currentRound, isOver, peopleHere } from '#shared/evening/state'
import type { PersonId } from '#shared/kernel/ids'
import { Page } from '../../app/page'
import type { Client } from '../../client/client'
import { newCommandId } from '../../client/command-id'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button, ButtonLink } from '../../components/button/button'
import { Card } from '../../components/card/card'
import { Dialog } from '../../components/dialog/dialog'
import { Disclosure } from '../../components/disclosure/disclosure'
import { Select } from '../../components/field/text-field'
import { Icon } from '../../components/icon/icon'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { clockText, useSecondsLeft } from '../../evening/clock'
import { Problem } from '../../evening/problem'
import { StartFields, useTableStart } from '../../evening/start-fields'
import { useCommand } from '../../hooks/use-command'
import { useDraft } from '../../hooks/use-draft'
import { isolated } from '../../messages/isolated'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { CheckIn } from './check-in'
import { LeaveDialog } from './dialogs/leave-dialog'
import { PhonesDialog } from './dialogs/phones-dialog'
import { ResultDialog } from './dialogs/result-dialog'
import { FurtherFields, MainFields } from './fields'
import type { Ask, DialogAsked } from './model/asked'
import { type Need, needsOf } from './model/needs'
import { type ChangeEvening, type EveningView, useChange, useEvening } from './model/use-evening'
import { Partners } from './partners'
import { PhonesCard } from './phones/phones-card'
import { Scan } from './phones/scan'
import { useEveningPhones } from './phones/use-evening-phones'
import { StandingsTable } from './standings-table'
import { TableCard } from './table-card'
import { Tools } from './tools'
import styles from './evening.module.css'

/** The clock of the round, started and paused; nothing where an evening has none. */
function RoundClock({ view: { state }, change }: { readonly view: EveningView; readonly change: ChangeEvening }) {
  const { clock } = words.evening
  const minutes = state.settings?.minutes ?? null
  const left = useSecondsLeft(state.clock, (minutes ?? 0) * 60)
  if (minutes === null) return null
  const running = state.clock?.running === true
  const press = (): void => void change.run({ type: running ? 'clock-paused' : 'clock-started', seconds: Math.max(0, left) })
  return (
    <div className={styles.clock}>
      <span role="timer" aria-label={clock.name} className={styles.time} data-over={left <= 0 || undefined}>
        {left <= 0 ? clock.over : clockText(left)}
      </span>
      {left > 0 && (
        <Button shape="icon" aria-label={running ? clock.pause : clock.start} pending={change.pending} onClick={press}>
          <Icon name={running ? 'pause' : 'play'} />
        </Button>
      )}
    </div>
  )
}

const remove = (client: Client, id: string) => client.evenings.remove({ id }) as Promise<EveningOutcome>

interface SettingsDialogProps {
  readonly view: EveningView
  readonly settings: EveningSettings
  readonly change: ChangeEvening
  readonly onClose: () => void
}

/** How the evening goes on from here; and its end, for one that was begun by mistake. */
export function SettingsDialog({ view, settings: before, change, onClose }: SettingsDialogProps) {
  const { arrange } = words.evening
  const { toast } = useAnnounce()
  const [, go] = useLocation()
  const [settings, setSettings, forget, startOver] = useDraft<EveningSettings>(
    `evening-settings.${view.evening.id}.${JSON.stringify(before)}`,
    eveningSettingsSchema,
    () => before,
  )
  const removing = useCommand<string, Extract<EveningOutcome, { ok: true }>['value'], EveningHostRefusal>(remove)
  const set = (changed: Partial<EveningSettings>): void => setSettings({ ...settings, ...changed })
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if ((await change.run({ type: 'arranged', settings })) === null) return
    forget()
    onClose()
  }
  const removeIt = async (): Promise<void> => {
    if ((await removing.run(view.evening.id)) === null) return
    toast(arrange.removed(view.evening.name))
    go(paths.evening)
  }
  return (
    <Dialog
      width="form"
      open
      title={arrange.title}
      onClose={onClose}
      actions={
        <Button type="submit" form="arrange" variant="primary" pending={change.pending}>
          {arrange.save}
        </Button>
      }
    >
      <form id="arrange" className={styles.form} onSubmit={(event) => void submit(event)}>
        <p>{arrange.text}</p>
        <KeptDraft startOver={startOver} />
        <MainFields settings={settings} set={set} />
        <FurtherFields settings={settings} set={set} />
        <Problem problem={change.problem ?? removing.problem} />
        <Disclosure summary={arrange.remove}>
          <div className={styles.form}>
            <p>{arrange.removeText}</p>
            <Button variant="danger" pending={removing.pending} onClick={() => void removeIt()}>
              {arrange.removeIt}
            </Button>
          </div>
        </Disclosure>
      </form>
    </Dialog>
  )
}

/** How far the round is, and the draw of the next one; quiet until all results are in. After the last of them, who won the evening. */
function NextRound({ view: { state, standings }, change }: { readonly view: EveningView; readonly change: ChangeEvening }) {
  const { next } = words.evening
  const round = currentRound(state)
  const tables = round?.tables.filter(({ people }) => people.length > 0) ?? []
  const done = tables.filter(({ result }) => result.status === 'settled').length
  const ready = round === null || isOver(round)
  const enough = peopleHere(state).length >= 2
  const untouched = round !== null && !round.closed && tables.every(({ result }) => result.status === 'playing')
  const drawn = state.rounds.filter(({ side }) => !side).length
  const over = round !== null && ready && state.settings !== null && drawn >= state.settings.rounds
  const winners = standings.filter(({ place }) => place === 1).map(({ name }) => name)
  return (
    <Card aria-labelledby="next" className={styles.next}>
      <header className={styles.asideHead}>
        <h2 id="next">{over ? next.over : next.heading(drawn + 1)}</h2>
        {round !== null && !over && <span className={styles.quiet}>{next.done(done, tables.length)}</span>}
      </header>
      {round !== null && (
        <div className={styles.steps} aria-hidden="true">
          {round.tables.map(({ people, result }, at) => people.length > 0 && <span key={at} data-status={result.status} />)}
        </div>
      )}
      {state.settings !== null && <p>{over ? next.won(winners) : next.texts[state.settings.method]}</p>}
      <Button
        variant={ready && enough && !over ? 'primary' : 'secondary'}
        size="large"
        pending={change.pending}
        disabled={!ready || !enough}
        onClick={() => void change.run({ type: 'draw' })}
      >
        {over ? next.another : next.draw}
      </Button>
      {isDrawnElsewhere(change) && (
        <Button pending={change.pending} onClick={() => void change.run({ type: 'take-over' })}>
          {next.takeOver}
        </Button>
      )}
      {!ready && !untouched && (
        <>
          <Button variant="quiet" pending={change.pending} onClick={() => void change.run({ type: 'closed' })}>
            {next.close}
          </Button>
          <p className={styles.quiet}>{next.closeText}</p>
        </>
      )}
      {untouched && (
        <Button variant="quiet" pending={change.pending} onClick={() => void change.run({ type: 'undrawn' })}>
          {next.undo}
        </Button>
      )}
    </Card>
  )
}

/** Another computer draws the tables, so this one was refused. */
function isDrawnElsewhere({ problem }: ChangeEvening): boolean {
  return problem?.kind === 'refused' && problem.refusal.kind === 'impossible' && problem.refusal.refusal.code === 'drawn-elsewhere'
}

/** Two people change places in the running round; one of them may have no seat. */
function SwapDialog({ view, change, onClose }: { readonly view: EveningView; readonly change: ChangeEvening; readonly onClose: () => void }) {
  const { swap } = words.evening
  const [one, setOne] = useState<PersonId>('')
  const [other, setOther] = useState<PersonId>('')
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if ((await change.run({ type: 'swap', people: [one, other] })) !== null) onClose()
  }
  const tables = currentRound(view.state)?.tables ?? []
  const options = peopleHere(view.state).map(({ id, name }) => {
    const table = tables.findIndex(({ people }) => people.includes(id))
    return (
      <option key={id} value={id}>
        {table === -1 ? swap.out(name) : swap.seat(name, table + 1)}
      </option>
    )
  })
  return (
    <Dialog
      width="message"
      open
      title={swap.title}
      onClose={onClose}
      actions={
        <Button type="submit" form="swap" variant="primary" pending={change.pending} disabled={one === '' || other === '' || one === other}>
          {swap.button}
        </Button>
      }
    >
      <form id="swap" className={styles.form} onSubmit={(event) => void submit(event)}>
        <Select label={swap.one} value={one} onChange={(event) => setOne(event.target.value)}>
          <option value="">{swap.choose}</option>
          {options}
        </Select>
        <Select label={swap.other} value={other} onChange={(event) => setOther(event.target.value)}>
          <option value="">{swap.choose}</option>
          {options}
        </Select>
        <Problem problem={change.problem} />
      </form>
    </Dialog>
  )
}

const openTable = (client: Client, asked: OpenTable) => client.evenings.openTable(asked) as Promise<EveningOutcome>

/** Starts the match of a table, with its people as they sit: only who leads is still to be said. */
function MatchDialog({ view, at, onClose }: { readonly view: EveningView; readonly at: number; readonly onClose: () => void }) {
  const { match } = words.evening
  const { evening, state } = view
  const [, go] = useLocation()
  const start = useTableStart(state.settings?.preset ?? USUAL_SETTINGS.preset)
  const opening = useCommand<OpenTable, Extract<EveningOutcome, { ok: true }>['value'], EveningHostRefusal>(openTable)
  const people = currentRound(state)?.tables[at]?.people ?? []
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const opened = await opening.run({ id: evening.id, revision: evening.events.length, command: newCommandId(), table: at, ...start.start() })
    if (opened?.matchId === undefined) return
    start.keep(opened.matchId)
    go(paths.match(opened.matchId))
  }
  return (
    <Dialog
      width="form"
      open
      title={match.title(at + 1)}
      onClose={onClose}
      actions={
        <Button type="submit" form="table-match" variant="primary" pending={opening.pending}>
          {match.start}
        </Button>
      }
    >
      <form id="table-match" className={styles.form} onSubmit={(event) => void submit(event)}>
        <StartFields names={people.map(view.nameOf)} start={start} />
        <Problem problem={opening.problem} />
      </form>
    </Dialog>
  )
}

/** The code of one table, for a tablet or the phones that lie there. */
function CodeDialog({ id, at, onClose }: { readonly id: string; readonly at: number; readonly onClose: () => void }) {
  const { phones } = words.evening
  const { data: feed } = useEveningPhones(id)
  const invitation = feed?.kind === 'open' ? feed.tables[at] : undefined
  return (
    <Dialog width="form" open title={phones.codeOf(at + 1)} onClose={onClose}>
      {feed?.kind === 'open' && invitation !== undefined && <Scan url={feed.url} invitation={invitation} text={phones.scanTable} />}
    </Dialog>
  )
}

interface EveningDialogProps {
  readonly view: EveningView
  readonly change: ChangeEvening
  readonly asked: DialogAsked | null
  readonly ask: Ask
  readonly onClose: () => void
}

/** The dialog that was asked for, if any. */
function EveningDialog({ view, change, asked, ask, onClose }: EveningDialogProps) {
  if (asked === null) return null
  const close = (): void => {
    change.dismiss()
    onClose()
  }
  const { tools, standings } = words.evening
  switch (asked.kind) {
    case 'late':
      return (
        <Dialog width="form" open title={tools.late} onClose={close}>
          <CheckIn view={view} onDone={close} />
        </Dialog>
      )
    case 'standings':
      return (
        <Dialog width="workspace" open title={standings.heading} onClose={close}>
          <StandingsTable view={view} ask={ask} />
        </Dialog>
      )
    case 'leave':
      return <LeaveDialog view={view} change={change} onClose={close} />
    case 'swap':
      return <SwapDialog view={view} change={change} onClose={close} />
    case 'result': {
      const table = view.state.rounds[asked.round]?.tables[asked.table]
      if (table === undefined) return null
      return (
        <ResultDialog key={`${asked.round} ${asked.table}`} view={view} change={change} round={asked.round} at={asked.table} table={table} onClose={close} />
      )
    }
    case 'settings':
      return view.state.settings === null ? null : <SettingsDialog view={view} settings={view.state.settings} change={change} onClose={close} />
    case 'phones':
      return <PhonesDialog id={view.evening.id} evening={view.evening.name} onClose={close} />
    case 'code':
      return <CodeDialog id={view.evening.id} at={asked.table} onClose={close} />
    case 'match':
      return <MatchDialog view={view} at={asked.table} onClose={close} />
  }
}

/** More would be a list to work off; the rest comes once these are done. */
const MOST_NEEDS = 3

interface NeedsYouProps {
  readonly view: EveningView
  readonly change: ChangeEvening
  readonly ask: Ask
}

/** What someone has to do now, three things at most, each with its answer as a button. */
function NeedsYou({ view, change, ask }: NeedsYouProps) {
  const { needs } = words.evening
  const all = needsOf(view.state)
  return (
    <section aria-labelledby="needs" className={styles.needs}>
      <header className={styles.asideHead}>
        <h2 id="needs">{needs.heading}</h2>
        {all.length > 0 && <span className={styles.badge}>{all.length}</span>}
      </header>
      {all.length === 0 && <p className={styles.quiet}>{needs.nothing}</p>}
      <ul className={styles.needList}>
        {all.slice(0, MOST_NEEDS).map((need) => (
          <li key={`${need.kind} ${'round' in need ? need.round : ''} ${'table' in need ? need.table : need.kind === 'late' ? need.person.id : ''}`}>
            <NeedShown need={need} view={view} change={change} ask={ask} />
          </li>
        ))}
      </ul>
      {all.length > MOST_NEEDS && <p className={styles.quiet}>{needs.more(all.length - MOST_NEEDS)}</p>}
    </section>
  )
}

function NeedShown({ need, view, change, ask }: NeedsYouProps & { readonly need: Need }) {
  const { needs, table } = words.evening
  const round = view.state.rounds.length - 1
  switch (need.kind) {
    case 'disagreed':
      return (
        <>
          <h3>{need.round === round ? needs.disagreed(need.table + 1) : needs.disagreedBefore(need.round + 1, need.table + 1)}</h3>
          {need.others.map(({ seats, ...figures }) => (
            <p key={`${figures.totals.join(' ')} ${figures.gone?.join(' ') ?? ''}`}>
              {needs.otherTold(
                seatedPeople(seats, figures).map(({ person, total, gone }) => ({
                  name: gone === true ? `${isolated(view.nameOf(person))} (${table.left})` : view.nameOf(person),
                  total: total ?? 0,
                })),
              )}
            </p>
          ))}
          <Button onClick={() => ask({ kind: 'result', round: need.round, table: need.table })}>{table.settle}</Button>
        </>
      )
    case 'handed-in':
      return (
        <>
          <h3>{needs.handedIn(need.table + 1)}</h3>
          <p>{needs.handedInText}</p>
          <Button onClick={() => ask({ kind: 'result', round, table: need.table })}>{table.settle}</Button>
        </>
      )
    case 'together':
      return (
        <Button pending={change.pending} onClick={() => void change.run({ type: 'add-table', people: need.people.map(({ id }) => id) })}>
          {needs.together(need.people.map(({ name }) => name))}
        </Button>
      )
    case 'late':
      return (
        <>
          <h3>{needs.late(need.person.name)}</h3>
          <p>{needs.lateText}</p>
          {need.freeTable !== null && (
            <Button pending={change.pending} onClick={() => void change.run({ type: 'seat', person: need.person.id, table: need.freeTable })}>
              {needs.seat(need.freeTable + 1)}
            </Button>
          )}
        </>
      )
  }
}

/** The page for the person who runs an evening: tables, what needs them, and the next round. */
export function EveningScreen({ id }: { readonly id: string }) {
  const shown = useEvening(id)
  if (shown.kind === 'evening') return <Running view={shown.view} />
  const { title, waiting, failed, gone, all } = words.evening
  return (
    <Page title={title} back={paths.evening}>
      {shown.kind === 'waiting' && <Loading>{waiting}</Loading>}
      {shown.kind === 'failed' && (
        <Notice tone="warning" role="alert">
          {failed}
        </Notice>
      )}
      {shown.kind === 'gone' && (
        <>
          <p>{gone}</p>
          <ButtonLink href={paths.evening}>{all}</ButtonLink>
        </>
      )}
    </Page>
  )
}

function Running({ view }: { readonly view: EveningView }) {
  const { evening, state } = view
  const eveningWords = words.evening
  const change = useChange(evening)
  const [asked, ask] = useState<DialogAsked | null>(null)
  const round = currentRound(state)
  const partners = state.settings?.method === 'partners'
  const phones = useEveningPhones(evening.id)
  return (
    <Page
      title={evening.name}
      heading={<Heading view={view} />}
      back={paths.evening}
      beside={round !== null && <RoundClock view={view} change={change} />}
      className={styles.page}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <p className={styles.quiet}>{round === null ? evening.name : eveningWords.count(peopleHere(state).length, round.tables.length)}</p>
          {round === null ? (
            <CheckIn view={view} />
          ) : (
            <>
              <ul className={styles.tables}>
                {round.tables.map((table, at) => (
                  // a table is its number: it stays where it is in the room
                  <li key={at}>
                    <TableCard view={view} round={state.rounds.length - 1} at={at} table={table} ask={ask} phones={phones.data?.kind === 'open'} />
                  </li>
                ))}
              </ul>
              {round.byes.length > 0 && <p>{eveningWords.table.byes(round.byes.map(view.nameOf))}</p>}
            </>
          )}
          <Tools view={view} ask={ask} />
          {partners && <Partners view={view} change={change} />}
          <p className={styles.saved}>
            <Icon name="check" />
            {eveningWords.saved}
          </p>
        </div>
        <aside className={styles.aside}>
          {asked === null && <Problem problem={change.problem} />}
          {round === null && <PhonesCard id={evening.id} feed={phones.data} />}
          {round !== null && <NeedsYou view={view} change={change} ask={ask} />}
          <NextRound view={view} change={change} />
        </aside>
      </div>
      <EveningDialog view={view} change={change} asked={asked} ask={ask} onClose={() => ask(null)} />
    </Page>
  )
}

function Heading({ view: { state } }: { readonly view: EveningView }) {
  const { round, ofPlanned, before } = words.evening
  const count = state.rounds.filter(({ side }) => !side).length
  if (count === 0) return before
  return (
    <>
      {round(count)} <span className={styles.planned}>{ofPlanned(Math.max(state.settings?.rounds ?? 0, count))}</span>
    </>
  )
}
