import { liesRoundLead } from '#shared/domino/line'
import { playsScore } from '#shared/games/index'
import { useState } from 'react'
import type { Tile } from '#shared/domino/tile'
import type { Refusal } from '#shared/match/events'
import { rulesOfRefusal } from '#shared/rulebook/cited'
import { Avatar } from '../../components/avatar/avatar'
import { Button } from '../../components/button/button'
import { classes } from '../../components/classes'
import { Dialog } from '../../components/dialog/dialog'
import { Icon } from '../../components/icon/icon'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { TABLE_ACTIONS } from '../../actions/at-table'
import { KeyCap } from '../../actions/key-cap'
import { isolated } from '../../messages/isolated'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { Asked, Todo } from '../../messages/sentence-inputs'
import { RuleLinks } from '../../rulebook/rule-links'
import type { MatchView } from '../match-view'
import { mayStand } from '../model/may-stand'
import { trayShape } from '../model/tray'
import type { Entered } from './entry-store'
import { type TileEntry, useAllEntered } from './use-entry'
import { leadAsked } from './lead-asked'
import { wayTexts } from './way-texts'
import styles from './play-button.module.css'

interface PlayButtonProps {
  readonly view: MatchView
  readonly entry: TileEntry
  /** Asks of a tile that does not fit whether it lies there anyway; left out where nobody can say so. */
  readonly onRefused?: (tile: Tile, refusal: Refusal) => void
}

/** Plays what is chosen; before that it says whose turn it is and what to do, and what is wrong with a tile. It fills its box and never changes it. */
export function PlayButton({ view, entry, onRefused }: PlayButtonProps) {
  const [whyOpen, setWhyOpen] = useState(false)
  const playWords = words.match.play
  const entered = useAllEntered(entry, view)
  const { selected, choices, player, outOfTurn, nobody } = entered
  const scores = playsScore(view.scored.rules)
  const name = scorerWords.nameOf(view.names, player)
  const refusal = choices?.kind === 'refused' ? choices.refusal : null
  const onTurn = scorerWords.nameOf(view.names, view.scored.state.round?.turn ?? 0)
  return (
    <div
      className={styles.box}
      data-play
      data-out={outOfTurn || undefined}
      data-state={selected !== null ? 'ready' : refusal !== null || entered.beyondSet ? 'refused' : 'idle'}
    >
      <button
        type="button"
        className={styles.button}
        aria-disabled={selected === null && refusal === null}
        onClick={() => {
          if (refusal === null) entry.play()
          else if (onRefused !== undefined && !nobody && entered.chosen !== null && mayStand(refusal)) onRefused(entered.chosen.tile, refusal)
          else setWhyOpen(true)
        }}
      >
        {outOfTurn && <span className={styles.out}>{playWords.outOfTurn(name)}</span>}
        {selected !== null ? (
          <span className={styles.text}>
            {nobody ? words.match.tray.whoLeads(selected.written) : playWords.play(selected.written)}{' '}
            {scores && <span className={styles.points}>{scorerWords.signed(selected.delta)}</span>} {!nobody && <KeyCap of={TABLE_ACTIONS.confirm} />}
          </span>
        ) : (
          <NoPlaySaid view={view} entered={entered} name={name} />
        )}
      </button>
      {outOfTurn && !entry.fixed && (
        <Button
          className={styles.back}
          variant="quiet"
          shape="icon"
          aria-label={words.match.entry.backToTurn(onTurn)}
          title={words.match.entry.backToTurn(onTurn)}
          onClick={() => entry.enterFor(null)}
        >
          <Icon name="close" />
        </Button>
      )}
      <p className="visually-hidden" role={refusal === null ? 'status' : 'alert'}>
        {heardOf(view, entered)}
      </p>
      {refusal !== null && whyOpen && (
        <Dialog width="message" open title={shortRefusal(entered)} onClose={() => setWhyOpen(false)}>
          <p>
            <WholeCodes>{scorerWords.refusalSentence(refusal, view.names, view.scored.rules.game)}</WholeCodes>
            <RuleLinks ids={rulesOfRefusal(refusal, view.scored.state.rules)} matchId={view.matchId} />
          </p>
        </Dialog>
      )}
    </div>
  )
}

interface NoPlaySaidProps {
  readonly view: MatchView
  readonly entered: Entered
  readonly name: string
}

/** What stands there while nothing can be played. */
function NoPlaySaid({ view, entered, name }: NoPlaySaidProps) {
  const { chosen, choices, typed, beyondSet, nobody, player } = entered
  const playWords = words.match.play
  if (beyondSet) return <span className={styles.said}>{words.match.entry.noSuchHalf(view.scored.rules.maxPip)}</span>
  if (choices?.kind === 'refused')
    return (
      <span className={styles.said}>
        {shortRefusal(entered)} <span className={styles.why}>{playWords.why}</span>
      </span>
    )
  if (chosen !== null) return <span className={styles.said}>{playWords.which(chosen.written, askedOf(view, entered))}</span>
  if (typed !== null) return <span className={styles.said}>{`${typed}-…`}</span>
  if (nobody) return <span className={styles.said}>{leadAsked(view)}</span>
  return (
    <span className={styles.text}>
      <Avatar size="small" name={name} personId={view.record.players[player]?.personId} />
      <span className={classes(styles.said, styles.turn)}>
        <strong title={name}>{`${isolated(name)}${words.colon}`}</strong>
        {playWords.todo(todoOf(view))}
      </span>
    </span>
  )
}

function todoOf({ scored }: MatchView): Todo {
  const { round, rules } = scored.state
  if (round?.line.lead === null) return rules.leadTile === 'double' ? 'double' : 'lead'
  return trayShape(rules) === 'halves' ? 'number' : 'tile'
}

function askedOf({ scored }: MatchView, { choices }: Entered): Asked {
  if (choices?.kind === 'ways' && choices.ways.every(({ arm }) => arm === null)) return 'order'
  return liesRoundLead(scored.rules.layout) ? 'arm' : 'end'
}

function shortRefusal({ choices, chosen }: Entered): string {
  const playWords = words.match.play
  const written = chosen?.written ?? ''
  if (choices?.kind !== 'refused') return ''
  if (choices.refusal.code === 'tile-already-played') return playWords.played(written)
  return choices.refusal.code === 'lead-must-be-double' ? playWords.noDouble(written) : playWords.doesNotFit(written)
}

/** The same for people who do not see the board: what is chosen, where it would go and what it would score. */
function heardOf(view: MatchView, entered: Entered): string {
  const { chosen, choices, selected, outOfTurn, player } = entered
  const entryWords = words.match.entry
  const round = view.scored.state.round
  const flagged = outOfTurn ? entryWords.forOther(scorerWords.nameOf(view.names, player), scorerWords.nameOf(view.names, round?.turn ?? 0)) : null
  const said = (): string | null => {
    if (chosen === null || choices === null) return entered.beyondSet ? entryWords.noSuchHalf(view.scored.rules.maxPip) : null
    if (choices.kind === 'refused') return scorerWords.refusalSentence(choices.refusal, view.names, view.scored.rules.game)
    if (selected === null) return words.match.play.which(chosen.written, askedOf(view, entered))
    const { where, more } = wayTexts(selected, choices.ways.length > 1)
    const way = `${selected.written}, ${words.match.way.name(where, selected.delta, more)}`
    return entered.nobody ? `${way}. ${words.match.tray.whoLeads(selected.written)}` : way
  }
  return [said(), flagged].filter((part) => part !== null).join(' ')
}
