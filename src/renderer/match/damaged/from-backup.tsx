import { useCallback, useState } from 'react'
import type { BackedUpVersion } from '#shared/contract/backed-up'
import type { BackupRefusal } from '#shared/contract/backup'
import type { MatchId } from '#shared/kernel/ids'
import { paths } from '../../navigation/paths'
import type { Client } from '../../client/client'
import { useClient } from '../../client/client-context'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button, ButtonLink } from '../../components/button/button'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { useAnswer } from '../../hooks/use-answer'
import { answered } from '../../hooks/use-command'
import { useIntoSight } from '../../hooks/use-into-sight'
import { words } from '../../messages/page'
import { Way } from './way'
import styles from './damaged.module.css'
import type { CommandProblem } from '../../messages/sentence-inputs'

type Problem = CommandProblem<BackupRefusal>

/** Versions of the match in the backups that are known here, the newest backup first. */
export function FromBackup({ matchId }: { readonly matchId: MatchId }) {
  const backupsWords = words.damaged.backups
  const client = useClient()
  const { toast } = useAnnounce()
  const ask = useCallback(
    async (asked: Client, signal: AbortSignal) => {
      const found = await asked.backup.versionsOf({ matchId }, { signal })
      return found.ok ? found.value : { versions: [], searched: 0, unreadable: 0 }
    },
    [matchId],
  )
  const found = useAnswer(ask)
  const [pending, setPending] = useState<BackedUpVersion | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const restore = async (version: BackedUpVersion): Promise<void> => {
    setPending(version)
    setProblem(null)
    const restored = await answered(() => client.backup.restoreMatch({ matchId, source: version.source }))
    setPending(null)
    if (restored.ok) toast(words.damaged.here)
    else setProblem(restored.error)
  }
  return (
    <Way title={backupsWords.title}>
      {found === undefined && <Loading>{backupsWords.looking}</Loading>}
      {found?.versions.length === 0 && <p>{backupsWords.none(found.searched)}</p>}
      {found !== undefined && found.versions.length > 0 && (
        <ul className={styles.list}>
          {found.versions.map((version) => (
            <li key={version.source.name} className={styles.version}>
              <span className={styles.told}>
                <span>{backupsWords.version(words.momentWords(version.made))}</span>
                <span className={styles.quiet}>{backupsWords.holds(version.rounds, version.events)}</span>
              </span>
              <Button aria-label={backupsWords.restoreOf(words.momentWords(version.made))} pending={pending === version} onClick={() => void restore(version)}>
                {backupsWords.restore}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {found !== undefined && found.unreadable > 0 && <p className={styles.quiet}>{backupsWords.unreadable(found.unreadable)}</p>}
      <Trouble problem={problem} />
      <ButtonLink href={paths.files}>{backupsWords.others}</ButtonLink>
    </Way>
  )
}

function Trouble({ problem }: { readonly problem: Problem | null }) {
  const element = useIntoSight<HTMLDivElement>(problem)
  if (problem === null) return null
  return (
    <Notice ref={element} tone="danger" role="alert" title={words.damaged.notDone}>
      <p>{words.backupProblemSentence(problem)}</p>
    </Notice>
  )
}
