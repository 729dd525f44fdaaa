import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { agreementWords } from '../../messages/page'

interface Props {
  readonly asked: boolean
  readonly onChange: (asked: boolean) => void
  readonly error?: string | undefined
}

/** Whether each player confirms every round. */
export function AskingChoice({ asked, onChange, error }: Props) {
  const words = agreementWords.setting
  return (
    <ChoiceGroup
      legend={words.legend}
      hint={words.hint}
      error={error}
      layout="segments"
      choices={[
        { value: 'not', label: words.not },
        { value: 'ask', label: words.ask },
      ]}
      value={asked ? 'ask' : 'not'}
      onChange={(value) => onChange(value === 'ask')}
    />
  )
}
