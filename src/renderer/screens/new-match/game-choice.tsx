import { PRESET_IDS, type PresetId } from '#shared/rules/presets'
import { PRESET_NAMES } from '../../messages/scorer'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { newMatchWords, PRESET_WORDS } from '../../messages/page'
import styles from './new-match.module.css'

interface Props {
  readonly preset: PresetId
  readonly onChange: (preset: PresetId) => void
}

/** The six rule sets, each with what it is, whom it seats and where it is written. */
export function GameChoice({ preset, onChange }: Props) {
  const words = newMatchWords.game
  const choices = PRESET_IDS.map((value) => ({
    value,
    label: <span className={styles.name}>{PRESET_NAMES[value]}</span>,
    description: (
      <span className={styles.description}>
        <span>
          {PRESET_WORDS[value].line} {PRESET_WORDS[value].lead}
        </span>
        <span className={styles.facts}>{words.facts(value)}</span>
        <span className={styles.source}>{words.source(value)}</span>
      </span>
    ),
  }))
  return <ChoiceGroup className={styles.group} legend={words.legend} choices={choices} value={preset} onChange={onChange} />
}
