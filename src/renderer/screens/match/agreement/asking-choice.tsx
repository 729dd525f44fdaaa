import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { agreementWords } from '../../../messages/en/agreement'

const words = agreementWords.setting

interface Props {
  readonly asked: boolean
  readonly onChange: (asked: boolean) => void
  readonly error?: string | undefined
}

/** Whether each player confirms every round. */
export function AskingChoice({ asked, onChange, error }: Props) {
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
