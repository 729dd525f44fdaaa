import { PRESET_IDS, type PresetId } from '#shared/rules/presets'
import { scorerWords } from '../../messages/scorer'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { words } from '../../messages/page'
import styles from './new-match.module.css'

interface Props {
  readonly preset: PresetId
  readonly onChange: (preset: PresetId) => void
}

/** The six rule sets, each with what it is, whom it seats and where it is written. */
export function GameChoice({ preset, onChange }: Props) {
  const gameWords = words.newMatch.game
  const choices = PRESET_IDS.map((value) => ({
    value,
    label: <span className={styles.name}>{scorerWords.presetNames[value]}</span>,
    description: (
      <span className={styles.description}>
        <span>
          {words.presets[value].line} {words.presets[value].lead}
        </span>
        <span className={styles.facts}>{gameWords.facts(value)}</span>
        <span className={styles.source}>{gameWords.source(value)}</span>
      </span>
    ),
  }))
  return <ChoiceGroup className={styles.group} legend={gameWords.legend} choices={choices} value={preset} onChange={onChange} />
}
