import { steady } from '../../app/steady'
import { Icon } from '../../components/icon/icon'
import { PointsChip } from '../../components/points-chip/points-chip'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { MatchView } from '../match-view'
import type { Celebration } from '../model/celebration'
import { promptOf, type Prompt } from '../model/prompt'
import { shortNames } from '../model/short-names'
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
      {/* What is celebrated is read out with the play; what is said here is read out when it appears. */}
      <div aria-live="polite">{celebration === null && prompt !== null && <Said prompt={prompt} names={view.names} onEnterHands={onEnterHands} />}</div>
    </div>
  )
})

function Celebrated({ what, names }: { readonly what: Celebration; readonly names: readonly string[] }) {
  const text = what.kind === 'match-won' ? words.moments.celebration.wins(scorerWords.nameOf(names, what.seat)) : words.moments.celebration[what.code]
  return (
    <p className={styles.celebration} aria-hidden="true" data-celebration={what.kind}>
      {text}
      {what.points > 0 && <PointsChip className={styles.chip} points={what.points} text={scorerWords.signed(what.points)} />}
    </p>
  )
}

/** A longer name is said by its first word, where nobody else here has it. */
const LONG_NAME = 14

function shortNameOf(names: readonly string[], seat: number): string {
  const name = scorerWords.nameOf(names, seat)
  return name.length > LONG_NAME ? (shortNames(names)[seat] ?? name) : name
}

interface SaidProps extends Pick<Props, 'onEnterHands'> {
  readonly prompt: Prompt
  readonly names: readonly string[]
}

function Said({ prompt, names, onEnterHands }: SaidProps) {
  const promptWords = words.moments.prompt
  switch (prompt.kind) {
    case 'blocked': {
      const said = (
        <>
          <Icon name="warning" />
          <strong>{promptWords.blocked}</strong> {promptWords.enterHands}
        </>
      )
      return onEnterHands === undefined ? (
        <p className={styles.warning}>{said}</p>
      ) : (
        <button type="button" className={styles.warning} onClick={onEnterHands}>
          {said}
        </button>
      )
    }
    case 'can-draw':
      return <p className={styles.warning}>{promptWords.canDraw(shortNameOf(names, prompt.seat), prompt.tiles)}</p>
    case 'target-near':
      return <p className={styles.said}>{promptWords.needs(shortNameOf(names, prompt.seat), prompt.points)}</p>
    case 'last-tile':
      return <p className={styles.said}>{promptWords.lastTile(shortNameOf(names, prompt.seat))}</p>
  }
}
