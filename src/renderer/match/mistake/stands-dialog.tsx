import { useState } from 'react'
import { makeWritten } from '#shared/domino/notation'
import { highOf, makeTile, type Tile } from '#shared/domino/tile'
import { mistakeRulesOf } from '#shared/match/change-rules'
import type { Refusal, Seat } from '#shared/match/events'
import { evolve } from '#shared/match/evolve'
import { standingWays, type StandingWay } from '#shared/match/preview'
import type { RecordEvent } from '#shared/match/record'
import { rulesOfRefusal } from '#shared/rulebook/cited'
import { Button } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { Switch } from '../../components/switch/switch'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { CommandNotice } from '../command-notice'
import { WholeSet } from '../entry/whole-set'
import { type MatchCommands, useBusy } from '../hooks/use-match-commands'
import type { MatchView } from '../match-view'
import { padTiles } from '../model/pad-tiles'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { RuleLinks } from '../../rulebook/rule-links'
import styles from './mistake.module.css'

interface StandsDialogProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly player: Seat
  /** The tile that was entered and does not fit, and why; null where none was, and it is chosen here. */
  readonly refused: { readonly tile: Tile; readonly refusal: Refusal } | null
  /** It was never laid: what was chosen is forgotten. */
  readonly onForget: () => void
  readonly onClose: () => void
}

function shortRefusal({ tile, refusal }: NonNullable<StandsDialogProps['refused']>): string {
  const playWords = words.match.play
  if (refusal.code === 'tile-already-played') return playWords.played(makeTile(tile))
  return refusal.code === 'lead-must-be-double' ? playWords.noDouble(makeTile(tile)) : playWords.doesNotFit(makeTile(tile))
}

/** Asks of a tile that does not fit whether it was taken back or lies there anyway, and how it lies; one tap enters it. */
export function StandsDialog({ view: latest, commands, player, refused, onForget, onClose }: StandsDialogProps) {
  /* The ways are those of the table it was opened at; a newer one refuses them as stale. */
  const [view] = useState(latest)
  const [tile, setTile] = useState(refused?.tile ?? null)
  const [unpaid, setUnpaid] = useState(() => mistakeRulesOf(view.record).lateMisplay === 'unpaid')
  const busy = useBusy(commands)
  const mistakeWords = words.match.mistake
  const { state } = view.scored
  const there = tile === null ? [] : standingWays(state, tile, player, unpaid ? 'unpaid' : 'paid')
  /* Where one end was tapped, the ways of that end come first. */
  const [tapped, another] = refused?.refusal.ends ?? []
  const ways = tapped === undefined || another !== undefined ? there : there.toSorted((a, b) => Number(b.arm === tapped.arm) - Number(a.arm === tapped.arm))
  const enter = async ({ written, arm }: StandingWay): Promise<void> => {
    const event: RecordEvent = {
      type: 'stands',
      player,
      tile: makeWritten(written),
      ...(arm === null ? {} : { arm }),
      ...(unpaid ? { unpaid: true } : {}),
    }
    if (!busy && (await commands.enter(event, view.revision))) onClose()
  }
  /* What was laid and taken back has been seen by everyone. */
  const canBeShown = refused !== null && evolve(state, { type: 'show', player, tiles: [refused.tile], why: 'misplay' }).ok
  const takeBack = async (shown: Tile): Promise<void> => {
    if (!busy && (await commands.enter({ type: 'show', player, tiles: [makeTile(shown)], why: 'misplay' }, view.revision))) onForget()
  }
  const isTwice = refused?.refusal.code === 'tile-already-played'
  /* The tile can be laid then, as any other. */
  const hasTwice = async (again: Tile): Promise<void> => {
    if (!busy && (await commands.enter({ type: 'set', extra: [makeTile(again)] }, view.revision))) onClose()
  }
  const title = tile === null ? mistakeWords.open : mistakeWords.asks(makeTile(tile))
  return (
    <Dialog width="form" open title={refused === null ? title : shortRefusal(refused)} onClose={onClose}>
      {refused !== null && (
        <p>
          <WholeCodes>{scorerWords.refusalSentence(refused.refusal, view.names, view.scored.rules.game)}</WholeCodes>
          <RuleLinks ids={rulesOfRefusal(refused.refusal, state.rules)} matchId={view.matchId} />
        </p>
      )}
      {tile === null ? (
        <>
          <p>{mistakeWords.choose(scorerWords.nameOf(view.names, player))}</p>
          <WholeSet
            label={mistakeWords.open}
            tiles={padTiles(state, words.match.pad).map((each) => (each.look === 'quiet' ? { ...each, look: 'free' } : each))}
            maxPip={state.rules.maxPip}
            chosen={null}
            onTap={setTile}
          />
        </>
      ) : (
        <>
          {refused === null ? (
            <Button className={styles.door} onClick={() => setTile(null)}>
              {mistakeWords.another}
            </Button>
          ) : (
            <div className={styles.doors}>
              {isTwice && (
                <Button className={styles.door} pending={busy} onClick={() => void hasTwice(refused.tile)}>
                  {words.match.changeSet.twice}
                </Button>
              )}
              {canBeShown && (
                <Button className={styles.door} pending={busy} onClick={() => void takeBack(refused.tile)}>
                  {mistakeWords.takenBack}
                </Button>
              )}
              <Button className={styles.door} onClick={onForget}>
                {mistakeWords.slip}
              </Button>
            </div>
          )}
          {!isTwice && (
            <section className={styles.lies} aria-labelledby="lies-anyway">
              <h3 id="lies-anyway" className={styles.heading}>
                {mistakeWords.lies}
              </h3>
              {ways.length === 0 && <p>{mistakeWords.nowhere}</p>}
              <div className={styles.ways}>
                {ways.map((way) => (
                  <Button key={`${way.arm} ${way.written.first}`} className={styles.way} pending={busy} onClick={() => void enter(way)}>
                    <DominoTile className={styles.tile} tile={tile} orientation="horizontal" flipped={way.written.first !== highOf(tile)} />
                    <span className={styles.where}>
                      {way.arm === null
                        ? mistakeWords.leads(makeWritten(way.written))
                        : mistakeWords.way(way.written.first, way.arm, way.suit ?? 0, way.written.second)}
                    </span>
                    <span className={styles.points}>{scorerWords.signed(way.delta)}</span>
                  </Button>
                ))}
              </div>
              {ways.length > 0 && <Switch label={mistakeWords.unpaid} checked={unpaid} onChange={setUnpaid} />}
            </section>
          )}
        </>
      )}
      <CommandNotice view={view} commands={commands} />
    </Dialog>
  )
}
