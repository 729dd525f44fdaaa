import { words } from '../../messages/page'
import type { CameraControl } from './use-camera'
import styles from './source.module.css'

/** Which camera is used, where there is a choice: also after one could not be started. */
export function WhichCamera({ control: { state, cameras, start } }: { readonly control: CameraControl }) {
  const sourceWords = words.photo.source
  const failed = state.kind === 'failed'
  if (cameras.length < 2 || state.kind === 'off') return null
  return (
    <label className={styles.which}>
      <span>{sourceWords.whichCamera}</span>
      <select className={styles.select} value={failed ? '' : (state.id ?? '')} onChange={(event) => start(event.target.value)}>
        {failed && (
          <option value="" disabled>
            {sourceWords.anotherCamera}
          </option>
        )}
        {cameras.map(({ id, label }, at) => (
          <option key={id} value={id}>
            {label === '' ? sourceWords.unnamedCamera(at + 1) : label}
          </option>
        ))}
      </select>
    </label>
  )
}
