import { PRESET_NAMES } from '../../../messages/scorer'
import { paths } from '../../../navigation/paths'
import { ButtonLink } from '../../../components/button/button'
import { Notice } from '../../../components/notice/notice'
import { ruleBookWords } from '../../../messages/page'
import type { TableRules } from '../model/table-rules'

interface Props {
  readonly table: TableRules
  readonly match: NonNullable<TableRules['match']>
}

/** Whose table the rules are of, and the ways on. */
export function TableNotice({ table, match }: Props) {
  const words = ruleBookWords.match
  return (
    <Notice
      title={words.of(match.players, PRESET_NAMES[table.preset])}
      actions={
        <>
          <ButtonLink variant="primary" href={paths.match(match.id)}>
            {words.back}
          </ButtonLink>
          <ButtonLink href={paths.rules}>{words.book}</ButtonLink>
        </>
      }
    >
      <p>{table.changed.length === 0 ? words.asWritten : words.houseRules(table.changed.length)}</p>
    </Notice>
  )
}
