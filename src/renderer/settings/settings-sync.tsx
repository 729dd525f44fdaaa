import { useEffect, useRef } from 'react'
import type { SettingChoice, SettingName } from '#shared/settings/settings'
import type { Client } from '../client/client'
import { useClient } from '../client/client-context'
import { settingsLive } from '../client/live-queries'
import { useAnnounce } from '../components/announcer/announcer'
import { answered } from '../hooks/use-command'
import { useLive } from '../hooks/use-live'
import { startWords } from '../messages/start-page'
import { followHost } from './follow-host'
import { pendingSettings } from './pending-settings'
import type { CommandProblem } from '../messages/sentence-inputs'

/** Keeps this page's settings and the host's the same: what is chosen here goes there, what was chosen elsewhere comes here. */
export function SettingsSync() {
  const client = useClient()
  const { toast } = useAnnounce()
  const live = useLive(settingsLive)
  const sending = useRef(false)
  const reachable = live.status === 'live'

  useEffect(() => {
    if (live.data !== undefined) followHost(live.data)
  }, [live.data])
  useEffect(() => {
    if (!reachable) return
    const send = (): void => {
      if (sending.current) return
      sending.current = true
      void sendAll(client, (problem) => toast(startWords.settingsSync.notKept(problem))).finally(() => {
        sending.current = false
      })
    }
    send()
    return pendingSettings.subscribe(send)
  }, [client, toast, reachable])
  return null
}

/** Sends one after the other. What gets no answer waits until the host is there again. */
async function sendAll(client: Client, onRefused: (problem: CommandProblem) => void): Promise<void> {
  for (let next = pendingSettings.first(); next !== undefined; next = pendingSettings.first()) {
    const [name, choice]: readonly [SettingName, SettingChoice] = next
    const answer = await answered(() => client.settings.set({ name, choice }))
    if (!answer.ok && answer.error.kind === 'connection-lost') return
    pendingSettings.done(name, choice)
    if (!answer.ok) onRefused(answer.error)
  }
}
