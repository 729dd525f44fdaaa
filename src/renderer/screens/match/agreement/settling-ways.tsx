import { paths } from '../../../app/paths'
import { Button, ButtonLink } from '../../../components/button/button'
import { agreementWords } from '../../../messages/page'
import type { MatchView } from '../model/match-view'

/** What may help to settle a round that somebody contests. */
export function SettlingWays({ view, onCorrect }: { readonly view: MatchView; readonly onCorrect: () => void }) {
  const words = agreementWords.contested
  return (
    <>
      <Button onClick={onCorrect}>{words.correct}</Button>
      <ButtonLink href={paths.lookBack(view.matchId)}>{words.moves}</ButtonLink>
    </>
  )
}
