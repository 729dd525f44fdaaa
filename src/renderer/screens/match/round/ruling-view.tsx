import { isDouble, makeTile, type Tile } from '#shared/domino/tile'
import type { RuleId } from '#shared/rules/rule-ids'
import type { BlockedRuleId } from '#shared/rules/rules'
import type { Looked, Ruling } from '#shared/rules/rulings'
import { BLOCKED_RULE_NAMES, nameOf, rulingSentences } from '#shared/words/en'
import { DominoTile } from '../../../components/domino-tile/domino-tile'
import { Icon } from '../../../components/icon/icon'
import { matchWords } from '../../../messages/en/match'
import { RuleLinks } from '../../../rule-book/rule-links'
import styles from './ruling-view.module.css'

interface Props {
  readonly ruling: Ruling
  readonly hands: readonly (readonly Tile[])[]
  readonly names: readonly string[]
  readonly blockedRule: BlockedRuleId
  /** The match whose rules are cited; left out, the book as it is written. */
  readonly matchId?: string | undefined
}

/** A ruling on a blocked round, test by test: the rule, what it looked at in each hand, and what it found. */
export function RulingView({ ruling, hands, names, blockedRule, matchId }: Props) {
  const words = matchWords.ruling
  const sentences = rulingSentences(ruling, names, blockedRule)
  const closing = sentences[ruling.steps.length]
  return (
    <section className={styles.ruling} aria-label={words.heading}>
      <h3 className={styles.heading}>
        {words.heading}: {BLOCKED_RULE_NAMES[blockedRule]}<RuleLinks ids={rulesOf(ruling)} matchId={matchId} />
      </h3>
      <ol className={styles.steps}>
        {ruling.steps.map(({ looked, found }, at) => (
          <li key={at} className={styles.step} data-found={found.kind}>
            <p className={styles.told}>{sentences[at]}</p>
            <ul className={styles.hands} aria-label={words.hands}>
              {hands.map((hand, seat) => (
                <li key={seat} className={styles.hand} data-aside={!looked.among.includes(seat) || undefined} data-winner={(found.kind === 'decided' && found.winner === seat) || undefined}>
                  <p className={styles.name}>
                    {nameOf(names, seat)}
                    <span className={styles.value}>{looked.among.includes(seat) ? valueText(looked, seat) : words.notLooked}</span>
                    {found.kind === 'decided' && found.winner === seat && (
                      <span className={styles.wins}>
                        <Icon name="check" /> {words.winner}
                      </span>
                    )}
                  </p>
                  <p className={styles.tiles}>
                    {hand.length === 0 && words.noTiles}
                    {hand.map((tile, place) => {
                      const decides = looked.among.includes(seat) && deciding(looked, seat, tile)
                      return (
                        <span key={`${tile} ${place}`} className={styles.tile} data-deciding={decides || undefined}>
                          <DominoTile tile={tile} orientation="horizontal" label={decides ? `${makeTile(tile)}, ${words.deciding}` : makeTile(tile)} />
                        </span>
                      )
                    })}
                  </p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {closing !== undefined && <p className={styles.closing}>{closing}</p>}
    </section>
  )
}

function rulesOf({ steps }: Ruling): readonly RuleId[] {
  return [...new Set(steps.map(({ rule }) => rule))]
}

/** Whether a test looked at this tile in particular. */
function deciding(looked: Looked, seat: number, tile: Tile): boolean {
  switch (looked.measure) {
    case 'holds-tile':
      return makeTile(tile) === looked.tile
    case 'lowest-double':
      return makeTile(tile) === looked.values[seat]
    case 'doubles':
      return isDouble(tile)
    case 'pips':
    case 'tiles':
      return true
  }
}

function valueText({ measure, values }: Looked, seat: number): string {
  const words = matchWords.ruling
  const value = values[seat] ?? null
  if (typeof value === 'boolean') return `${words.measure[measure]}: ${value ? words.yes : words.no}`
  return `${words.measure[measure]}: ${value ?? words.none}`
}
