import { armName, openArms, type ArmName } from '#shared/domino/line'
import { makeWritten } from '#shared/domino/notation'
import { makeTile } from '#shared/domino/tile'
import type { Rules } from '#shared/games/rules'
import { scorerWords } from '../../../messages/scorer'
import { DominoTile } from '../../../components/domino-tile/domino-tile'
import { LineOfPlay, type LineGhost } from '../../../components/line-of-play/line-of-play'
import { words } from '../../../messages/page'
import type { TableRead } from '../../../match/arbiter/table-read'
import styles from './dispute-felt.module.css'

interface Props {
  readonly rules: Rules
  readonly table: TableRead
  readonly ghost: readonly LineGhost[]
  readonly onEnd?: (arm: ArmName) => void
  readonly className: string | undefined
}

/** The line as it was entered, on the felt. */
export function TableDrawn({ rules, table, ghost, onEnd, className }: Props) {
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
export function TilesWritten({ rules, table }: Pick<Props, 'rules'> & { readonly table: Extract<TableRead, { readonly kind: 'wrong' | 'no-bars' }> }) {
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
