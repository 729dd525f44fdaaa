import type { Person } from '#shared/contract/people'
import { useAnnounce } from '../../components/announcer/announcer'
import { Avatar } from '../../components/avatar/avatar'
import { Button } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { FilePicker } from '../../components/file-picker/file-picker'
import { Notice } from '../../components/notice/notice'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import { usePictureFiles } from '../../photo/source/use-picture-files'
import { changePerson } from './change-person'
import { PersonProblem } from './person-problem'
import { useSquarePicture } from './use-square-picture'
import { Field } from '../../components/field/field'
import type { Crop } from '../../photo/square-copy'
import styles from './people.module.css'

interface Props {
  readonly person: Person
  readonly onClose: () => void
}

/** A picture chosen, dropped or pasted, and which square of it is kept; what is shown is what will be stored. */
export function PictureDialog({ person, onClose }: Props) {
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
