import type { BackupFault } from '#shared/contract/backup-faults'
import type { Store } from '../store/store'
import { entryOf } from './layout'
import type { SkippedFile } from './skipped-files'

type Known = Pick<Store, 'matches' | 'people'>

/** A file that is left out or damaged, with what is known here of the match or person it belongs to. */
export function backupFaultOf(known: Known, { name, why, detail }: SkippedFile): BackupFault {
  return { name: name.slice(0, 200), why, detail: detail.slice(0, 200), ...aboutOf(known, name) }
}

function aboutOf({ matches, people }: Known, name: string): Pick<BackupFault, 'players' | 'date'> {
  const of = entryOf(name)
  if (of?.kind === 'person') return { players: [people.get(of.id)?.name ?? []].flat(), date: null }
  const matchId = of?.kind === 'match' ? of.id : of?.kind === 'photo' ? of.matchId : /^photos\/([^/]+)\/$/.exec(name)?.[1]
  const line = matchId === undefined ? undefined : (matches.summary(matchId) ?? matches.damagedOf(matchId))
  return { players: line?.players.slice(0, 8).map((player) => player.name.slice(0, 100)) ?? [], date: line?.date ?? null }
}
