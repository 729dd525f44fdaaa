import { createContext, type FormEvent, type ReactNode, type RefObject, use, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Person } from '#shared/contract/people'
import type { PersonStatistics, StatisticsFeed } from '#shared/contract/statistics'
import { foldedName } from '#shared/kernel/names'
import { ok, type Result } from '#shared/kernel/result'
import { Page } from '../../app/page'
import { usePeople } from '../../app/people-provider'
import type { Client } from '../../client/client'
import { useAnnounce } from '../../components/announcer/announcer'
import { Avatar } from '../../components/avatar/avatar'
import { Button, ButtonLink } from '../../components/button/button'
import { Disclosure } from '../../components/disclosure/disclosure'
import { EmptyState } from '../../components/empty-state/empty-state'
import { TilesOnFelt } from '../../components/empty-state/tiles-on-felt'
import { TextField } from '../../components/field/text-field'
import { Icon } from '../../components/icon/icon'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { StillReading } from '../../components/reading/still-reading'
import { hasNoFocus } from '../../hooks/has-no-focus'
import { useCommand } from '../../hooks/use-command'
import { TEXT, useDraft } from '../../hooks/use-draft'
import { type Subscribe, useLive } from '../../hooks/use-live'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { MergeDialog, type Merging } from './merge-dialog'
import { type MergedEntry, type PeopleList, peopleListOf, type PersonEntry, searched } from './people-list'
import { PersonEditor } from './person-editor'
import { PersonProblem } from './person-problem'
import { playedLive } from './played-live'
import personRecordStyles from './person-record.module.css'
import styles from './people.module.css'

const everythingLive: Subscribe<StatisticsFeed> = (client, signal) => client.statistics.live({}, { signal })

const RecordsContext = createContext<ReadonlyMap<string, PersonStatistics>>(new Map())

/** What everyone has played so far, for the rows inside; they stand without it until it is counted. */
function Records({ children }: { readonly children: ReactNode }) {
  const feed = useLive(everythingLive).data
  const records = useMemo(() => new Map(feed?.kind === 'answer' ? feed.people.map((each) => [each.person, each]) : []), [feed])
  return <RecordsContext value={records}>{children}</RecordsContext>
}

/** Whether anyone has finished a match. */
function useHasRecords(): boolean {
  return [...use(RecordsContext).values()].some(({ all }) => all.played > 0)
}

/** Undefined for someone who finished no match, and before it is known. */
function useRecord(personId: string): PersonStatistics | undefined {
  return use(RecordsContext).get(personId)
}

/** So many of the latest places are seen at a glance; the person's page has more. */
const LATEST_PLACES = 5

/** What the circles are, once for all rows; nothing while nobody has any. */
function LegendOfPlaces({ className }: { readonly className?: string | undefined }) {
  return useHasRecords() && <p className={className}>{words.person.form(LATEST_PLACES)}</p>
}

/** What someone won, and their places in the latest matches: gold for the first. */
function PersonRecord({ record: { all, form } }: { readonly record: PersonStatistics }) {
  const latest = form.slice(-LATEST_PLACES)
  return (
    <div className={personRecordStyles.record}>
      <span className={personRecordStyles.form} role="img" aria-label={words.people.form(latest.map(({ place }) => place))}>
        {latest.map(({ matchId, place }) => (
          <span key={matchId} className={personRecordStyles.place} data-first={place === 1 || undefined}>
            {scorerWords.plain(place)}
          </span>
        ))}
      </span>
      <span className={personRecordStyles.wins}>
        <span className={personRecordStyles.figure}>{scorerWords.plain(all.won)}</span>{' '}
        <span className={personRecordStyles.quiet}>{words.person.won(all.won, all.played)}</span>
      </span>
    </div>
  )
}

interface PersonRowProps {
  readonly entry: PersonEntry
  /** Asks who is the same person; `other` where that is known already. */
  readonly onMerge: (other: string | null) => void
}

