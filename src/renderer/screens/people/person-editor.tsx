import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { PERSON_COLOURS } from '#shared/contract/colours'
import { type PeopleOutcome, type Person, type PersonChange, PICTURE_LIMITS } from '#shared/contract/people'
import type { Client } from '../../client/client'
import { useAnnounce } from '../../components/announcer/announcer'
import { Avatar } from '../../components/avatar/avatar'
import { colourOf, initialsOf } from '../../components/avatar/known-avatar'
import { Button } from '../../components/button/button'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { Dialog } from '../../components/dialog/dialog'
import { Field } from '../../components/field/field'
import { TextField } from '../../components/field/text-field'
import { FilePicker } from '../../components/file-picker/file-picker'
import { Icon } from '../../components/icon/icon'
import { Notice } from '../../components/notice/notice'
import { useCommand } from '../../hooks/use-command'
import { useDraft } from '../../hooks/use-draft'
import { words } from '../../messages/page'
import { blank, type CopySource, drawCopy, lightEnough } from '../../photo/small-copy'
import { usePictureFiles } from '../../photo/source/use-picture-files'
import { openFile } from '../../recognition/decode-picture'
import { PersonProblem } from './person-problem'
import peopleStyles from './people.module.css'
import styles from './person-editor.module.css'

/** Module level: `useCommand` asks for one identity. */
const changePerson = (client: Client, change: PersonChange): Promise<PeopleOutcome> => client.people.change(change)

/** What is stored of a person's picture: enough for the largest place it is shown in. */
const PICTURE_SIDE = 128

/** Which square of a picture: how near, and where of what is then left over, from 0 (left, top) to 1. */
interface Crop {
  /** 1 is as much as a square can show. */
  readonly zoom: number
  readonly across: number
  readonly down: number
}

export const MIDDLE: Crop = { zoom: 1, across: 0.5, down: 0.5 }

interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** The square of a picture that a crop shows, in pixels. */
export function squareOf({ width, height }: { readonly width: number; readonly height: number }, { zoom, across, down }: Crop): Square {
  const side = Math.min(width, height) / Math.max(1, zoom)
  return { left: (width - side) * across, top: (height - side) * down, side }
}

/**
 * A small square JPEG of a part of a picture, in base64.
 *
 * Drawn again, so nothing else of the picture's own file comes with it. Null where the page cannot make one.
 */
export async function squareCopy(picture: CopySource, crop: Crop): Promise<string | null> {
  const copy = blank(PICTURE_SIDE, PICTURE_SIDE)
  if (copy === null) return null
  const { left, top, side } = squareOf(picture, crop)
  // some pictures are transparent, and a JPEG would show that black
  copy.context.fillStyle = 'white'
  copy.context.fillRect(0, 0, PICTURE_SIDE, PICTURE_SIDE)
  copy.context.drawImage(picture, left, top, side, side, 0, 0, PICTURE_SIDE, PICTURE_SIDE)
  return lightEnough(copy.canvas, PICTURE_LIMITS.bytes)
}

/** A picture on its way to a small square. */
type SquareState =
  | { readonly kind: 'none' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly sentence: string }
  /** `jpeg`: in base64, as it would be stored. */
  | { readonly kind: 'ready'; readonly jpeg: string }

/** A photo is not held any larger than its nearest square needs. */
const HELD_SIDE = 1024

interface SquarePicture {
  readonly square: SquareState
  readonly open: (file: Blob) => Promise<void>
  readonly crop: Crop
  readonly setCrop: (crop: Crop) => void
}

/** A picture file as a small square that can be moved about in it; what comes late is left out. */
function useSquarePicture(): SquarePicture {
  const [square, setSquare] = useState<SquareState>({ kind: 'none' })
  const [crop, setCrop] = useState<Crop>(MIDDLE)
  const held = useRef<HTMLCanvasElement | null>(null)
  const latest = useRef(0)

  const show = useCallback(async (picture: HTMLCanvasElement | null, wanted: Crop, turn: number): Promise<void> => {
    const jpeg = picture === null ? null : await squareCopy(picture, wanted)
    if (turn !== latest.current) return
    setSquare(jpeg === null ? { kind: 'failed', sentence: words.people.picture.impossible } : { kind: 'ready', jpeg })
  }, [])

  useEffect(() => {
    if (held.current !== null) void show(held.current, crop, ++latest.current)
  }, [crop, show])
  useEffect(() => () => void latest.current++, [])

  const open = useCallback(
    async (file: Blob): Promise<void> => {
      const turn = ++latest.current
      held.current = null
      setSquare({ kind: 'opening' })
      const opened = await openFile(file)
      if (turn !== latest.current) {
        if (opened.ok) opened.value.close()
        return
      }
      if (!opened.ok) return setSquare({ kind: 'failed', sentence: words.recognitionFaultSentence(opened.error) })
      const { width, height } = opened.value
      held.current = drawCopy(opened.value, HELD_SIDE / Math.min(width, height))
      opened.value.close()
      setCrop(MIDDLE)
      await show(held.current, MIDDLE, turn)
    },
    [show],
  )

  return { square, open, crop, setCrop }
}

