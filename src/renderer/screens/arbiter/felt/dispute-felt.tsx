import { armName } from '#shared/domino/line'
import { GAMES } from '#shared/games/index'
import { allSet } from '../../../components/dice/dice'
import { DiceShown } from '../../../components/dice/dice-shown'
import { Icon } from '../../../components/icon/icon'
import { blockedWords, type Answered } from '../../../match/arbiter/answered'
import type { Case } from '../../../match/arbiter/case'
import { tableProblem } from '../../../match/arbiter/table-words'
import { NumberDisc } from '../../../match/entry/number-disc'
import { diceShownLabels } from '../../../match/round/dice-labels'
import { BoneyardCount } from '../../../match/table/boneyard'
import { Felt } from '../../../match/table/felt'
import { words } from '../../../messages/page'
import type { Entered } from '../entry/entered'
import type { LineEntry } from '../entry/use-line-entry'
import { TableDrawn, TilesWritten } from './table-drawn'
import styles from './dispute-felt.module.css'

interface Props {
  readonly told: Case
  readonly answered: Answered
  readonly line: LineEntry
  readonly entering: Entered | null
  readonly onEnter: (what: Entered) => void
}

/** The table of the dispute: dice, line or ends, what is face down, and whether it is really blocked. */
export function DisputeFelt({ told, answered, line, entering, onEnter }: Props) {
  const { rules, table, words: game, account } = answered
  const tableWords = words.settle.table
  const down = account.book.boneyard
  const { chosen } = line
  return (
    <Felt
      className={styles.felt}
      data-nothing={table.kind === 'nothing' || undefined}
      {...(GAMES[rules.game].usesDice ? { dice: <DiceButton dice={told.dice} on={entering === 'dice'} onEnter={() => onEnter('dice')} /> } : {})}
      boneyard={account.wholeTable && down.least === down.most && <BoneyardCount name={game.boneyard} count={down.least} reserve={rules.reserve} />}
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

interface DiceProps {
  readonly dice: Case['dice']
  readonly on: boolean
  readonly onEnter: () => void
}

function DiceButton({ dice, on, onEnter }: DiceProps) {
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
