import { useId } from 'react'
import type { DamagedMatch } from '#shared/contract/lists'
import { paths } from '../../navigation/paths'
import { words } from '../../messages/page'
import { ButtonLink } from '../button/button'
import { Notice } from '../notice/notice'
import { NamedMatches } from './named-matches'

interface DamagedNoticeProps {
  readonly matches: readonly DamagedMatch[]
  /** How many there are, also those that are not named. */
  readonly total?: number
}

/** Which matches cannot be opened. */
export function DamagedNotice({ matches, total = matches.length }: DamagedNoticeProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <Notice
        tone="warning"
        title={<span id={heading}>{words.damaged.heading}</span>}
        actions={total > matches.length && <ButtonLink href={paths.matches}>{words.damaged.all(total)}</ButtonLink>}
      >
        <NamedMatches matches={matches.map(({ matchId, players, date }) => ({ matchId, players: players.map(({ name }) => name), date }))} />
      </Notice>
    </section>
  )
}
