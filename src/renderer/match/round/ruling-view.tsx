import { isDouble, makeTile, pipsOf, type Tile } from '#shared/domino/tile'
import type { MatchId } from '#shared/kernel/ids'
import { sourceOfBlockedRule } from '#shared/rules/blocked/sources'
import type { Source } from '#shared/rules/rule-ids'
import type { BlockedRuleId } from '#shared/rules/rules'
import type { Found, Looked, Ruling } from '#shared/rules/rulings'
import { scorerWords } from '../../messages/scorer'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { RuleLink } from '../../rulebook/rule-links'
import styles from './ruling-view.module.css'

interface Props {
  readonly ruling: Ruling
  readonly hands: readonly (readonly Tile[])[]
  readonly names: readonly string[]
  readonly blockedRule: BlockedRuleId
  /** The source the table plays from; the rule is cited from it where it has the rule. */
  readonly source: Source
  /** The match whose rules are cited; left out, the book as it is written. */
  readonly matchId?: MatchId | undefined
  /** The heading is there for screen readers only, and the region has another name: something around it is called so already. */
  readonly headingHidden?: boolean
}

/** A ruling on a blocked round, test by test: the rule, what it looked at in each hand, and what it found. */
export function RulingView({ ruling, hands, names, blockedRule, source, matchId, headingHidden = false }: Props) {
  const rulingWords = words.match.ruling
  const sentences = scorerWords.rulingSentences(ruling, names, blockedRule)
  const closing = sentences[ruling.steps.length]
  return (
    <section className={styles.ruling} aria-label={headingHidden ? words.arbiter.tests : rulingWords.heading}>
      <h3 className={headingHidden ? 'visually-hidden' : styles.heading}>
        {rulingWords.heading}
        {words.colon}
        {scorerWords.blockedRuleNames[blockedRule]}
      </h3>
      <ol className={styles.steps}>
        {ruling.steps.map(({ rule, looked, found }, at) => (
          <li key={at} className={styles.step} data-found={found.kind}>
            <p className={styles.told}>{sentences[at]}</p>
            <p className={styles.cited}>
              <RuleLink id={rule} matchId={matchId} /> · {words.arbiter.source(sourceOfBlockedRule(blockedRule, source))}
            </p>
            {found.kind !== 'not-applicable' && <LookedAt looked={looked} found={found} hands={hands} names={names} />}
          </li>
        ))}
      </ol>
      {closing !== undefined && <p className={styles.closing}>{closing}</p>}
    </section>
  )
}

interface LookedAtProps extends Pick<Props, 'hands' | 'names'> {
  readonly looked: Looked
  readonly found: Found
}

/** Every hand as one test saw it: what it measured, and the tiles it looked at. */
function LookedAt({ looked, found, hands, names }: LookedAtProps) {
  const rulingWords = words.match.ruling
  return (
    <ul className={styles.hands} aria-label={rulingWords.hands}>
      {hands.map((hand, seat) => {
        const compared = looked.among.includes(seat)
        const wins = found.kind === 'decided' && found.winner === seat
        return (
          <li key={seat} className={styles.hand} data-aside={!compared || undefined} data-winner={wins || undefined}>
            <p className={styles.name}>
              {scorerWords.nameOf(names, seat)}
              <span className={styles.value}>{compared ? valueText(looked, seat, hand) : rulingWords.notLooked}</span>
              {wins && (
                <span className={styles.wins}>
                  <Icon name="check" /> {rulingWords.winner}
                </span>
              )}
            </p>
            <p className={styles.tiles}>
              {hand.length === 0 && rulingWords.noTiles}
              {hand.map((tile, place) => {
                const decides = compared && deciding(looked, seat, tile)
                return (
                  <span key={`${tile} ${place}`} className={styles.tile} data-deciding={decides || undefined}>
                    <DominoTile tile={tile} orientation="horizontal" label={decides ? `${makeTile(tile)}, ${rulingWords.deciding}` : makeTile(tile)} />
                  </span>
                )
              })}
            </p>
          </li>
        )
      })}
    </ul>
  )
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
    case 'pips-beside-doubles':
      return !isDouble(tile)
    case 'pips':
    case 'tiles':
      return true
  }
}

function valueText({ measure, values }: Looked, seat: number, hand: readonly Tile[]): string {
  const rulingWords = words.match.ruling
  const value = values[seat] ?? null
  if (typeof value === 'boolean') return `${rulingWords.measure[measure]}${words.colon}${value ? rulingWords.yes : rulingWords.no}`
  // the pips of a hand that a double keeps out of the test are not looked at
  if (value === null && measure === 'pips') return rulingWords.holdsDouble
  const counted = measure === 'pips' ? hand : measure === 'pips-beside-doubles' ? hand.filter((tile) => !isDouble(tile)) : []
  const sum = counted.length > 1 ? `${counted.map(pipsOf).join(' + ')} = ` : ''
  return `${rulingWords.measure[measure]}${words.colon}${sum}${value ?? rulingWords.none}`
}
