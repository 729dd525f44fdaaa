import { armName, type ArmName, openArms } from '#shared/domino/line'
import { makeWritten } from '#shared/domino/notation'
import { makeTile } from '#shared/domino/tile'
import { GAMES } from '#shared/games/index'
import type { Rules } from '#shared/games/rules'
import { allSet } from '../../../components/dice/dice'
import { DiceShown } from '../../../components/dice/dice-shown'
import { DominoTile } from '../../../components/domino-tile/domino-tile'
import { Icon } from '../../../components/icon/icon'
import { type LineGhost, LineOfPlay } from '../../../components/line-of-play/line-of-play'
import { type Answered, blockedWords } from '../../../match/arbiter/answered'
import type { Case } from '../../../match/arbiter/case'
import type { TableRead } from '../../../match/arbiter/table-read'
import { tableProblem } from '../../../match/arbiter/table-words'
import { NumberDisc } from '../../../match/entry/number-disc'
import { diceShownLabels } from '../../../match/round/dice-labels'
import { BoneyardCount } from '../../../match/table/boneyard'
import { Felt } from '../../../match/table/felt'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import type { Entered } from '../entry/entered'
import { reserveOf } from '#shared/rules/drawable'
import type { LineEntry } from '../entry/use-line-entry'
import styles from './dispute-felt.module.css'

interface TableDrawnProps {
  readonly rules: Rules
  readonly table: TableRead
  readonly ghost: readonly LineGhost[]
  readonly onEnd?: (arm: ArmName) => void
  readonly className: string | undefined
}

/** The line as it was entered, on the felt. */
function TableDrawn({ rules, table, ghost, onEnd, className }: TableDrawnProps) {
  const tableWords = words.settle.table
  const line = table.kind === 'line' ? table.line : null
  const open = line === null ? [] : openArms(line, rules.completeFirstDouble)
  return (
    <LineOfPlay
      className={className}
      ground={false}
      label={words.match.line.label(scorerWords.gameWords(rules.game).line)}
      layout={rules.layout}
      tiles={
        table.kind === 'line'
          ? table.tiles.map(({ tile, arm, outward }, at) => ({ key: String(at), tile, arm, outward, label: tableWords.tile(makeTile(tile)) }))
          : []
      }
      ends={(line?.ends ?? []).map(({ suit, double }, arm) => {
        const name = armName(rules.layout, arm)
        const lays = ghost.find((each) => each.arm === name)
        const told = words.match.line.end(name, suit, double)
        return {
          arm: name,
          suit,
          playable: ghost.length === 0 ? open.includes(arm) : lays !== undefined,
          label: lays === undefined ? told : `${told}${words.colon}${tableWords.layAt(makeTile(lays.tile), name)}`,
        }
      })}
      ghost={ghost}
      empty={tableWords.empty}
      {...(onEnd === undefined ? {} : { onEndClick: onEnd })}
    />
  )
}

/** The tiles of a line that cannot be there, as they were written, a row for each arm; where two do not join stands a sign between them. */
function TilesWritten({ rules, table }: Pick<TableDrawnProps, 'rules'> & { readonly table: Extract<TableRead, { readonly kind: 'wrong' | 'no-bars' }> }) {
  const gap = table.kind === 'wrong' ? table.gap : null
  return (
    <div className={styles.written} role="group" aria-label={words.match.line.label(scorerWords.gameWords(rules.game).line)}>
      {table.rows.map((tiles, row) => (
        <div key={row} className={styles.row}>
          {tiles.map((tile, at) => (
            <span key={at} className={styles.tile} data-apart={tile === gap?.after || undefined}>
              <DominoTile tile={tile.tile} orientation="horizontal" flipped={tile.first < tile.second} label={makeWritten(tile)} />
            </span>
          ))}
        </div>
      ))}
    </div>
  )
}

interface DisputeFeltProps {
  readonly told: Case
  readonly answered: Answered
  readonly line: LineEntry
  readonly entering: Entered | null
  readonly onEnter: (what: Entered) => void
}

/** The table of the dispute: dice, line or ends, what is face down, and whether it is really blocked. */
export function DisputeFelt({ told, answered, line, entering, onEnter }: DisputeFeltProps) {
  const { rules, table, words: game, account } = answered
  const tableWords = words.settle.table
  const down = account.book.boneyard
  const { chosen } = line
  return (
    <Felt
      className={styles.felt}
      data-nothing={table.kind === 'nothing' || undefined}
      {...(GAMES[rules.game].usesDice ? { dice: <DiceButton dice={told.dice} on={entering === 'dice'} onEnter={() => onEnter('dice')} /> } : {})}
      boneyard={account.wholeTable && down.least === down.most && <BoneyardCount name={game.boneyard} count={down.least} reserve={reserveOf(rules)} />}
      caption={
        <div className={styles.caption}>
          <p className={styles.told}>{captionOf(answered)}</p>
          <button type="button" className={styles.button} aria-pressed={entering === 'table'} data-enter="table" onClick={() => onEnter('table')}>
            <Icon name={table.kind === 'nothing' ? 'add' : 'pencil'} />
            {table.kind === 'nothing' ? tableWords.enter : tableWords.change}
          </button>
        </div>
      }
    >
      {table.kind === 'wrong' || table.kind === 'no-bars' ? (
        <TilesWritten rules={rules} table={table} />
      ) : told.table.kind === 'line' || table.kind === 'nothing' ? (
        <TableDrawn
          className={styles.line}
          rules={rules}
          table={table}
          ghost={chosen === null || entering !== 'table' ? [] : line.arms.map((arm) => ({ arm, tile: chosen }))}
          {...(chosen === null || entering !== 'table' ? {} : { onEnd: line.layAt })}
        />
      ) : (
        <ul className={styles.ends} aria-label={words.arbiter.ends}>
          {Array.from({ length: rules.arms }, (_, arm) => {
            const suit = told.table.ends[arm] ?? null
            return (
              <li key={arm} className={styles.end}>
                {suit === null ? <span className={styles.open}>?</span> : <NumberDisc suit={suit} />}
                <span>{tableWords.endOf(armName(rules.layout, arm))}</span>
              </li>
            )
          })}
        </ul>
      )}
    </Felt>
  )
}

/** Whether the round is blocked, as far as the table and the hands say it. */
function captionOf(answered: Answered): string {
  const { account } = answered
  if (account.standing !== 'unknown') return blockedWords(answered)
  return tableProblem(answered) ?? words.arbiter.cannotTell
}

function DiceButton({ dice, on, onEnter }: { readonly dice: Case['dice']; readonly on: boolean; readonly onEnter: () => void }) {
  return (
    <button type="button" className={styles.button} aria-pressed={on} data-enter="dice" onClick={onEnter}>
      {allSet(dice) ? (
        <>
          <DiceShown on="felt" value={dice} labels={diceShownLabels(dice)} />
          <span className="visually-hidden">{words.settle.roll.change}</span>
        </>
      ) : (
        <>
          <Icon name="add" />
          {words.settle.roll.set}
        </>
      )}
    </button>
  )
}
