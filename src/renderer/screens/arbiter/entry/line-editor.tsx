import { useState, type Dispatch } from 'react'
import { armName, type ArmName } from '#shared/domino/line'
import { tilesOfSet } from '#shared/domino/set'
import { makeTile, type Tile } from '#shared/domino/tile'
import type { Rules } from '#shared/rules/rules'
import { scorerWords } from '../../../messages/scorer'
import { Button } from '../../../components/button/button'
import { TextField } from '../../../components/field/text-field'
import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import { TablePhotoDialog } from '../../../photo/photo-dialogs'
import { WholeSet } from '../../../match/entry/whole-set'
import { useTypedTile } from '../../../match/entry/use-typed-tile'
import type { PadTile } from '../../../match/model/pad-tiles'
import { TableDrawn } from '../table-drawn'
import type { CaseAction } from '../../../match/arbiter/case'
import { withTileLaid } from '../../../match/arbiter/line-text'
import { addableTo, armsFor, laidOn, type TableRead } from '../../../match/arbiter/table-read'
import styles from './entry.module.css'

interface Props {
  readonly rules: Rules
  readonly names: readonly string[]
  readonly text: string
  readonly table: TableRead
  /** Tiles that hands hold: they cannot lie on the table too. */
  readonly inHands: readonly Tile[]
  readonly onChange: Dispatch<CaseAction>
}

/** The whole line of play: tapped or typed tile by tile, written as text, or read from a photo. */
export function LineEditor({ rules, names, text, table, inHands, onChange }: Props) {
  const tableWords = words.settle.table
  const [chosen, setChosen] = useState<Tile | null>(null)
  const [before, setBefore] = useState<readonly string[]>([])
  const [photo, setPhoto] = useState(false)
  const line = table.kind === 'line' ? table.line : null
  const arms = chosen === null || line === null ? [] : armsFor(line, chosen)
  const tiles = padOf(table, rules, inHands)

  const write = (next: string): void => {
    setBefore([...before, text])
    setChosen(null)
    onChange({ type: 'line', line: next })
  }
  const add = (tile: Tile): void => {
    if (tiles.find((each) => each.tile === tile)?.look !== 'free') return
    const fitting = line === null ? [0] : armsFor(line, tile)
    if (fitting.length > 1) setChosen(tile === chosen ? null : tile)
    else if (fitting[0] !== undefined) write(withTileLaid(text, line, tile, fitting[0]))
  }
  const layAt = (name: ArmName): void => {
    const arm = arms.find((each) => armName(rules.layout, each) === name)
    if (chosen !== null && arm !== undefined) write(withTileLaid(text, line, chosen, arm))
  }
  const typing = useTypedTile(rules.maxPip, add)
  const told = words.photo.line
  const spinner = rules.layout === 'spinner'
  return (
    <div className={styles.line}>
      <TableDrawn
        className={styles.felt}
        rules={rules}
        table={table}
        ghost={chosen === null ? [] : arms.map((arm) => ({ arm: armName(rules.layout, arm), tile: chosen }))}
        {...(chosen === null ? {} : { onEnd: layAt })}
      />
      <div role="group" aria-label={tableWords.pad} className={styles.pad} onKeyDown={typing.onKeyDown}>
        <p role="status" className={styles.prompt}>
          {typing.shown === '' ? promptOf(chosen, rules, table) : words.match.entry.typed(typing.shown)}
        </p>
        {chosen !== null && (
          <div className={styles.row}>
            {arms.map((arm) => {
              const name = armName(rules.layout, arm)
              return (
                <Button key={arm} variant="primary" onClick={() => layAt(name)}>
                  {tableWords.layAt(makeTile(chosen), name)}
                </Button>
              )
            })}
          </div>
        )}
        <WholeSet label={tableWords.pad} tiles={tiles} maxPip={rules.maxPip} chosen={chosen} onTap={add} />
      </div>
      <TextField
        label={spinner ? told.arms(rules.arms) : told.line}
        hint={spinner ? told.armsHint : told.lineHint}
        value={text}
        autoComplete="off"
        {...errorOf(table, rules, names)}
        onChange={({ target }) => onChange({ type: 'line', line: target.value })}
      />
      <div className={styles.row}>
        <Button onClick={() => setPhoto(true)}>
          <Icon name="camera" />
          {told.photo}
        </Button>
        <Button
          disabled={before.length === 0}
          onClick={() => {
            onChange({ type: 'line', line: before.at(-1) ?? '' })
            setBefore(before.slice(0, -1))
            setChosen(null)
          }}
        >
          <Icon name="undo" />
          {tableWords.takeBack}
        </Button>
        {text !== '' && (
          <Button variant="quiet" onClick={() => write('')}>
            {tableWords.clear}
          </Button>
        )}
      </div>
      {photo && <TablePhotoDialog rules={rules} onLine={write} onClose={() => setPhoto(false)} />}
    </div>
  )
}

function padOf(table: TableRead, rules: Rules, inHands: readonly Tile[]): readonly PadTile[] {
  const tableWords = words.settle.table
  const laid = laidOn(table, rules)
  const addable = addableTo(table, rules)
  return tilesOfSet(rules.maxPip).map((tile): PadTile => {
    const left = rules.copies - (laid[tile] ?? 0)
    if (left <= 0) return { tile, look: 'off', note: tableWords.there }
    if (left <= inHands.filter((held) => held === tile).length) return { tile, look: 'off', note: tableWords.held }
    return addable.has(tile) ? { tile, look: 'free', note: null } : { tile, look: 'quiet', note: tableWords.fits }
  })
}

function promptOf(chosen: Tile | null, { layout, game }: Rules, table: TableRead): string {
  const tableWords = words.settle.table
  if (chosen !== null) return layout === 'spinner' ? tableWords.whichArm(makeTile(chosen)) : tableWords.whichEnd(makeTile(chosen))
  if (layout === 'spinner') return table.kind === 'line' ? tableWords.tapArms : tableWords.tapDouble
  return table.kind === 'line' ? tableWords.tapNext : tableWords.tap(scorerWords.gameWords(game).line)
}

function errorOf(table: TableRead, { layout, game }: Rules, names: readonly string[]): { readonly error?: string } {
  if (table.kind === 'wrong') return { error: scorerWords.refusalSentence(table.why, names, game) }
  if (table.kind === 'no-bars') return { error: words.photo.line.noBars }
  return table.kind === 'unwritten' ? { error: words.photo.line.unwritten(layout) } : {}
}
