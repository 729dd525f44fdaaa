import { useEffect, useEffectEvent, useRef } from 'react'
import type { MatchSummary } from '#shared/contract/lists'
import { byPlace } from '#shared/match/by-place'
import { isolated } from '../../messages/isolated'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import { resultHeadline } from '../model/standing'
import { Printed } from '../../printing/printed'
import styles from './printed-pictures.module.css'

export interface PrintedPicture {
  readonly match: MatchSummary
  readonly address: string
}

interface PrintedPicturesProps {
  readonly pictures: readonly PrintedPicture[]
  /** Called once every picture can be put on paper. */
  readonly onRead: () => void
}

export const PAPER = 'pictures'

/** Three beside each other, four rows. */
const A_PAGE = 12

/** Pictures of many matches on paper, each with who won, what everyone had, and the day. */
export function PrintedPictures({ pictures, onRead }: PrintedPicturesProps) {
  const box = useRef<HTMLDivElement>(null)
  const read = useEffectEvent(onRead)
  useEffect(() => {
    let gone = false
    const images = [...(box.current?.querySelectorAll('img') ?? [])]
    // one that cannot be read leaves its place empty
    void Promise.all(images.map((image) => image.decode().catch(() => undefined))).then(() => gone || read())
    return () => {
      gone = true
    }
  }, [pictures])
  const pages = Array.from({ length: Math.ceil(pictures.length / A_PAGE) }, (_, page) => pictures.slice(page * A_PAGE, (page + 1) * A_PAGE))
  return (
    <Printed early name={PAPER} usual={false} label={words.tablePicture.printed}>
      <div ref={box}>
        {pages.map((page, at) => (
          <div key={at} className={styles.page}>
            {page.map(({ match, address }) => (
              <PictureOnPaper key={match.matchId} match={match} address={address} />
            ))}
          </div>
        ))}
      </div>
    </Printed>
  )
}

function PictureOnPaper({ match, address }: PrintedPicture) {
  const { players, date, place } = match
  const names = players.map(({ name }) => name)
  const won = resultHeadline({ scored: match, names })
  return (
    <figure className={styles.picture}>
      <img src={address} alt={words.tablePicture.alt(scorerWords.listed(names))} />
      <figcaption>
        {won !== null && <strong>{won}</strong>}
        <span className={styles.scores}>
          {byPlace(players, match)
            .map(({ name, total }) => `${isolated(name)} ${scorerWords.plain(total)}`)
            .join(' · ')}
        </span>
        <span>
          {[words.dateWords(date), place]
            .filter((part) => part !== undefined)
            .map(isolated)
            .join(' · ')}
        </span>
      </figcaption>
    </figure>
  )
}
