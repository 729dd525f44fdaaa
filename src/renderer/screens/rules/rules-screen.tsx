import { useSearch } from 'wouter'
import { RULE_IDS } from '#shared/games/rule-ids'
import { Page } from '../../app/page'
import { paths } from '../../navigation/paths'
import { ButtonLink } from '../../components/button/button'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'
import { Book } from './book/book'
import { askedIn } from './model/rulebook-query'
import { tableOfPreset, type TableRules, tableOfMatch } from './model/table-rules'
import { RulePage } from './rule/rule-page'
import { useMemo, type ReactNode } from 'react'
import type { MatchId } from '#shared/kernel/ids'
import { Loading } from '../../components/loading/loading'
import { useMatchFeed } from '../../match/hooks/use-match-feed'
import { viewOf } from '../../match/match-view'

interface Props {
  /** The rule the address names; null for the book itself. */
  readonly ruleId: string | null
}

/** The rule book: all rules, or one; as they are written, as a rule set has them, or as the table of a match plays them. */
export function RulesScreen({ ruleId }: Props) {
  const asked = askedIn(useSearch())
  const { matchId, preset } = asked
  const id = RULE_IDS.find((each) => each.toLowerCase() === ruleId?.toLowerCase())
  if (ruleId !== null && id === undefined) {
    return (
      <Page title={words.ruleBook.title}>
        <Notice tone="warning" actions={<ButtonLink href={paths.rules}>{words.ruleBook.rule.back}</ButtonLink>}>
          {words.ruleBook.noSuchRule(ruleId)}
        </Notice>
      </Page>
    )
  }
  const shown = (table: TableRules | null, gone: boolean) =>
    id === undefined ? <Book table={table} gone={gone} /> : <RulePage id={id} table={table} asked={asked} />
  if (matchId === null) return shown(preset === null ? null : tableOfPreset(preset), false)
  return (
    <MatchTable key={matchId} matchId={matchId}>
      {(table) => shown(table, table === null)}
    </MatchTable>
  )
}

interface MatchTableProps {
  readonly matchId: MatchId
  /** Null where the match is gone or cannot be read. */
  readonly children: (table: TableRules | null) => ReactNode
}

/** What the table of a match plays, live: a house rule that is changed is changed here too. */
function MatchTable({ matchId, children }: MatchTableProps) {
  const live = useMatchFeed(matchId)
  const feed = live.data
  const table = useMemo(() => {
    if (feed?.kind !== 'match') return null
    const view = viewOf(feed.match)
    return view.ok ? tableOfMatch(view.value) : null
  }, [feed])
  if (feed === undefined && live.status === 'waiting')
    return (
      <Page title={words.ruleBook.title} heading={words.ruleBook.match.waiting}>
        <Loading />
      </Page>
    )
  if (live.status === 'failed') {
    return (
      <Page title={words.ruleBook.title}>
        <Notice tone="warning" role="alert" actions={<ButtonLink href={paths.rules}>{words.ruleBook.match.book}</ButtonLink>}>
          {words.match.failed}
        </Notice>
      </Page>
    )
  }
  return children(table)
}
