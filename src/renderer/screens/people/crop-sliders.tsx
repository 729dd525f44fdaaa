import { Field } from '../../components/field/field'
import { peopleWords } from '../../messages/page'
import type { Crop } from '../../photo/square-copy'
import styles from './people.module.css'

/** A face among several is seldom nearer than this. */
const NEAREST = 4

interface Props {
  readonly crop: Crop
  readonly onChange: (crop: Crop) => void
}

/** Which square of the picture: by keyboard and by pointer alike. */
export function CropSliders({ crop, onChange }: Props) {
  const words = peopleWords.picture
  return (
    <div className={styles.sliders}>
      <Slider label={words.zoom} value={crop.zoom} min={1} max={NEAREST} onChange={(zoom) => onChange({ ...crop, zoom })} />
      <Slider label={words.across} value={crop.across} min={0} max={1} onChange={(across) => onChange({ ...crop, across })} />
      <Slider label={words.down} value={crop.down} min={0} max={1} onChange={(down) => onChange({ ...crop, down })} />
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
