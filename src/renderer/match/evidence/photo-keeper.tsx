import type { MatchId } from '#shared/kernel/ids'
import { Button } from '../../components/button/button'
import { words } from '../../messages/page'
import { KeptPhoto } from './kept-photo'
import styles from './evidence.module.css'

interface PhotoKeeperProps {
  readonly matchId: MatchId
  readonly photo: string
  /** What it is a photo of: `Ben’s 6-4`. */
  readonly entry: string
  readonly kept: boolean
  readonly onChange: (kept: boolean) => void
}

/** The photo of an event that is being corrected, and whether it stays with it. */
export function PhotoKeeper({ matchId, photo, entry, kept, onChange }: PhotoKeeperProps) {
  return (
    <div className={styles.inEvent}>
      {kept ? (
        <KeptPhoto matchId={matchId} photo={photo} alt={words.keptPhotos.event(entry)} />
      ) : (
        <p className={styles.removing}>{words.keptPhotos.removing}</p>
      )}
      <Button onClick={() => onChange(!kept)}>{kept ? words.keptPhotos.remove : words.keptPhotos.keep}</Button>
    </div>
  )
}
