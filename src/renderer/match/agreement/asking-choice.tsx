import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { words } from '../../messages/page'

interface AskingChoiceProps {
  readonly asked: boolean
  readonly onChange: (asked: boolean) => void
  readonly error?: string | undefined
}

/** Whether each player confirms every round. */
export function AskingChoice({ asked, onChange, error }: AskingChoiceProps) {
  const settingWords = words.agreement.setting
  return (
    <ChoiceGroup
      legend={settingWords.legend}
      hint={settingWords.hint}
      error={error}
      layout="segments"
      choices={[
        { value: 'not', label: settingWords.not },
        { value: 'ask', label: settingWords.ask },
      ]}
      value={asked ? 'ask' : 'not'}
      onChange={(value) => onChange(value === 'ask')}
    />
  )
}