/** A picture chosen, dropped or pasted, and which square of it is kept; what is shown is what will be stored. */
export function PictureDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const pictureWords = words.people.picture
  const { say, toast } = useAnnounce()
  const { run, pending, problem } = useCommand(changePerson)
  const { square, open, crop, setCrop } = useSquarePicture()
  const take = (files: readonly File[]): void => {
    const one = files.find(({ type }) => type.startsWith('image/')) ?? files[0]
    if (one === undefined) return
    if (files.length > 1) toast(pictureWords.onlyOne(one.name))
    void open(one)
  }
  const { over } = usePictureFiles(take)
  const use = async (): Promise<void> => {
    if (square.kind !== 'ready' || (await run({ id: person.id, picture: square.jpeg })) === null) return
    say(pictureWords.done(person.name))
    onClose()
  }
  return (
    <Dialog
      width="form"
      open
      title={pictureWords.title(person.name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{pictureWords.cancel}</Button>
          <Button variant="primary" disabled={square.kind !== 'ready'} pending={pending} onClick={() => void use()}>
            {pictureWords.use}
          </Button>
        </>
      }
    >
      <div className={peopleStyles.picture} data-over={over || undefined}>
        <FilePicker accept="image/jpeg,image/png,image/webp" onFiles={take}>
          {pictureWords.file}
        </FilePicker>
        <p className={peopleStyles.pictureDialogHint}>{over ? pictureWords.dropHere : pictureWords.hint}</p>
        <div role="status">{square.kind === 'opening' && <p>{pictureWords.opening}</p>}</div>
        {square.kind === 'failed' && (
          <Notice tone="warning" role="alert">
            <p>{square.sentence}</p>
          </Notice>
        )}
        {square.kind === 'ready' && (
          <div className={peopleStyles.crop}>
            <figure className={peopleStyles.preview}>
              <Avatar name={person.name} avatar={{ picture: square.jpeg }} className={peopleStyles.large} />
              <figcaption>{pictureWords.preview}</figcaption>
            </figure>
            <CropSliders crop={crop} onChange={setCrop} />
          </div>
        )}
        <PersonProblem problem={problem} name={person.name} />
      </div>
    </Dialog>
  )
}

/** A face among several is seldom nearer than this. */
const NEAREST = 4

/** Which square of the picture: by keyboard and by pointer alike. */
function CropSliders({ crop, onChange }: { readonly crop: Crop; readonly onChange: (crop: Crop) => void }) {
  const pictureWords = words.people.picture
  return (
    <div className={peopleStyles.sliders}>
      <Slider label={pictureWords.zoom} value={crop.zoom} min={1} max={NEAREST} onChange={(zoom) => onChange({ ...crop, zoom })} />
      <Slider label={pictureWords.across} value={crop.across} min={0} max={1} onChange={(across) => onChange({ ...crop, across })} />
      <Slider label={pictureWords.down} value={crop.down} min={0} max={1} onChange={(down) => onChange({ ...crop, down })} />
    </div>
  )
}

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

function Slider({ label, onChange, ...rest }: SliderProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input type="range" step={0.05} {...rest} {...control} className={peopleStyles.slider} onChange={(event) => onChange(event.target.valueAsNumber)} />
      )}
    </Field>
  )
}

interface NameFormProps {
  readonly person: Person
  readonly pending: boolean
  /** True once it is on disk. */
  readonly onSave: (changes: Pick<PersonChange, 'name' | 'initials'>) => Promise<boolean>
}

/** What of a person is being typed. */
const typedSchema = z.object({ name: z.string().optional(), initials: z.string().optional() })

/** Name and initials; what is not being typed follows what another device changes. */
function NameForm({ person, pending, onSave }: NameFormProps) {
  const editWords = words.people.edit
  const [typed, setTyped, forget] = useDraft<z.infer<typeof typedSchema>>(`person.${person.id}`, typedSchema, () => ({}))
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
    if (Object.keys(changes).length > 0 && !(await onSave(changes))) return
    setTyped({})
    forget()
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

/** Everything about a person that can be changed; each change is on disk when it shows. */
export function PersonEditor({ person, onMerge }: { readonly person: Person; readonly onMerge: (other: string | null) => void }) {
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

/** The picture as it is, and the ways to another one or to none. */
function PersonPicture({ person, pending, onRemove }: { readonly person: Person; readonly pending: boolean; readonly onRemove: () => void }) {
  const editWords = words.people.edit
  const [choosing, setChoosing] = useState(false)
  const has = person.picture !== undefined
  return (
    <div className={styles.picture} role="group" aria-label={editWords.picture}>
      <Avatar name={person.name} personId={person.id} avatar={person} size="large" />
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
