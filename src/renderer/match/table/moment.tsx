import { steady } from '../../app/steady'
import { Icon } from '../../components/icon/icon'
import { PointsChip } from '../../components/points-chip/points-chip'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { MatchView } from '../match-view'
import type { Celebration } from '../model/celebration'
import { promptOf, type Prompt } from '../model/prompt'
import { promptWords } from '../model/prompt-words'
import styles from './moment.module.css'
import { useCelebration } from './use-celebration'

interface Props {
  readonly view: MatchView
  /** Asks for the hands of a blocked round; left out where nothing can be entered. */
  readonly onEnterHands?: (() => void) | undefined
}

/** What is said above the line of play: for a second what is celebrated, otherwise what the table would say now. Empty most of the time. */
export const TopSlot = steady(function TopSlot({ view, onEnterHands }: Props) {
  const celebration = useCelebration(view)
  const prompt = promptOf(view.scored)
  return (
    <div className={styles.slot}>
      {celebration !== null && <Celebrated what={celebration} names={view.names} />}
      {/* What is celebrated is read out with the play, and what is said here after it (`announcementsOf`). */}
      <div data-prompt>{celebration === null && prompt !== null && <Said prompt={prompt} names={view.names} onEnterHands={onEnterHands} />}</div>
    </div>
  )
})

function Celebrated({ what, names }: { readonly what: Celebration; readonly names: readonly string[] }) {
  const text = what.kind === 'match-won' ? words.moments.celebration.wins(scorerWords.nameOf(names, what.seat)) : words.moments.celebration[what.code]
  return (
    <p className={styles.celebration} aria-hidden="true" data-says data-celebration={what.kind}>
      {text}
      {what.points > 0 && <PointsChip className={styles.chip} points={what.points} text={scorerWords.signed(what.points)} />}
    </p>
  )
}

interface SaidProps extends Pick<Props, 'onEnterHands'> {
  readonly prompt: Prompt
  readonly names: readonly string[]
}

function Said({ prompt, names, onEnterHands }: SaidProps) {
  const { blocked, enterHands } = words.moments.prompt
  if (prompt.kind !== 'blocked')
    return (
      <p className={prompt.kind === 'can-draw' ? styles.warning : styles.said} data-says>
        {promptWords(prompt, names)}
      </p>
    )
  const said = (
    <>
      <Icon name="warning" />
      <strong>{blocked}</strong> {enterHands}
    </>
  )
  if (onEnterHands === undefined)
    return (
      <p className={styles.warning} data-says>
        {said}
      </p>
    )
  return (
    <button type="button" className={styles.warning} onClick={onEnterHands}>
      {said}
    </button>
  )
}
