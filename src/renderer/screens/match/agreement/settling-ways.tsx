import { paths } from '../../../app/paths'
import { Button, ButtonLink } from '../../../components/button/button'
import { agreementWords } from '../../../messages/en/agreement'
import type { MatchView } from '../model/match-view'

const words = agreementWords.contested

/** What may help to settle a round that somebody contests. */
export function SettlingWays({ view, onCorrect }: { readonly view: MatchView; readonly onCorrect: () => void }) {
  return (
    <>
      <Button onClick={onCorrect}>{words.correct}</Button>
      <ButtonLink href={paths.lookBack(view.matchId)}>{words.moves}</ButtonLink>
    </>
  )
}
