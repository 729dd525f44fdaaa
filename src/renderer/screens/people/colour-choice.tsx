import { PERSON_COLOURS, type PersonColour } from '#shared/contract/colours'
import type { Person } from '#shared/contract/schemas'
import { colourOf } from '../../components/avatar/looks'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { peopleWords } from '../../messages/en/people'
import styles from './person-editor.module.css'

interface Props {
  readonly person: Person
  readonly onChange: (colour: PersonColour) => void
}

/** Ten colours, each by its name too. */
export function ColourChoice({ person, onChange }: Props) {
  return (
    <ChoiceGroup
      legend={peopleWords.edit.colour}
      layout="segments"
      value={colourOf({ name: person.name, personId: person.id }, person)}
      onChange={onChange}
      choices={PERSON_COLOURS.map((colour) => ({
        value: colour,
        label: (
          <>
            <span aria-hidden="true" className={styles.swatch} data-colour={colour} />
            {peopleWords.colours[colour]}
          </>
        ),
      }))}
    />
  )
}
