import { type Dispatch, type Ref, useState } from 'react'
import { armName, liesAcross, liesRoundLead } from '#shared/domino/line'
import { distinctTiles, WHOLE_SET } from '#shared/domino/set'
import { makeTile, type Suit } from '#shared/domino/tile'
import type { Rules } from '#shared/games/rules'
import { Button } from '../../../components/button/button'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { DICE_KINDS, type DiceChoice, type DiceKind } from '../../../components/dice/dice'
import { DiceSetter } from '../../../components/dice/dice-setter'
import { NumberField } from '../../../components/field/number-field'
import { Select, TextField } from '../../../components/field/text-field'
import { Icon } from '../../../components/icon/icon'
import { Notice } from '../../../components/notice/notice'
import { type Case, type CaseAction, TABLE_KINDS } from '../../../match/arbiter/case'
import type { ReadCase } from '../../../match/arbiter/dispute'
import { diceOfTile, tileOfDice } from '../../../match/arbiter/rolled'
import { laidOn, playableOn } from '../../../match/arbiter/table-read'
import { tableProblem } from '../../../match/arbiter/table-words'
import { HandEditor } from '../../../match/block/hand-editor'
import { useTypedTile } from '../../../match/entry/use-typed-tile'
import { WholeSet } from '../../../match/entry/whole-set'
import { diceSetterLabels } from '../../../match/round/dice-labels'
import { words } from '../../../messages/page'
import { lineField } from '../../../photo/line/line-field'
import { scorerWords } from '../../../messages/scorer'
import { DicePhotoButton } from '../../../photo/dice/dice-photo-button'
import { TablePhotoDialog } from '../../../photo/photo-dialogs'
import type { Entered } from './entered'
import type { LineEntry } from './use-line-entry'
import styles from './entry.module.css'

interface LineEditorProps {
  readonly read: ReadCase
  readonly text: string
  readonly entry: LineEntry
  readonly onChange: Dispatch<CaseAction>
}

/** The whole line of play: tapped or typed tile by tile, written as text, or read from a photo. It grows on the felt. */
function LineEditor({ read, text, entry, onChange }: LineEditorProps) {
  const tableWords = words.settle.table
  const [photo, setPhoto] = useState(false)
  const { rules } = read
  const { chosen } = entry
  const typing = useTypedTile(rules.maxPip, entry.add)
  const told = words.photo.line
  const problem = tableProblem(read)
  return (
    <div className={styles.line}>
      <div role="group" aria-label={tableWords.pad} className={styles.pad} onKeyDown={typing.onKeyDown}>
        <p role="status" className={styles.prompt}>
          {typing.shown === '' ? promptOf(chosen === null ? null : makeTile(chosen), read) : words.match.entry.typed(typing.shown)}
        </p>
        {chosen !== null && (
          <div className={styles.row}>
            {entry.arms.map((name) => (
              <Button key={name} onClick={() => entry.layAt(name)}>
                {tableWords.layAt(makeTile(chosen), name)}
              </Button>
            ))}
          </div>
        )}
        <WholeSet label={tableWords.pad} tiles={entry.pad} maxPip={rules.maxPip} chosen={chosen} onTap={entry.add} />
      </div>
      <TextField
        {...lineField(rules)}
        value={text}
        autoComplete="off"
        {...(problem === null ? {} : { error: problem })}
        onChange={({ target }) => onChange({ type: 'line', line: target.value })}
      />
      <div className={styles.row}>
        {!liesAcross(rules.layout) && (
          <Button onClick={() => setPhoto(true)}>
            <Icon name="camera" />
            {told.photo}
          </Button>
        )}
        <Button disabled={entry.undo === null} onClick={() => entry.undo?.()}>
          <Icon name="undo" />
          {tableWords.takeBack}
        </Button>
        {text !== '' && (
          <Button variant="quiet" onClick={() => entry.write('')}>
            {tableWords.clear}
          </Button>
        )}
      </div>
      {photo && <TablePhotoDialog rules={rules} onLine={entry.write} onClose={() => setPhoto(false)} />}
    </div>
  )
}

function promptOf(chosen: string | null, { table, rules: { layout, game } }: ReadCase): string {
  const tableWords = words.settle.table
  if (chosen !== null) return liesRoundLead(layout) ? tableWords.whichArm(chosen) : tableWords.whichEnd(chosen)
  if (liesRoundLead(layout)) return table.kind === 'line' ? tableWords.tapArms : tableWords.tapDouble
  return table.kind === 'line' ? tableWords.tapNext : tableWords.tap(scorerWords.gameWords(game).line)
}

