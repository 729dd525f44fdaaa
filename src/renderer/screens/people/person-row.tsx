import { Avatar } from '../../components/avatar/avatar'
import { ButtonLink } from '../../components/button/button'
import { Disclosure } from '../../components/disclosure/disclosure'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import type { Entry } from './people-list'
import { PersonEditor } from './person-editor'
import { PersonRecord } from './person-record'
import { useRecord } from './records'
import styles from './people.module.css'

interface Props {
  readonly entry: Entry
  /** Asks who is the same person; `other` where that is known already. */
  readonly onMerge: (other: string | null) => void
}

/** One person: closed, who that is, how often they played and their record; opened, the way to their page and all that can be changed. One target a row. */
export function PersonRow({ entry, onMerge }: Props) {
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
