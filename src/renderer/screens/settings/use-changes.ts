import { useState } from 'react'
import type { SettingChoice, SettingName } from '#shared/settings/settings'
import type { PersistedChoice } from '../../settings/persisted-choice'
import { settings } from '../../settings/settings'

export interface Changes {
  /** Nothing is set otherwise than it was when the page was opened. */
  readonly none: boolean
  readonly choose: (name: SettingName, choice: SettingChoice) => void
  /** Sets back what was chosen on this page, and nothing that was chosen elsewhere meanwhile. */
  readonly undo: () => void
}

const keptAs = (name: SettingName): PersistedChoice<SettingChoice> => settings[name] as PersistedChoice<SettingChoice>

/** What is chosen takes effect at once; what it was before is known as long as the page is there. */
export function useChanges(): Changes {
  const [before, setBefore] = useState<ReadonlyMap<SettingName, SettingChoice>>(new Map())
  return {
    none: before.size === 0,
    choose: (name, choice) => {
      const first = before.get(name) ?? keptAs(name).chosen()
      const others = [...before].filter(([other]) => other !== name)
      setBefore(new Map(choice === first ? others : [...others, [name, first]]))
      keptAs(name).choose(choice)
    },
    undo: () => {
      for (const [name, choice] of before) keptAs(name).choose(choice)
      setBefore(new Map())
    },
  }
}
