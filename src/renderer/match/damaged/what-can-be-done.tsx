import { useMemo, useState } from 'react'
import type { Client } from '../../client/client'
import { Loading } from '../../components/loading/loading'
import { useAnswer } from '../../hooks/use-answer'
import { damagedWords as words } from '../../messages/page'
import type { Damaged } from './way'
import { FromBackup } from './from-backup'
import { SaveFile } from './save-file'
import { SetAside } from './set-aside'
import { TakeBack } from './take-back'
import styles from './damaged.module.css'

/** Every way out for a match that cannot be opened; each keeps its file. */
export function WhatCanBeDone({ damaged }: { readonly damaged: Damaged }) {
  const { matchId } = damaged
  /* What was refused was refused because the file is another by now, most likely. */
  const [looks, setLooks] = useState(0)
  const look = useAnswer(useMemo(() => asking(matchId, looks), [matchId, looks]))
  const onRefused = (): void => setLooks(looks + 1)
  return (
    <section aria-labelledby="damaged-ways" className={styles.ways}>
      <h2 id="damaged-ways" className={styles.heading}>
        {words.do}
      </h2>
      {look === undefined ? <Loading>{words.looking}</Loading> : <TakeBack matchId={matchId} look={look} onRefused={onRefused} />}
      <FromBackup matchId={matchId} />
      {look !== undefined && <SaveFile damaged={damaged} bytes={look.file?.bytes ?? null} />}
      {look !== undefined && look.file !== null && <SetAside matchId={matchId} token={look.file.token} onRefused={onRefused} />}
    </section>
  )
}

/** Another function for each look. */
function asking(matchId: string, _look: number) {
  return (client: Client, signal: AbortSignal) => client.damaged.look({ matchId }, { signal })
}
