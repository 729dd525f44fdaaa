import { createContext, Fragment, use } from 'react'
import { Link } from 'wouter'
import type { MatchId } from '#shared/kernel/ids'
import type { RuleId } from '#shared/games/rule-ids'
import { rulePath } from '../navigation/paths'
import { PagesContext } from '../components/button/button'
import { words } from '../messages/page'
import styles from './rule-links.module.css'

/** How a rule is opened over the page, where leaving it would lose what was begun there; null where one may go. */
export const OpenRule = createContext<((id: RuleId) => void) | null>(null)

interface LinkProps {
  readonly id: RuleId
  /** The match whose table is asked about; left out (or empty, as of an example), the book as it is written. */
  readonly matchId?: MatchId | undefined
}

/** The way to a rule, by its number; the number alone where the book is not at hand. */
export function RuleLink({ id, matchId }: LinkProps) {
  const name = words.ruleBook.link(id)
  const open = use(OpenRule)
  if (!use(PagesContext)) return <span>{id}</span>
  return (
    <Link
      className={styles.link}
      href={rulePath(id, matchId === '' ? undefined : matchId)}
      aria-label={name}
      title={name}
      onClick={(event) => {
        if (open === null) return
        event.preventDefault()
        open(id)
      }}
    >
      {id}
    </Link>
  )
}

/** The ways to the rules behind something; nothing where none is. */
export function RuleLinks({ ids, matchId }: { readonly ids: readonly RuleId[]; readonly matchId?: MatchId | undefined }) {
  const atHand = use(PagesContext)
  if (ids.length === 0 || !atHand) return null
  return (
    <>
      {ids.map((id) => (
        <Fragment key={id}>
          {' '}
          <RuleLink id={id} matchId={matchId} />
        </Fragment>
      ))}
    </>
  )
}
