import { ProblemNotice } from '../../../components/notice/notice'
import { useIntoSight } from '../../../hooks/use-into-sight'
import { words } from '../../../messages/page'
import type { BackupCommandName, BackupCommands } from './use-backup'

interface BackupTroubleProps {
  readonly problem: BackupCommands['problem']
  /** The commands that are given beside it. */
  readonly of: readonly BackupCommandName[]
}

/** Why the last command was not done, beside where it was given. */
export function BackupTrouble({ problem, of }: BackupTroubleProps) {
  const told = problem !== null && of.includes(problem.of) ? problem : null
  const element = useIntoSight<HTMLDivElement>(told)
  return <ProblemNotice ref={element} title={words.backup.notDone} text={told === null ? null : words.backupProblemSentence(told.why)} />
}
