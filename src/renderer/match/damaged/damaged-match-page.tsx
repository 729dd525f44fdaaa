import { isPassing } from '#shared/contract/damage'
import { usePermissions } from '../../app/permissions'
import { Page } from '../../app/page'
import { paths } from '../../navigation/paths'
import { ButtonLink, Button } from '../../components/button/button'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'
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
  // with its folder away there is nothing that could be mended
  const canBeDone = isOwner && !watched && !(damage.kind === 'not-readable' && damage.why === 'away')
  return (
    <Page title={words.damaged.title}>
      <p>
        {words.damaged.match(
          players.map(({ name }) => name),
          date,
          matchId,
        )}
      </p>
      <Notice tone="danger" role="alert" title={words.damageSentence(damage)}>
        <p>{words.damaged.kept}</p>
        {isPassing(damage) && <p>{words.damaged.passing}</p>}
      </Notice>
      {!isOwner && <p>{words.damaged.elsewhere}</p>}
      {isOwner && watched && (
        <div>
          <ButtonLink href={paths.match(matchId)}>{words.damaged.do}</ButtonLink>
        </div>
      )}
      {/* another state of the file is looked at by itself */}
      {canBeDone && <WhatCanBeDone key={JSON.stringify(damage)} damaged={damaged} />}
      {isOwner && !watched && (
        <div>
          <ButtonLink href={paths.home}>{words.damaged.home}</ButtonLink>
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
        {words.damaged.do}
      </h2>
      {look === undefined ? <Loading>{words.damaged.looking}</Loading> : <TakeBack matchId={matchId} look={look} onRefused={onRefused} />}
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
  const saveWords = words.damaged.save
  const client = useClient()
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle')
  const names = players.length === 0 ? [matchId] : players.map(({ name }) => name)
  const save = async (): Promise<void> => {
    setState('pending')
    try {
      const offered = await client.damaged.save({ matchId })
      const answer = offered.ok ? await fetch(offered.value.path) : null
      if (answer?.ok !== true) return setState('failed')
      saveFile(fileNameFor(date ?? '', [...names, saveWords.name], 'json').trim(), await answer.blob())
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <Way title={saveWords.title}>
      <p>{saveWords.text(bytes)}</p>
      {state === 'failed' && (
        <Notice tone="danger" role="alert">
          <p>{saveWords.failed}</p>
        </Notice>
      )}
      <Button pending={state === 'pending'} onClick={() => void save()}>
        {saveWords.go}
      </Button>
    </Way>
  )
}
