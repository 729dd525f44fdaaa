import { useState } from 'react'
import { peopleHere, type Entrant } from '#shared/evening/state'
import type { PersonId } from '#shared/kernel/ids'
import { Button } from '../../components/button/button'
import { Select } from '../../components/field/text-field'
import { isolated } from '../../messages/isolated'
import { words } from '../../messages/page'
import type { ChangeEvening, EveningView } from './model/use-evening'
import styles from './check-in.module.css'

/** Who plays with whom, where partners are fixed: two chosen at a time, or everyone in order. */
export function Partners({ view: { state, nameOf }, change }: { readonly view: EveningView; readonly change: ChangeEvening }) {
  const { partners } = words.evening
  const [one, setOne] = useState<PersonId>('')
  const [other, setOther] = useState<PersonId>('')
  const alone = peopleHere(state).filter(({ id }) => !state.partners.has(id))
  const pairs = [...state.partners].filter(([first, second]) => first < second)
  const pair = async (): Promise<void> => {
    if ((await change.run({ type: 'partnered', people: [one, other] })) === null) return
    setOne('')
    setOther('')
  }
  const [first, second] = alone
  return (
    <section aria-labelledby="partners" className={styles.form}>
      <h2 id="partners">{partners.heading}</h2>
      {pairs.length > 0 && (
        <ul className={styles.people}>
          {pairs.map(([person, partner]) => (
            <li key={person} className={styles.person}>
              <span>
                {isolated(nameOf(person))} + {isolated(nameOf(partner))}
              </span>
              <Button
                variant="quiet"
                shape="icon"
                aria-label={partners.part(nameOf(person), nameOf(partner))}
                pending={change.pending}
                onClick={() => void change.run({ type: 'parted', people: [person, partner] })}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      {first !== undefined && second !== undefined && (
        <>
          <p>{partners.alone(alone.map(({ name }) => name))}</p>
          <div className={styles.pair}>
            <PersonSelect label={partners.one} people={alone} value={one} onChange={setOne} />
            <PersonSelect label={partners.other} people={alone} value={other} onChange={setOther} />
            <Button pending={change.pending} disabled={one === '' || other === '' || one === other} onClick={() => void pair()}>
              {partners.pair}
            </Button>
          </div>
          <Button pending={change.pending} onClick={() => void change.run({ type: 'partner-rest' })}>
            {partners.rest}
          </Button>
        </>
      )}
    </section>
  )
}

interface SelectProps {
  readonly label: string
  readonly people: readonly Entrant[]
  readonly value: PersonId
  readonly onChange: (person: PersonId) => void
}

function PersonSelect({ label, people, value, onChange }: SelectProps) {
  return (
    <Select label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{words.evening.partners.choose}</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
