import { isDouble, makeTile, type Tile } from '#shared/domino/tile'
import type { MatchId } from '#shared/kernel/ids'
import { sourceOfBlockedRule } from '#shared/rules/blocked/sources'
import type { Source } from '#shared/games/rule-ids'
import type { BlockedRuleId } from '#shared/games/rules'
import { decidingTile, type TestLooked, type Ruling } from '#shared/rules/rulings'
import { scorerWords } from '../../messages/scorer'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { Icon } from '../../components/icon/icon'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { words } from '../../messages/page'
import { RuleLink } from '../../rulebook/rule-links'
import styles from './ruling-view.module.css'

interface RulingViewProps {
  readonly ruling: Ruling
  readonly hands: readonly (readonly Tile[])[]
  readonly names: readonly string[]
  readonly blockedRule: BlockedRuleId
  /** The source the table plays from; the rule is cited from it where it has the rule. */
  readonly source: Source | null
  /** The match whose rules are cited; left out, the book as it is written. */
  readonly matchId?: MatchId | undefined
  /** The heading is there for screen readers only, and the region has another name: something around it is called so already. */
  readonly headingHidden?: boolean
  /** The hands lie in sight already: the tile that decided stands beside its test instead. */
  readonly handsInSight?: boolean
}

/** A ruling on a blocked round: each test on a line, with what it asks and what each hand has, then every hand once, and where it is written. */
export function RulingView({ ruling, hands, names, blockedRule, source, matchId, headingHidden = false, handsInSight = false }: RulingViewProps) {
  const rulingWords = words.match.ruling
  const told = scorerWords.rulingSteps(ruling, names, blockedRule)
  const closing = scorerWords.rulingOpen(ruling, blockedRule)
  const tile = handsInSight ? decidingTile(ruling) : null
  const rules = [...new Set(ruling.steps.map(({ rule }) => rule))]
  return (
    <section className={styles.ruling} aria-label={headingHidden ? words.arbiter.tests : rulingWords.heading}>
      <h3 className={headingHidden ? 'visually-hidden' : styles.heading}>
        {rulingWords.heading}
        {words.colon}
        {scorerWords.blockedRuleNames[blockedRule]}
      </h3>
      <ol className={styles.steps}>
        {ruling.steps.map(({ found }, at) => (
          <li key={at} className={styles.step} data-found={found.kind}>
            <p className={styles.told}>
              <span className={styles.asked}>
                <WholeCodes>{told[at]?.asked ?? ''}</WholeCodes>
              </span>{' '}
              <span className={styles.figures}>
                <WholeCodes>{told[at]?.found ?? ''}</WholeCodes>
              </span>
            </p>
            {found.kind === 'decided' && tile !== null && (
              <span className={styles.decided}>
                <DominoTile tile={tile} orientation="horizontal" />
              </span>
            )}
          </li>
        ))}
      </ol>
      {closing.map((sentence) => (
        <p key={sentence} className={styles.closing}>
          <WholeCodes>{sentence}</WholeCodes>
        </p>
      ))}
      {!handsInSight && <RulingHands ruling={ruling} hands={hands} names={names} />}
      <p className={styles.cited}>
        {rules.map((rule) => (
          <span key={rule}>
            <RuleLink id={rule} matchId={matchId} />{' '}
          </span>
        ))}
        · <WholeCodes>{words.arbiter.source(scorerWords.sourceNames[sourceOfBlockedRule(blockedRule, source)])}</WholeCodes>
      </p>
    </section>
  )
}

/** Every hand as it was shown, with the tiles that decided. */
function RulingHands({ ruling, hands, names }: Pick<RulingViewProps, 'ruling' | 'hands' | 'names'>) {
  const rulingWords = words.match.ruling
  const decision = ruling.steps.find(({ found }) => found.kind === 'decided')
  return (
    <ul className={styles.hands} aria-label={rulingWords.hands}>
      {hands.map((hand, seat) => {
        const wins = ruling.winner === seat
        return (
          <li key={seat} className={styles.hand} data-winner={wins || undefined}>
            <p className={styles.name}>
              {wins && <Icon name="check" />}
              {scorerWords.nameOf(names, seat)}
              {wins && <span className="visually-hidden"> {rulingWords.winner}</span>}
            </p>
            <p className={styles.tiles}>
              {hand.length === 0 && rulingWords.noTiles}
              {hand.map((tile, place) => {
                const decides = decision !== undefined && decision.looked.among.includes(seat) && deciding(decision.looked, seat, tile)
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
function deciding(looked: TestLooked, seat: number, tile: Tile): boolean {
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
