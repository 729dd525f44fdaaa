import type { Person, PersonChange } from '#shared/contract/people'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button } from '../../components/button/button'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import { changePerson } from './change-person'
import { NameForm } from './name-form'
import { PersonProblem } from './person-problem'
import { PERSON_COLOURS } from '#shared/contract/colours'
import { colourOf } from '../../components/avatar/looks'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { useRef, useState } from 'react'
import { Avatar } from '../../components/avatar/avatar'
import { Icon } from '../../components/icon/icon'
import { PictureDialog } from './picture-dialog'
import styles from './person-editor.module.css'

interface Props {
  readonly person: Person
  readonly onMerge: (other: string | null) => void
}

/** Everything about a person that can be changed; each change is on disk when it shows. */
export function PersonEditor({ person, onMerge }: Props) {
  const editWords = words.people.edit
  const { say, toast } = useAnnounce()
  const { run, pending, problem } = useCommand(changePerson)
  const { id, name } = person
  const hide = async (retired: boolean): Promise<void> => {
    const done = await run({ id, retired })
    if (done === null) return
    if (retired) toast(editWords.hidden(name), { label: editWords.undo, run: () => void hide(false) })
    else say(editWords.shownAgain(name))
  }
  const save = async (changes: Pick<PersonChange, 'name' | 'initials'>): Promise<boolean> => {
    const done = await run({ id, ...changes })
    if (done === null) return false
    if (done.name === name) say(editWords.saved(name))
    else toast(editWords.renamed(name, done.name))
    return true
  }
  return (
    <div className={styles.editor}>
      <NameForm person={person} pending={pending} onSave={save} />
      <PersonProblem problem={problem} name={name} onMerge={onMerge} />
      <PersonPicture person={person} pending={pending} onRemove={async () => (await run({ id, picture: null })) !== null && say(editWords.pictureGone(name))} />
      <ColourChoice person={person} />
      <div className={styles.actions}>
        <Button onClick={() => onMerge(null)}>{editWords.merge}</Button>
        {person.retired === true ? (
          <Button pending={pending} onClick={() => void hide(false)}>
            {editWords.showAgain}
          </Button>
        ) : (
          <Button pending={pending} onClick={() => void hide(true)}>
            {editWords.hide}
          </Button>
        )}
        {person.retired !== true && <p className={styles.hint}>{editWords.hideHint}</p>}
      </div>
    </div>
  )
}

/** Eight colours, each by its name too. */
function ColourChoice({ person }: { readonly person: Person }) {
  const { run, problem } = useCommand(changePerson)
  const { wished, wish } = useLatestWish((colour: (typeof PERSON_COLOURS)[number]) => run({ id: person.id, colour }))
  return (
    <>
      <ChoiceGroup
        legend={words.people.edit.colour}
        layout="segments"
        value={wished ?? colourOf({ name: person.name, personId: person.id }, person)}
        onChange={(colour) => void wish(colour)}
        choices={PERSON_COLOURS.map((colour) => ({
          value: colour,
          label: (
            <>
              <span aria-hidden="true" className={styles.swatch} data-colour={colour} />
              {words.people.colours[colour]}
            </>
          ),
        }))}
      />
      <PersonProblem problem={problem} name={person.name} />
    </>
  )
}

/**
 * For what is chosen faster than it is stored, as with arrow keys: the first wish is sent at once, and when it is done the latest of those
 * that came in between. `wished` is what was chosen last, until it is stored; null then.
 */
function useLatestWish<T>(send: (wish: T) => Promise<unknown>): { readonly wished: T | null; readonly wish: (value: T) => Promise<void> } {
  const next = useRef<{ readonly value: T } | null>(null)
  const underWay = useRef(false)
  const [wished, setWished] = useState<T | null>(null)
  const wish = async (value: T): Promise<void> => {
    next.current = { value }
    setWished(value)
    if (underWay.current) return
    underWay.current = true
    while (next.current !== null) {
      const { value: latest } = next.current
      next.current = null
      await send(latest)
    }
    underWay.current = false
    setWished(null)
  }
  return { wished, wish }
}

interface PersonPictureProps {
  readonly person: Person
  readonly pending: boolean
  readonly onRemove: () => void
}

/** The picture as it is, and the ways to another one or to none. */
function PersonPicture({ person, pending, onRemove }: PersonPictureProps) {
  const editWords = words.people.edit
  const [choosing, setChoosing] = useState(false)
  const has = person.picture !== undefined
  return (
    <div className={styles.picture} role="group" aria-label={editWords.picture}>
      <Avatar name={person.name} personId={person.id} looks={person} size="large" />
      <Button onClick={() => setChoosing(true)}>
        <Icon name="camera" />
        {has ? editWords.otherPicture : editWords.choosePicture}
      </Button>
      {has && (
        <Button pending={pending} onClick={onRemove}>
          {editWords.removePicture}
        </Button>
      )}
      {choosing && <PictureDialog person={person} onClose={() => setChoosing(false)} />}
    </div>
  )
}
