import { useEffect, useRef, useState } from 'react'
import type { MatchSummary } from '#shared/contract/lists'
import { useConnection } from '../../client/client-context'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { printPaper } from '../../printing/printed'
import { PAPER, PrintedPictures, type PrintedPicture } from './printed-pictures'
import { smallPicture } from './small-picture'
import styles from './picture.module.css'

/** Sharp on paper that shows twelve of them. */
const PRINTED_WIDTH = 720

/** More are printed by searching for fewer matches. */
export const MOST_PICTURES = 120

/** Prints the pictures of all matches that are shown, twelve to a page; nothing where none has one. */
export function PrintPictures({ matches }: { readonly matches: readonly MatchSummary[] }) {
  const connection = useConnection()
  const pictured = matches.filter(({ picture }) => picture !== undefined).slice(0, MOST_PICTURES)
  const [printed, setPrinted] = useState<readonly PrintedPicture[] | null>(null)
  const { toast } = useAnnounce()
  const [pending, setPending] = useState(false)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const print = async (): Promise<void> => {
    const { signal } = (stop.current = new AbortController())
    setPending(true)
    const found: PrintedPicture[] = []
    for (const match of pictured) {
      const address = await smallPicture(connection, match.matchId, PRINTED_WIDTH, signal).catch(() => null)
      if (address !== null) found.push({ match, address })
    }
    if (signal.aborted) return
    if (found.length > 0) return setPrinted(found)
    setPending(false)
    toast(words.tablePicture.states.gone)
  }
  if (pictured.length === 0) return null
  return (
    <>
      <Button variant="quiet" className={styles.print} pending={pending} onClick={() => void print()}>
        <Icon name="print" />
        {words.tablePicture.print}
      </Button>
      {printed !== null && (
        <PrintedPictures
          pictures={printed}
          onRead={() => {
            printPaper(PAPER)
            setPrinted(null)
            setPending(false)
          }}
        />
      )}
    </>
  )
}
