import { useId } from 'react'
import { SETTINGS } from '#shared/settings/settings'
import { words } from '../../messages/page'
import { settings, useSetting } from '../../settings/settings'
import styles from './camera.module.css'

/** How long the camera waits before it enters a play; at the far end it asks about each. */
const STEPS = [...SETTINGS['camera-enters'].choices.filter((choice) => choice !== 'asked'), 'asked'] as const

/** How long a sure play waits to be entered. */
export function PaceSlider() {
  const cameraWords = words.cameraTable
  const chosen = useSetting('camera-enters')
  const id = useId()
  const said = chosen === 'asked' ? cameraWords.always : cameraWords.seconds(Number(chosen))
  return (
    <div className={styles.pace}>
      <label htmlFor={id}>{cameraWords.wait}</label>
      <span className={styles.value}>{said}</span>
      <input
        id={id}
        type="range"
        min={0}
        max={STEPS.length - 1}
        step={1}
        value={STEPS.indexOf(chosen)}
        aria-valuetext={said}
        onChange={({ target }) => settings['camera-enters'].choose(STEPS[Number(target.value)] ?? 'asked')}
      />
    </div>
  )
}