/** One person: closed, who that is, how often they played and their record; opened, the way to their page and all that can be changed. One target a row. */
function PersonRow({ entry, onMerge }: PersonRowProps) {
  const record = useRecord(entry.person.id)
  const { person } = entry
  return (
    <li>
      <Disclosure
        lazy
        className={styles.personRow}
        summary={
          <>
            <Avatar name={person.name} personId={person.id} />
            <span className={styles.personRowWords}>
              <span className={styles.personRowName}>{person.name}</span> <span className={styles.tally}>{words.people.tally(entry)}</span>
              {entry.otherNames.length > 0 && <span className={styles.others}> {words.people.otherNames(entry.otherNames)}</span>}
            </span>
            {record !== undefined && record.all.played > 0 && <PersonRecord record={record} />}
          </>
        }
      >
        <ButtonLink href={paths.person(person.id)} className={styles.open}>
          {words.person.opens(person.name)}
          <Icon name="forward" />
        </ButtonLink>
        <PersonEditor person={person} onMerge={onMerge} />
      </Disclosure>
    </li>
  )
}

const split = (client: Client, id: string) => client.people.split({ id })

/** Those who are not offered for new matches. */
function HiddenPeople({ entries, onMerge }: { readonly entries: readonly PersonEntry[]; readonly onMerge: (merging: Merging) => void }) {
  const hiddenWords = words.people.hidden
  if (entries.length === 0) return null
  return (
    <Disclosure summary={hiddenWords.heading(entries.length)}>
      <p className={styles.hint}>{hiddenWords.hint}</p>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <PersonRow key={entry.person.id} entry={entry} onMerge={(other) => onMerge({ id: entry.person.id, other })} />
        ))}
      </ul>
    </Disclosure>
  )
}

/** Those for whom someone else stands. */
function MergedPeople({ entries }: { readonly entries: readonly MergedEntry[] }) {
  const mergedWords = words.people.merged
  if (entries.length === 0) return null
  return (
    <Disclosure summary={mergedWords.heading(entries.length)}>
      <p className={styles.hint}>{mergedWords.hint}</p>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <MergedRow key={entry.person.id} entry={entry} />
        ))}
      </ul>
    </Disclosure>
  )
}

function MergedRow({ entry: { person, into } }: { readonly entry: MergedEntry }) {
  const mergedWords = words.people.merged
  const { toast } = useAnnounce()
  const { run, pending, problem } = useCommand(split)
  const makeTwo = async (): Promise<void> => {
    if ((await run(person.id)) !== null) toast(mergedWords.done(person.name))
  }
  return (
    <li className={styles.merged}>
      <Avatar name={person.name} personId={person.id} />
      <span className={styles.words}>{mergedWords.line(person.name, into.name)}</span>
      <Button pending={pending} aria-label={mergedWords.splitOf(person.name, into.name)} onClick={() => void makeTwo()}>
        {mergedWords.split}
      </Button>
      <PersonProblem problem={problem} name={person.name} />
    </li>
  )
}

const add = async (client: Client, name: string): Promise<Result<Person, never>> => ok(await client.people.add({ name }))

interface AddPersonProps {
  /** Those who have a name already. */
  readonly people: readonly PersonEntry[]
  readonly onAdded: () => void
}

/** Adds someone new, or shows a hidden person with that name again. */
function AddPerson({ people, onAdded }: AddPersonProps) {
  const addWords = words.people.add
  const { say, toast } = useAnnounce()
  const { run, pending, problem } = useCommand(add)
  const [name, setName, forget] = useDraft('new-person', TEXT, () => '')
  /* What stands there once the host has answered. */
  const typed = useRef(name)
  const type = (text: string): void => {
    typed.current = text
    setName(text)
  }
  const [missing, setMissing] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const wished = name.trim()
    setMissing(wished === '')
    if (wished === '') return
    const there = people.some(({ person }) => person.retired !== true && foldedName(person.name) === foldedName(wished))
    const person = await run(wished)
    if (person === null) return
    /* The next name may be there already. */
    if (typed.current === name) {
      type('')
      forget()
    }
    onAdded()
    if (there) toast(addWords.there(person.name))
    else say(addWords.added(person.name))
  }
  return (
    <section aria-label={addWords.heading} className={styles.adding}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <div className={styles.row}>
          <TextField
            label={addWords.name}
            hint={addWords.hint}
            value={name}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="words"
            className={styles.name}
            error={missing ? addWords.missing : undefined}
            onChange={(event) => type(event.target.value)}
          />
          <Button type="submit" pending={pending}>
            <Icon name="add" />
            {addWords.button}
          </Button>
        </div>
        <PersonProblem problem={problem} name={name.trim()} />
      </form>
    </section>
  )
}

