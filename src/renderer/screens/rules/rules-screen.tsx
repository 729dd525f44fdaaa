import { Page } from '../../app/page'
import { ruleBookWords as words } from '../../messages/en/rule-book'

interface Props {
  /** The rule the address names; null for the book itself. */
  readonly ruleId: string | null
}

/** The rule book. */
export function RulesScreen({ ruleId }: Props) {
  return <Page title={ruleId === null ? words.title : ruleId}>{null}</Page>
}
