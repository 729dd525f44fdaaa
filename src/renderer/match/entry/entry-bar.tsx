import { rulesOfRefusal } from '#shared/rulebook/cited'
import { scorerWords } from '../../messages/scorer'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
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
  const entryWords = words.match.entry
  const { choices, state } = entry
  const typing = shownOf(state.typed)
  return (
    <div className={styles.bar}>
      <div className={styles.who}>
        <Who view={view} entry={entry} />
        {state.written === null && typing === '' && state.puzzled === null && <p className={styles.prompt}>{promptOf(view)}</p>}
        {typing !== '' && <p className={styles.typed}>{entryWords.typed(typing)}</p>}
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
                {scorerWords.refusalSentence(choices.refusal, view.names, view.scored.rules.game)}
                <RuleLinks ids={rulesOfRefusal(choices.refusal, view.scored.state.rules)} matchId={view.matchId} />
              </span>
            </p>
          )}
          <Button variant="quiet" shape="icon" aria-label={entryWords.clear} onClick={() => entry.dispatch({ type: 'clear' })}>
            <Icon name="close" />
          </Button>
        </div>
      )}
    </div>
  )
}

function Who({ view, entry }: Props) {
  const entryWords = words.match.entry
  const name = scorerWords.nameOf(view.names, entry.player)
  const round = view.scored.state.round
  if (!entry.outOfTurn) {
    const leading = round !== null && round.line.lead === null
    return <p className={styles.name}>{leading ? entryWords.lead(name) : entryWords.forTurn(name)}</p>
  }
  const onTurn = scorerWords.nameOf(view.names, round?.turn ?? 0)
  return (
    <div className={styles.other} role="status">
      <Icon name="warning" />
      <span>{entryWords.forOther(name, onTurn)}</span>
      {!entry.fixed && (
        <Button variant="quiet" onClick={() => entry.dispatch({ type: 'player', player: null })}>
          {entryWords.backToTurn(onTurn)}
        </Button>
      )}
    </div>
  )
}

function promptOf({ scored }: MatchView): string {
  const entryWords = words.match.entry
  if (scored.state.round?.line.lead !== null) return entryWords.chooseTile
  if (scored.rules.leadTile === 'double') return entryWords.chooseDouble
  return scored.rules.layout === 'two-ended' ? entryWords.chooseLead : entryWords.chooseTile
}

function puzzleOf({ scored }: MatchView, by: NonNullable<Entry['state']['puzzled']>): string {
  const entryWords = words.match.entry
  switch (by) {
    case 'no-such-half':
      return entryWords.noSuchHalf(scored.rules.maxPip)
    case 'no-tile':
      return entryWords.noTile
    case 'which-end':
      return scored.rules.layout === 'two-ended' ? entryWords.whichEnd : entryWords.whichArm
  }
}
