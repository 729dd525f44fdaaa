import type { Dispatch, Ref } from 'react'
import { Button } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { Notice } from '../../../components/notice/notice'
import type { Case, CaseAction } from '../../../match/arbiter/case'
import type { ReadCase } from '../../../match/arbiter/dispute'
import { laidOn, playableOn } from '../../../match/arbiter/table-read'
import { HandEditor } from '../../../match/block/hand-editor'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { DiceEditor } from './dice-editor'
import type { Entered } from './entered'
import { TableEditor } from './table-editor'
import type { LineEntry } from './use-line-entry'
import styles from './entry.module.css'

interface Props {
  readonly at: Entered
  readonly told: Case
  readonly read: ReadCase
  readonly line: LineEntry
  readonly onChange: Dispatch<CaseAction>
  /** The hand that is open has as many tiles as were counted. */
  readonly onFull: () => void
  readonly onClose: () => void
  readonly ref: Ref<HTMLDivElement>
}

/** The pad for what is being entered: a hand, the table or the dice. What it enters lies in its tray or on the felt. */
export function EntryPanel({ at, told, read, line, onChange, onFull, onClose, ref }: Props) {
  return (
    <div ref={ref} className={styles.panel}>
      {at === 'table' ? (
        <TableEditor told={told} read={read} line={line} onChange={onChange} />
      ) : at === 'dice' ? (
        <DiceEditor dice={told.dice} onChange={onChange} />
      ) : (
        <OneHand seat={at} told={told} read={read} onChange={onChange} onFull={onFull} />
      )}
      <Button variant="quiet" shape="icon" className={styles.close} aria-label={words.settle.tiles.done} title={words.settle.tiles.done} onClick={onClose}>
        <Icon name="close" />
      </Button>
    </div>
  )
}

function OneHand({ seat, told, read: { rules, names, table }, onChange, onFull }: Omit<Props, 'at' | 'line' | 'onClose' | 'ref'> & { readonly seat: number }) {
  const tilesWords = words.settle.tiles
  const held = told.seats[seat]
  if (held === undefined) return null
  return (
    <>
      <HandEditor
        tilesElsewhere
        names={names}
        seat={seat}
        hands={told.seats.map(({ hand }) => hand)}
        table={{
          maxPip: rules.maxPip,
          copies: rules.copies,
          laid: laidOn(table, rules),
          playable: playableOn(table, rules),
          expected: told.seats.map(({ expected }) => expected),
        }}
        onChange={(changed) => onChange({ type: 'hand', key: held.key, tiles: changed[seat] ?? [] })}
        onFull={onFull}
      />
      {held.expected !== null && held.hand.length > 0 && held.hand.length < held.expected && !held.all && (
        <Notice tone="info" actions={<Button onClick={() => onChange({ type: 'all', key: held.key })}>{tilesWords.theseAreAll}</Button>}>
          <p>{tilesWords.counts(scorerWords.nameOf(names, seat), held.hand.length, held.expected)}</p>
        </Notice>
      )}
    </>
  )
}
