import { useCallback, useState } from 'react'
import type { MatchId } from '#shared/kernel/ids'
import type { Client } from '../../client/client'
import { Notice } from '../../components/notice/notice'
import { useAnswer } from '../../hooks/use-answer'
import { words } from '../../messages/page'
import styles from './evidence.module.css'

interface KeptPhotoProps {
  readonly matchId: MatchId
  readonly photo: string
  /** What it shows, in words. */
  readonly alt: string
}

/** A photo kept with a match, or why it cannot be shown. */
export function KeptPhoto({ matchId, photo, alt }: KeptPhotoProps) {
  const ask = useCallback((client: Client, signal: AbortSignal) => client.match.photo({ matchId, photo }, { signal }), [matchId, photo])
  const answer = useAnswer(ask)
  const [broken, setBroken] = useState(false)
  if (answer === undefined) return <p role="status">{words.keptPhotos.opening}</p>
  if (answer.jpeg === null || broken)
    return (
      <Notice tone="warning" role="status">
        {words.keptPhotos.gone}
      </Notice>
    )
  return <img className={styles.photo} src={`data:image/jpeg;base64,${answer.jpeg}`} alt={alt} onError={() => setBroken(true)} />
}
