import type { Person, PersonChange } from '#shared/contract/people'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button } from '../../components/button/button'
import { useCommand } from '../../hooks/use-command'
import { peopleWords } from '../../messages/page'
import { changePerson } from './change-person'
import { ColourChoice } from './colour-choice'
import { NameForm } from './name-form'
import { PersonPicture } from './person-picture'
import { PersonProblem } from './person-problem'
import styles from './person-editor.module.css'

interface Props {
  readonly person: Person
  readonly onMerge: (other: string | null) => void
}

/** Everything about a person that can be changed; each change is on disk when it shows. */
export function PersonEditor({ person, onMerge }: Props) {
  const words = peopleWords.edit
  const { say, toast } = useAnnounce()
  const { run, pending, problem } = useCommand(changePerson)
  const { id, name } = person
  const retire = async (retired: boolean): Promise<void> => {
    const done = await run({ id, retired })
    if (done === null) return
    if (retired) toast(words.retired(name), { label: words.undo, run: () => void retire(false) })
    else say(words.backAgain(name))
  }
  const save = async (changes: Pick<PersonChange, 'name' | 'initials'>): Promise<boolean> => {
    const done = await run({ id, ...changes })
    if (done === null) return false
    if (done.name === name) say(words.saved(name))
    else toast(words.renamed(name, done.name))
    return true
  }
  return (
    <div className={styles.editor}>
      <NameForm person={person} pending={pending} onSave={save} />
      <PersonProblem problem={problem} name={name} onMerge={onMerge} />
      <PersonPicture person={person} pending={pending} onRemove={async () => (await run({ id, picture: null })) !== null && say(words.pictureGone(name))} />
      <ColourChoice person={person} />
      <div className={styles.actions}>
        <Button onClick={() => onMerge(null)}>{words.merge}</Button>
        {person.retired === true ? (
          <Button pending={pending} onClick={() => void retire(false)}>
            {words.back}
          </Button>
        ) : (
          <Button pending={pending} onClick={() => void retire(true)}>
            {words.retire}
          </Button>
        )}
        {person.retired !== true && <p className={styles.hint}>{words.retireHint}</p>}
      </div>
    </div>
  )
}
