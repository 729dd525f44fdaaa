import { compareNames } from '#shared/kernel/names'
import type { Person } from '#shared/contract/people'
import { Button } from '../components/button/button'
import { Select } from '../components/field/text-field'
import { Icon } from '../components/icon/icon'
import { words } from '../messages/page'
import { MOST_PEOPLE } from './match-query'
import styles from './search.module.css'

interface PeopleFilterProps {
  readonly people: readonly Pick<Person, 'id' | 'name' | 'mergedInto'>[]
  /** Ids. */
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

/** Who all must have taken part: chosen one by one, taken away by a tap. */
export function PeopleFilter({ people, chosen, onChange }: PeopleFilterProps) {
  const filtersWords = words.matches.filters
  const others = people.filter(({ id, mergedInto }) => mergedInto === undefined && !chosen.includes(id)).sort((a, b) => compareNames(a.name, b.name))
  return (
    <div className={styles.people}>
      <Select
        label={filtersWords.people}
        hint={filtersWords.peopleHint}
        value=""
        disabled={chosen.length >= MOST_PEOPLE}
        onChange={(event) => {
          if (event.target.value !== '') onChange([...chosen, event.target.value])
        }}
      >
        <option value="">{chosen.length === 0 ? filtersWords.anybody : filtersWords.anotherPerson}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={filtersWords.chosen}>
          {chosen.map((id) => {
            const name = people.find((person) => person.id === id)?.name ?? filtersWords.unknownPerson
            return (
              <li key={id}>
                <Button aria-label={filtersWords.without(name)} onClick={() => onChange(chosen.filter((other) => other !== id))}>
                  {name}
                  <Icon name="close" />
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
