import { useEffect, useRef, useState } from 'react'
import type { MatchId } from '#shared/kernel/ids'
import { useConnection } from '../../client/client-context'
import { classes } from '../../components/classes'
import { smallPicture } from './small-picture'
import styles from './cover.module.css'

interface CoverProps {
  readonly matchId: MatchId
  /** The picture of the table, by the name of its photo. */
  readonly picture: string
  /** What it shows, in words; empty where that is said beside it. */
  readonly alt?: string
  readonly className?: string | undefined
}

/** Twice as many pixels as a cover is wide in a list. */
const COVER_WIDTH = 192

/** The latest that were shown, by match and photo: small pictures, as addresses. */
const made = new Map<string, string>()
const MOST_MADE = 200

/** The picture of a match, small: fetched once it is in sight. */
export function Cover({ matchId, picture, alt = '', className }: CoverProps) {
  const box = useRef<HTMLSpanElement>(null)
  const key = `${matchId} ${picture}`
  const [shown, setShown] = useState<{ readonly of: string; readonly address: string | null } | null>(null)
  const connection = useConnection()
  const address = shown?.of === key ? shown.address : made.get(key)
  const isKnown = address !== undefined

  useEffect(() => {
    if (box.current === null || isKnown) return
    const stop = new AbortController()
    const { signal } = stop
    const fetchIt = (): void => {
      smallPicture(connection, matchId, COVER_WIDTH, signal).then(
        (given) => {
          if (given !== null) rememberCover(key, given)
          if (!signal.aborted) setShown({ of: key, address: given })
        },
        () => undefined,
      )
    }
    const seen = whenSeen(box.current, fetchIt)
    return () => {
      seen()
      stop.abort()
    }
  }, [connection, matchId, key, isKnown])

  return (
    <span ref={box} className={classes(styles.cover, className)} data-cover={typeof address === 'string' ? 'shown' : 'empty'}>
      {typeof address === 'string' && <img className={styles.picture} src={address} alt={alt} />}
    </span>
  )
}

function rememberCover(key: string, address: string): void {
  made.set(key, address)
  const [oldest] = made.keys()
  if (made.size > MOST_MADE && oldest !== undefined) made.delete(oldest)
}

/** Calls once the element comes near the window; gives what ends the wait. */
function whenSeen(element: Element, then: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') {
    then()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      then()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
