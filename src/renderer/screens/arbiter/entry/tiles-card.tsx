import { useEffect, useId, useRef, useState, type Dispatch } from 'react'
import { scorerWords } from '../../../messages/scorer'
import { Button } from '../../../components/button/button'
import { Card } from '../../../components/card/card'
import { Icon } from '../../../components/icon/icon'
import { Notice } from '../../../components/notice/notice'
import { words } from '../../../messages/page'
import { HandEditor } from '../../../match/block/hand-editor'
import { Steps } from '../../../match/block/steps'
import type { Case, CaseAction } from '../../../match/arbiter/case'
import type { ReadCase } from '../../../match/arbiter/dispute'
import { laidOn, playableOn, type TableRead } from '../../../match/arbiter/table-read'
import { TableEditor } from './table-editor'
import styles from './entry.module.css'

interface Props {
  readonly told: Case
  readonly read: ReadCase
  /** Where entering begins: with the table, or with the first hand. */
  readonly first: 'table' | 'hands'
  readonly onChange: Dispatch<CaseAction>
}

/** The tiles of the dispute: the table first, then each hand, one at a time on one pad. */
export function TilesCard({ told, read, first, onChange }: Props) {
  const tilesWords = words.settle.tiles
  const id = useId()
  const { names, rules, table } = read
  const [chosen, setAt] = useState(first === 'table' ? 0 : 1)
  /* A player may have been taken away. */
  const at = Math.min(chosen, names.length)
  const frame = useRef<HTMLDivElement>(null)
  const went = useRef(false)
  const go = (next: number): void => {
    went.current = true
    setAt(next)
  }
  useEffect(() => {
    if (went.current) frame.current?.querySelector<HTMLElement>('[data-hand-heading]')?.focus()
    went.current = false
  }, [at])

  const seat = at - 1
  const held = told.seats[seat]
  const next = names[at]
  const hands = told.seats.map(({ hand }) => hand)
  return (
    <Card className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {tilesWords.heading}
      </h2>
      <Steps
        label={tilesWords.steps}
        steps={[
          { key: 'table', label: tilesWords.table, told: tableTold(table) },
          ...told.seats.map(({ key, hand, expected }, place) => ({
            key,
            label: scorerWords.nameOf(names, place),
            told: words.match.block.counted(hand.length, expected),
          })),
        ]}
        at={at}
        onGo={go}
      />
      <div ref={frame} className={styles.editor}>
        {held === undefined ? (
          <TableEditor told={told} read={read} onChange={onChange} />
        ) : (
          <>
            <HandEditor
              key={held.key}
              names={names}
              seat={seat}
              hands={hands}
              table={{
                maxPip: rules.maxPip,
                copies: rules.copies,
                laid: laidOn(table, rules),
                playable: playableOn(table, rules),
                expected: told.seats.map(({ expected }) => expected),
              }}
              onChange={(changed) => onChange({ type: 'hand', key: held.key, tiles: changed[seat] ?? [] })}
            />
            {held.expected !== null && held.hand.length > 0 && held.hand.length < held.expected && !held.all && (
              <Notice tone="info" actions={<Button onClick={() => onChange({ type: 'all', key: held.key })}>{tilesWords.theseAreAll}</Button>}>
                <p>{tilesWords.counts(scorerWords.nameOf(names, seat), held.hand.length, held.expected)}</p>
              </Notice>
            )}
          </>
        )}
        {next !== undefined && (
          <div className={styles.next}>
            <Button variant="primary" onClick={() => go(at + 1)}>
              {tilesWords.nextHand(next)}
              <Icon name="forward" />
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

function tableTold(table: TableRead): string {
  const tilesWords = words.settle.tiles
  switch (table.kind) {
    case 'nothing':
      return tilesWords.notTold
    case 'wrong':
    case 'unwritten':
    case 'no-bars':
      return tilesWords.wrong
    case 'line':
      return scorerWords.counted(table.tiles.length, scorerWords.tileNoun)
    case 'ends':
      return tilesWords.ends(table.ends)
  }
}
