import { armName, openArms, type ArmName } from '#shared/domino/line'
import { makeTile } from '#shared/domino/tile'
import type { Rules } from '#shared/rules/rules'
import { scorerWords } from '../../../messages/scorer'
import { LineOfPlay, type LineGhost } from '../../../components/line-of-play/line-of-play'
import { words } from '../../../messages/page'
import type { TableRead } from '../../../match/arbiter/table-read'

interface Props {
  readonly rules: Rules
  readonly table: TableRead
  readonly ghost: readonly LineGhost[]
  readonly onEnd?: (arm: ArmName) => void
  readonly className: string | undefined
}

/** The line as it was entered, on the felt; of a line that cannot be there is nothing to draw. */
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
