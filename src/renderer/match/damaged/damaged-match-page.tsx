import { isPassing } from '#shared/contract/damage'
import { usePermissions } from '../../app/permissions'
import { Page } from '../../app/page'
import { paths } from '../../navigation/paths'
import { ButtonLink, Button } from '../../components/button/button'
import { Notice } from '../../components/notice/notice'
import { damagedWords as words, damageSentence, damagedWords } from '../../messages/page'
import { type Damaged, Way } from './way'
import { useMemo, useState } from 'react'
import type { Client } from '../../client/client'
import { Loading } from '../../components/loading/loading'
import { useAnswer } from '../../hooks/use-answer'
import { FromBackup } from './from-backup'
import { SetAside } from './set-aside'
import { TakeBack } from './take-back'
import { fileNameFor } from '#shared/exchange/file-name'
import type { MatchId } from '#shared/kernel/ids'
import { useClient } from '../../client/client-context'
import { saveFile } from '../../exchange/save-file'
import styles from './damaged.module.css'

interface Props {
  readonly damaged: Damaged
  /** Only looked at here, as on the big screen. */
  readonly watched?: boolean
}

/** A match that cannot be opened: what is wrong with it and, on the computer that has its file, what can be done. */
export function DamagedMatchPage({ damaged, watched = false }: Props) {
  const { matchId, players, date, damage } = damaged
  const isOwner = usePermissions()('owner')
  return (
    <Page title={words.title}>
      <p>
        {words.match(
          players.map(({ name }) => name),
          date,
          matchId,
        )}
      </p>
      <Notice tone="danger" role="alert" title={damageSentence(damage)}>
        <p>{words.kept}</p>
        {isPassing(damage) && <p>{words.passing}</p>}
      </Notice>
      {!isOwner && <p>{words.elsewhere}</p>}
      {isOwner && watched && (
        <div>
          <ButtonLink href={paths.match(matchId)}>{words.do}</ButtonLink>
        </div>
      )}
      {/* another state of the file is looked at by itself */}
      {isOwner && !watched && <WhatCanBeDone key={JSON.stringify(damage)} damaged={damaged} />}
      {isOwner && !watched && (
        <div>
          <ButtonLink href={paths.home}>{words.home}</ButtonLink>
        </div>
      )}
    </Page>
  )
}

/** Every way out for a match that cannot be opened; each keeps its file. */
function WhatCanBeDone({ damaged }: { readonly damaged: Damaged }) {
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
function asking(matchId: MatchId, _look: number) {
  return (client: Client, signal: AbortSignal) => client.damaged.look({ matchId }, { signal })
}

/** The file byte by byte, under a name that says which match it is. */
function SaveFile({ damaged: { matchId, players, date }, bytes }: { readonly damaged: Damaged; readonly bytes: number | null }) {
  const words = damagedWords.save
  const client = useClient()
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')
  const names = players.length === 0 ? [matchId] : players.map(({ name }) => name)
  const save = async (): Promise<void> => {
    setState('pending')
    try {
      const offered = await client.damaged.save({ matchId })
      const answer = offered.ok ? await fetch(offered.value.path) : null
      if (answer?.ok !== true) return setState('failed')
      saveFile(fileNameFor(date ?? '', [...names, words.name], 'json').trim(), await answer.blob())
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <Way title={words.title}>
      <p>{words.text(bytes)}</p>
      {state === 'failed' && (
        <Notice tone="danger" role="alert">
          <p>{words.failed}</p>
        </Notice>
      )}
      <Button pending={state === 'pending'} onClick={() => void save()}>
        {words.go}
      </Button>
    </Way>
  )
}
