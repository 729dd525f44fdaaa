import { rulesOfRefusal } from '#shared/rulebook/cited'
import { nameOf, refusalSentence } from '../../messages/scorer'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { matchWords } from '../../messages/page'
import { RuleLinks } from '../../rulebook/rule-links'
import type { MatchView } from '../match-view'
import { shownOf } from './typed'
import type { Entry } from './use-entry'
import { WayButtons } from './way-buttons'
import styles from './entry-bar.module.css'

interface Props {
  readonly view: MatchView
  readonly entry: Entry
}

/** Who is entered for, and what the chosen tile can do. */
export function EntryBar({ view, entry }: Props) {
  const words = matchWords.entry
  const { choices, state } = entry
  const typing = shownOf(state.typed)
  return (
    <div className={styles.bar}>
      <div className={styles.who}>
        <Who view={view} entry={entry} />
        {state.written === null && typing === '' && state.puzzled === null && <p className={styles.prompt}>{promptOf(view)}</p>}
        {typing !== '' && <p className={styles.typed}>{words.typed(typing)}</p>}
        {typing === '' && state.written !== null && <p className={styles.typed}>{state.written}</p>}
        {state.puzzled !== null && (
          <p className={styles.puzzled} role="alert">
            {puzzleOf(view, state.puzzled)}
          </p>
        )}
      </div>
      {choices !== null && (
        <div className={styles.choice}>
          {choices.kind === 'ways' ? (
            <WayButtons ways={choices.ways} implied={choices.implied} tile={state.written ?? ''} onLay={entry.lay} />
          ) : (
            <p className={styles.refused} role="alert">
              <Icon name="warning" />
              <span>
                {refusalSentence(choices.refusal, view.names, view.scored.rules.game)}
                <RuleLinks ids={rulesOfRefusal(choices.refusal, view.scored.state.rules)} matchId={view.matchId} />
              </span>
            </p>
          )}
          <Button variant="quiet" shape="icon" aria-label={words.clear} onClick={() => entry.dispatch({ type: 'clear' })}>
            <Icon name="close" />
          </Button>
        </div>
      )}
    </div>
  )
}

function Who({ view, entry }: Props) {
  const words = matchWords.entry
  const name = nameOf(view.names, entry.player)
  const round = view.scored.state.round
  if (!entry.outOfTurn) {
    const leading = round !== null && round.line.lead === null
    return <p className={styles.name}>{leading ? words.lead(name) : words.forTurn(name)}</p>
  }
  const onTurn = nameOf(view.names, round?.turn ?? 0)
  return (
    <div className={styles.other} role="status">
      <Icon name="warning" />
      <span>{words.forOther(name, onTurn)}</span>
      {!entry.fixed && (
        <Button variant="quiet" onClick={() => entry.dispatch({ type: 'player', player: null })}>
          {words.backToTurn(onTurn)}
        </Button>
      )}
    </div>
  )
}

function promptOf({ scored }: MatchView): string {
  const words = matchWords.entry
  if (scored.state.round?.line.lead !== null) return words.chooseTile
  if (scored.rules.leadTile === 'double') return words.chooseDouble
  return scored.rules.layout === 'two-ended' ? words.chooseLead : words.chooseTile
}

function puzzleOf({ scored }: MatchView, by: NonNullable<Entry['state']['puzzled']>): string {
  const words = matchWords.entry
  switch (by) {
    case 'no-such-half':
      return words.noSuchHalf(scored.rules.maxPip)
    case 'no-tile':
      return words.noTile
    case 'which-end':
      return scored.rules.layout === 'two-ended' ? words.whichEnd : words.whichArm
  }
}
