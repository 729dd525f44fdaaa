import { PERSON_COLOURS } from '#shared/contract/colours'
import type { Person } from '#shared/contract/people'
import { colourOf } from '../../components/avatar/looks'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { useCommand } from '../../hooks/use-command'
import { peopleWords } from '../../messages/page'
import { changePerson } from './change-person'
import { PersonProblem } from './person-problem'
import { useLatestWish } from './use-latest-wish'
import styles from './person-editor.module.css'

/** Ten colours, each by its name too. */
export function ColourChoice({ person }: { readonly person: Person }) {
  const { run, problem } = useCommand(changePerson)
  const { wished, wish } = useLatestWish((colour: (typeof PERSON_COLOURS)[number]) => run({ id: person.id, colour }))
  return (
    <>
      <ChoiceGroup
        legend={peopleWords.edit.colour}
        layout="segments"
        value={wished ?? colourOf({ name: person.name, personId: person.id }, person)}
        onChange={(colour) => void wish(colour)}
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
      <PersonProblem problem={problem} name={person.name} />
    </>
  )
}
