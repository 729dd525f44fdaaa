import type { Damage } from '#shared/contract/damage'
import type { Notice } from '#shared/contract/lists'
import { quarantineName } from './quarantine-name'
import { ChangedMeanwhile } from './claim'
import type { Files } from './files'

/** A file that cannot be read, and how it is moved. */
export interface Unreadable {
  readonly files: Files
  readonly folder: string
  /** Its name relative to the data folder, which is also how the notice names it. */
  readonly file: string
  readonly why: string
  readonly damage: Damage | undefined
  readonly when: Date
  /** Renames it, as long as it is what could not be read. */
  readonly move: (to: string) => Promise<void>
}

/** Moves a file that cannot be read out of the way, unchanged, and says so; `ChangedMeanwhile` where something else lies there by now. */
export async function quarantine({ files, folder, file, why, damage, when, move }: Unreadable): Promise<Notice> {
  try {
    for (let again = 0; ; again++) {
      const movedTo = quarantineName(file, when, again)
      if ((await files.stamp(`${folder}/${movedTo}`)) !== null) continue
      await move(`${folder}/${movedTo}`)
      return { kind: 'moved-aside', id: `moved-aside:${movedTo}`.slice(0, 100), file, movedTo, why, damage }
    }
  } catch (error) {
    if (error instanceof ChangedMeanwhile) throw error
    return leftAlone(file, why, damage)
  }
}

export function leftAlone(file: string, why: string, damage: Damage | undefined): Notice {
  return { kind: 'left-alone', id: `left-alone:${file}`.slice(0, 100), file, why, damage }
}
