import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react'
import { Page } from '../../app/page'
import { usePeople } from '../../app/people-provider'
import { EmptyState } from '../../components/empty-state/empty-state'
import { TilesOnFelt } from '../../components/empty-state/tiles-on-felt'
import { TextField } from '../../components/field/text-field'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { StillReading } from '../../components/reading/still-reading'
import { hasNoFocus } from '../../hooks/has-no-focus'
import { useLive } from '../../hooks/use-live'
import { words } from '../../messages/page'
import { AddPerson } from './add-person'
import { peopleListOf, searched, type PeopleList } from './people-list'
import { MergeDialog, type Merging } from './merge-dialog'
import { MergedPeople, HiddenPeople } from './hidden-people'
import { LegendOfPlaces } from './person-record'
import { PersonRow } from './person-row'
import { Records } from './records'
import { playedLive } from './played-live'
import styles from './people.module.css'

/** From how many on a search is of use. */
const MANY = 9

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
        {count >= MANY && (
          <TextField type="search" label={words.people.search} value={text} className={styles.search} onChange={(event) => setText(event.target.value)} />
        )}
        {count >= MANY && (
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
