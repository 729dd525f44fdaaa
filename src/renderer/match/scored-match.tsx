import { useMemo, type ReactNode } from 'react'
import type { MatchSnapshot } from '#shared/contract/schemas'
import { inLanguage, useSpoken } from '../app/language'
import { Page } from '../app/page'
import { SeatAvatars } from '../components/avatar/seat-avatars'
import { ButtonLink } from '../components/button/button'
import { SetStyle } from '../components/domino-tile/set-style'
import { ProblemNotice } from '../components/notice/notice'
import { words } from '../messages/page'
import { scorerWords } from '../messages/scorer'
import { paths } from '../navigation/paths'
import { viewOf, type MatchView } from './match-view'

/** A page beside the table that shows the whole match, scored, in its people's colours; or why it cannot be scored, with the way back to the table. */
export function ScoredMatch({ match, children }: { readonly match: MatchSnapshot; readonly children: (view: MatchView) => ReactNode }) {
  const spoken = useSpoken()
  const view = useMemo(() => inLanguage(spoken, () => viewOf(match)), [match, spoken])
  if (view.ok)
    return (
      <SeatAvatars players={view.value.record.players} avatars={view.value.avatars}>
        <SetStyle maxPip={view.value.scored.rules.maxPip}>{children(view.value)}</SetStyle>
      </SeatAvatars>
    )
  return (
    <Page title={words.match.unreadable.title}>
      <ProblemNotice title={words.match.unreadable.text} text={scorerWords.recordRefusalSentence(view.error)} />
      <ButtonLink href={paths.match(match.matchId)}>{words.bigScreen.back}</ButtonLink>
    </Page>
  )
}
