import { useCallback, useEffect, useRef, useState } from 'react'
import type { Person } from '#shared/contract/people'
import { useAnnounce } from '../../components/announcer/announcer'
import { Avatar } from '../../components/avatar/avatar'
import { Button } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { Field } from '../../components/field/field'
import { FilePicker } from '../../components/file-picker/file-picker'
import { Notice } from '../../components/notice/notice'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import { drawCopy } from '../../photo/small-copy'
import { usePictureFiles } from '../../photo/source/use-picture-files'
import { type Crop, MIDDLE, squareCopy } from '../../photo/square-copy'
import { openFile } from '../../recognition/decode-picture'
import { changePerson } from './change-person'
import { PersonProblem } from './person-problem'
import styles from './people.module.css'

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

interface PictureDialogProps {
  readonly person: Person
  readonly onClose: () => void
}

/** A picture chosen, dropped or pasted, and which square of it is kept; what is shown is what will be stored. */
export function PictureDialog({ person, onClose }: PictureDialogProps) {
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
      <div className={styles.picture} data-over={over || undefined}>
        <FilePicker accept="image/jpeg,image/png,image/webp" onFiles={take}>
          {pictureWords.file}
        </FilePicker>
        <p className={styles.pictureDialogHint}>{over ? pictureWords.dropHere : pictureWords.hint}</p>
        <div role="status">{square.kind === 'opening' && <p>{pictureWords.opening}</p>}</div>
        {square.kind === 'failed' && (
          <Notice tone="warning" role="alert">
            <p>{square.sentence}</p>
          </Notice>
        )}
        {square.kind === 'ready' && (
          <div className={styles.crop}>
            <figure className={styles.preview}>
              <Avatar name={person.name} looks={{ picture: square.jpeg }} className={styles.large} />
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

interface CropSlidersProps {
  readonly crop: Crop
  readonly onChange: (crop: Crop) => void
}

/** Which square of the picture: by keyboard and by pointer alike. */
function CropSliders({ crop, onChange }: CropSlidersProps) {
  const pictureWords = words.people.picture
  return (
    <div className={styles.sliders}>
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
        <input type="range" step={0.05} {...rest} {...control} className={styles.slider} onChange={(event) => onChange(event.target.valueAsNumber)} />
      )}
    </Field>
  )
}
