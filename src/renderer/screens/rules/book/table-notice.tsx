import { PRESET_NAMES } from '#shared/words/en'
import { paths } from '../../../app/paths'
import { ButtonLink } from '../../../components/button/button'
import { Notice } from '../../../components/notice/notice'
import { ruleBookWords } from '../../../messages/en/rule-book'
import type { TableRules } from '../model/table-rules'

const words = ruleBookWords.match

interface Props {
  readonly table: TableRules
  readonly match: NonNullable<TableRules['match']>
}

/** Whose table the rules are of, and the ways on. */
export function TableNotice({ table, match }: Props) {
  return (
    <Notice
      title={words.of(match.players, PRESET_NAMES[table.preset])}
      actions={
        <>
          <ButtonLink variant="primary" href={paths.match(match.id)}>{words.back}</ButtonLink>
          <ButtonLink href={paths.rules}>{words.book}</ButtonLink>
        </>
      }
    >
      <p>{table.changed.length === 0 ? words.asWritten : words.houseRules(table.changed.length)}</p>
    </Notice>
  )
}