/** What each open end shows, where nobody wants to tell the whole line. */
function EndsEditor({ rules, ends, onChange }: { readonly rules: Rules; readonly ends: readonly (Suit | null)[]; readonly onChange: Dispatch<CaseAction> }) {
  const tableWords = words.settle.table
  const suits = Array.from({ length: rules.maxPip + 1 }, (_, suit) => suit)
  /* A cross goes up and down only once it goes on to both sides. */
  const open = ends.map((suit) => suit !== null && suit !== undefined)
  const arms = !liesAcross(rules.layout) || (open[0] && open[1]) || open.slice(2).some(Boolean) ? rules.arms : 2
  return (
    <div className={styles.row}>
      {Array.from({ length: arms }, (_, arm) => (
        <Select
          key={arm}
          className={styles.end}
          label={tableWords.endOf(armName(rules.layout, arm))}
          value={ends[arm] ?? ''}
          onChange={({ target }) => onChange({ type: 'end', arm, suit: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{tableWords.endOpen}</option>
          {suits.map((suit) => (
            <option key={suit} value={suit}>
              {tableWords.suit(suit)}
            </option>
          ))}
        </Select>
      ))}
    </div>
  )
}

interface BoneyardProps {
  readonly label: string
  readonly counted: number | null
  readonly most: number
  readonly onChange: Dispatch<CaseAction>
}

/** Tiles face down, where someone has counted them. */
function BoneyardCount({ label, counted, most, onChange }: BoneyardProps) {
  const tableWords = words.settle.table
  const set = (boneyard: number | null): void => onChange({ type: 'boneyard', boneyard })
  return (
    <div className={styles.row}>
      <Select label={label} value={counted === null ? 'untold' : 'counted'} onChange={({ target }) => set(target.value === 'untold' ? null : 2)}>
        <option value="untold">{tableWords.boneyardUntold}</option>
        <option value="counted">{tableWords.boneyardCounted}</option>
      </Select>
      {counted !== null && <NumberField label={tableWords.boneyardTiles} min={0} max={most} value={counted} onChange={set} />}
    </div>
  )
}

interface TableEditorProps {
  readonly told: Case
  readonly read: ReadCase
  readonly line: LineEntry
  readonly onChange: Dispatch<CaseAction>
}

/** What lies on the table: its open ends, or the whole line. All of it may be left out. */
function TableEditor({ told, read, line, onChange }: TableEditorProps) {
  const tableWords = words.settle.table
  const { rules } = read
  return (
    <>
      <h2 className={styles.heading} tabIndex={-1} data-hand-heading>
        {tableWords.heading}
      </h2>
      <p className={styles.hint}>{tableWords.optional}</p>
      <ChoiceGroup
        legend={tableWords.kind}
        legendHidden
        layout="segments"
        choices={TABLE_KINDS.map((kind) => ({ value: kind, label: tableWords.kinds[kind] }))}
        value={told.table.kind}
        onChange={(kind) => onChange({ type: 'table', kind })}
      />
      {told.table.kind === 'ends' ? (
        <EndsEditor rules={rules} ends={told.table.ends} onChange={onChange} />
      ) : (
        <LineEditor read={read} text={told.table.line} entry={line} onChange={onChange} />
      )}
      <BoneyardCount
        label={tableWords.boneyard(scorerWords.gameWords(rules.game).boneyard)}
        counted={told.boneyard}
        most={distinctTiles(rules.maxPip) * rules.copies}
        onChange={onChange}
      />
    </>
  )
}

/** Flower and Scorpion of the round: by the faces of the dice, by the tiles they name, or by a photo. */
function DiceEditor({ dice, onChange }: { readonly dice: DiceChoice; readonly onChange: Dispatch<CaseAction> }) {
  const rollWords = words.settle.roll
  const set = (next: DiceChoice): void => onChange({ type: 'dice', dice: next })
  return (
    <>
      <h2 className={styles.heading} tabIndex={-1} data-hand-heading>
        {rollWords.heading}
      </h2>
      <p className={styles.hint}>{rollWords.hint}</p>
      <DiceSetter value={dice} labels={diceSetterLabels()} onChange={set} />
      <div className={styles.row}>
        {DICE_KINDS.map((kind) => (
          <TileOfDice key={kind} kind={kind} dice={dice} onDice={set} />
        ))}
        <DicePhotoButton about="settle" labels={diceSetterLabels()} dice={dice} keeps={false} onDice={set} />
      </div>
    </>
  )
}

function TileOfDice({ kind, dice, onDice }: { readonly kind: DiceKind; readonly dice: DiceChoice; readonly onDice: (dice: DiceChoice) => void }) {
  const rollWords = words.settle.roll
  const set = dice[kind].join(' ')
  /* What is typed stands until the dice are set to something else. */
  const [typed, setTyped] = useState<{ readonly over: string; readonly text: string } | null>(null)
  const [left, setLeft] = useState(false)
  const named = tileOfDice(dice[kind])
  const text = typed?.over === set ? typed.text : named === null ? '' : makeTile(named)
  const change = (next: string): void => {
    const faces = diceOfTile(next)
    setTyped({ over: faces?.join(' ') ?? set, text: next })
    if (faces !== null) onDice({ ...dice, [kind]: faces })
  }
  const wrong = left && text.trim() !== '' && diceOfTile(text) === null
  return (
    <TextField
      label={rollWords[kind]}
      value={text}
      maxLength={8}
      autoComplete="off"
      placeholder="6-4"
      {...(wrong ? { error: rollWords.notATile } : {})}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setLeft(true)}
    />
  )
}

interface EntryPanelProps {
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
export function EntryPanel({ at, told, read, line, onChange, onFull, onClose, ref }: EntryPanelProps) {
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

function OneHand({
  seat,
  told,
  read: { rules, names, table },
  onChange,
  onFull,
}: Omit<EntryPanelProps, 'at' | 'line' | 'onClose' | 'ref'> & { readonly seat: number }) {
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
          laid: laidOn(table, rules, told.set),
          set: told.set ?? WHOLE_SET,
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
