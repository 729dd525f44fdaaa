import type { MatchId } from '#shared/kernel/ids'
import { Button } from '../../components/button/button'
import { words } from '../../messages/page'
import type { Place } from '../model/revision-draft'
import { KeptPhotograph } from './kept-photograph'
import styles from './evidence.module.css'

interface Props {
  readonly matchId: MatchId
  readonly photo: string
  readonly place: Place
  readonly kept: boolean
  readonly onChange: (kept: boolean) => void
}

/** The photograph of an event that is being corrected, and whether it stays with it. */
export function PhotographKeeper({ matchId, photo, place, kept, onChange }: Props) {
  return (
    <div className={styles.inEvent}>
      {kept ? (
        <KeptPhotograph matchId={matchId} photo={photo} alt={words.keptPhotographs.event(place.round + 1, place.event + 1)} />
      ) : (
        <p className={styles.removing}>{words.keptPhotographs.removing}</p>
      )}
      <Button onClick={() => onChange(!kept)}>{kept ? words.keptPhotographs.remove : words.keptPhotographs.keep}</Button>
    </div>
  )
}