/** From how many on a search is of use. */
const MANY_PEOPLE = 9

/** Everyone who plays, or played: names, looks, and who is the same as whom. */
export function PeopleScreen() {
  const people = usePeople()
  const played = useLive(playedLive)
  const house = useMemo(() => peopleListOf(people.data ?? [], played.data?.people ?? []), [people.data, played.data])
  return (
    <Page title={words.people.title} className={styles.page}>
      <p className={styles.intro}>{words.people.intro}</p>
      {people.status === 'waiting' && <Loading>{words.people.waiting}</Loading>}
      {people.status === 'failed' && (
        <Notice tone="warning" role="alert">
          {words.people.failed}
        </Notice>
      )}
      <StillReading reading={played.data?.reading} />
      {people.data !== undefined && (
        <Records>
          <Everybody house={house} />
        </Records>
      )}
    </Page>
  )
}

function Everybody({ house }: { readonly house: PeopleList }) {
  const id = useId()
  const [text, setText] = useState('')
  const [merging, setMerging] = useState<Merging | null>(null)
  const list = useRef<HTMLHeadingElement>(null)
  const count = house.current.length + house.hidden.length + house.merged.length
  const shown = searched(house, text)
  const shownCount = shown.current.length + shown.hidden.length + shown.merged.length
  useFocusKept(list, [shown.current, shown.hidden].map((part) => part.map(({ person }) => person.id).join(' ')).join(' | '))
  const standing = [...house.current, ...house.hidden]
  /* As they are now: how often they played may come only after the dialog is open. */
  const asked = standing.find(({ person }) => person.id === merging?.id)
  return (
    <>
      <AddPerson people={standing} onAdded={() => setText('')} />
      <section aria-labelledby={id} className={styles.section}>
        <div className={styles.head}>
          <h2 id={id} ref={list} tabIndex={-1} className={styles.heading}>
            {words.people.list}
          </h2>
          <LegendOfPlaces className={styles.quiet} />
        </div>
        {count >= MANY_PEOPLE && (
          <TextField type="search" label={words.people.search} value={text} className={styles.search} onChange={(event) => setText(event.target.value)} />
        )}
        {count >= MANY_PEOPLE && (
          <p role="status" className={styles.quiet}>
            {text.trim() === '' ? '' : shownCount === 0 ? words.people.nothingFound : words.people.found(shownCount, count)}
          </p>
        )}
        {count === 0 && (
          <EmptyState picture={<TilesOnFelt />}>
            <p>{words.people.nobody}</p>
          </EmptyState>
        )}
        {shown.current.length > 0 && (
          <ul className={styles.peopleScreenList} aria-labelledby={id}>
            {shown.current.map((entry) => (
              <PersonRow key={entry.person.id} entry={entry} onMerge={(other) => setMerging({ id: entry.person.id, other })} />
            ))}
          </ul>
        )}
      </section>
      <HiddenPeople entries={shown.hidden} onMerge={setMerging} />
      <MergedPeople entries={shown.merged} />
      {merging !== null && asked !== undefined && <MergeDialog entry={asked} first={merging.other} standing={standing} onClose={() => setMerging(null)} />}
    </>
  )
}

/** Where someone is no longer in the list who had the focus, keys go on from its heading. */
function useFocusKept(heading: RefObject<HTMLElement | null>, listed: string): void {
  const before = useRef(listed)
  useEffect(() => {
    if (listed !== before.current && hasNoFocus()) heading.current?.focus({ preventScroll: true })
    before.current = listed
  }, [heading, listed])
}
