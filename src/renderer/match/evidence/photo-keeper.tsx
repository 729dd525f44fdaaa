import type { MatchId } from '#shared/kernel/ids'
import { Button } from '../../components/button/button'
import { words } from '../../messages/page'
import type { Place } from '../model/revision-draft'
import { KeptPhoto } from './kept-photo'
import styles from './evidence.module.css'

interface Props {
  readonly matchId: MatchId
  readonly photo: string
  readonly place: Place
  readonly kept: boolean
  readonly onChange: (kept: boolean) => void
}

/** The photo of an event that is being corrected, and whether it stays with it. */
export function PhotoKeeper({ matchId, photo, place, kept, onChange }: Props) {
  return (
    <div className={styles.inEvent}>
      {kept ? (
        <KeptPhoto matchId={matchId} photo={photo} alt={words.keptPhotos.event(place.round + 1, place.event + 1)} />
      ) : (
        <p className={styles.removing}>{words.keptPhotos.removing}</p>
      )}
      <Button onClick={() => onChange(!kept)}>{kept ? words.keptPhotos.remove : words.keptPhotos.keep}</Button>
    </div>
  )
}
