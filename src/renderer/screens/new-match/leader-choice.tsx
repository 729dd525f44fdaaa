import { PRESETS } from '#shared/rules/presets'
import { Card } from '../../components/card/card'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { words } from '../../messages/page'
import type { Draft } from '../../match/setup/draft'
import styles from './new-match.module.css'

interface Props {
  readonly draft: Draft
  readonly problem: string | undefined
  readonly onChange: (key: number) => void
}

/** Who leads is the table's to say; the preset's own words stand beside it. */
export function LeaderChoice({ draft, problem, onChange }: Props) {
  const leaderWords = words.newMatch.leader
  const choices = draft.seats.map(({ key, name }, place) => ({
    value: key,
    label: name.trim() === '' ? leaderWords.nameless(place + 1) : name.trim(),
  }))
  return (
    <Card>
      <ChoiceGroup
        className={styles.group}
        data-problem={problem === undefined ? undefined : true}
        layout="segments"
        legend={leaderWords.legend}
        hint={leaderWords.advice(PRESETS[draft.preset].firstLeader, draft.preset)}
        choices={choices}
        value={draft.leader}
        onChange={onChange}
        {...(problem === undefined ? {} : { error: problem })}
      />
    </Card>
  )
}
