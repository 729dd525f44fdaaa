import { type FormEvent, useRef, useState } from 'react'
import { PERSON_COLOURS } from '#shared/contract/colours'
import type { Person, PersonChange } from '#shared/contract/people'
import { useAnnounce } from '../../components/announcer/announcer'
import { Avatar } from '../../components/avatar/avatar'
import { colourOf, initialsOf } from '../../components/avatar/looks'
import { Button } from '../../components/button/button'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { TextField } from '../../components/field/text-field'
import { Icon } from '../../components/icon/icon'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import { changePerson } from './change-person'
import { PersonProblem } from './person-problem'
import { PictureDialog } from './picture-dialog'
import styles from './person-editor.module.css'

interface NameFormProps {
  readonly person: Person
  readonly pending: boolean
  /** True once it is on disk. */
  readonly onSave: (changes: Pick<PersonChange, 'name' | 'initials'>) => Promise<boolean>
}

/** Name and initials; what is not being typed follows what another device changes. */
function NameForm({ person, pending, onSave }: NameFormProps) {
  const editWords = words.people.edit
  const [typed, setTyped] = useState<{ readonly name?: string; readonly initials?: string }>({})
  const [missing, setMissing] = useState(false)
  const name = typed.name ?? person.name
  const initials = typed.initials ?? person.initials ?? ''
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    const changes = {
      ...(name.trim() === person.name ? {} : { name: name.trim() }),
      ...(initials.trim() === (person.initials ?? '') ? {} : { initials: initials.trim() === '' ? null : initials.trim() }),
    }
    if (Object.keys(changes).length === 0 || (await onSave(changes))) setTyped({})
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        className={styles.name}
        label={editWords.name}
        value={name}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="words"
        error={missing ? editWords.noName : undefined}
        onChange={(event) => setTyped({ ...typed, name: event.target.value })}
      />
      <TextField
        className={styles.initials}
        label={editWords.initials}
        value={initials}
        maxLength={3}
        autoComplete="off"
        autoCapitalize="characters"
        placeholder={initialsOf(name)}
        title={editWords.initialsHint}
        onChange={(event) => setTyped({ ...typed, initials: event.target.value })}
      />
      <Button type="submit" pending={pending} aria-label={editWords.saveOf(person.name)}>
        {editWords.save}
      </Button>
    </form>
  )
}

interface PersonEditorProps {
  readonly person: Person
  readonly onMerge: (other: string | null) => void
}

/** Everything about a person that can be changed; each change is on disk when it shows. */
export function PersonEditor({ person, onMerge }: PersonEditorProps) {
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
