import { useState } from 'react'
import { fileNameFor } from '#shared/exchange/file-name'
import { useClient } from '../../client/client-context'
import { Button } from '../../components/button/button'
import { Notice } from '../../components/notice/notice'
import { saveFile } from '../../exchange/save-file'
import { damagedWords } from '../../messages/page'
import type { Damaged } from './way'
import { Way } from './way'

/** The file byte by byte, under a name that says which match it is. */
export function SaveFile({ damaged: { matchId, players, date }, bytes }: { readonly damaged: Damaged; readonly bytes: number | null }) {
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
