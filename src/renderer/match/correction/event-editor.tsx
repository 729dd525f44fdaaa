import { useState } from 'react'
import { makeTile, parseTile, type Tile } from '#shared/domino/tile'
import type { RecordEvent } from '#shared/match/record'
import type { MatchState } from '#shared/match/state'
import { scorerWords } from '../../messages/scorer'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { NumberField } from '../../components/field/number-field'
import { words } from '../../messages/page'
import { HandEditor } from '../block/hand-editor'
import { WholeSet } from '../entry/whole-set'
import { useTypedTile } from '../entry/use-typed-tile'
import { wayTexts } from '../entry/way-texts'
import { handTable } from '../model/blocked-hands'
import { padTiles } from '../model/pad-tiles'
import { choicesOf, chosenWay, eventOf, type Fields } from './fields'
import styles from './correction.module.css'

interface Props {
  readonly names: readonly string[]
  /** The table just before the event. */
  readonly before: MatchState
  readonly initial: Fields
  /** The event as it now reads; null while something is missing. */
  readonly onChange: (event: RecordEvent | null) => void
}

const TYPES = ['play', 'draw', 'pass'] as const

/** Everything an event says, each changeable: what happened, who, which tile and where, how many, whose hands. */
export function EventEditor({ names, before, initial, onChange }: Props) {
  const correctionWords = words.match.correction
  const [fields, setFields] = useState(initial)
  const change = (changed: Partial<Fields>): void => {
    const next = { ...fields, ...changed }
    setFields(next)
    onChange(eventOf(next, choicesOf(next, before)))
  }
  const isATurn = fields.type === 'play' || fields.type === 'draw' || fields.type === 'pass'
  return (
    <div className={styles.editor}>
      {isATurn && (
        <ChoiceGroup
          legend={correctionWords.type}
          layout="segments"
          choices={TYPES.map((type) => ({ value: type, label: correctionWords.types[type] }))}
          value={fields.type}
          onChange={(type) => change({ type })}
        />
      )}
      {isATurn && (
        <ChoiceGroup
          legend={correctionWords.player}
          layout="segments"
          choices={names.map((name, seat) => ({ value: seat, label: name }))}
          value={fields.player}
          onChange={(player) => change({ player })}
        />
      )}
      {fields.type === 'play' && <PlayFields fields={fields} before={before} onChange={change} />}
      {fields.type === 'draw' && (
        <NumberField
          label={correctionWords.count}
          value={fields.count}
          min={1}
          max={Math.max(1, before.round?.boneyard ?? 1)}
          onChange={(count) => change({ count })}
        />
      )}
      {fields.type === 'table' && <p>{correctionWords.tableStays}</p>}
      {fields.type === 'rules' && <p>{correctionWords.rulesStay}</p>}
      {fields.type === 'block' &&
        names.map((_, seat) => (
          <HandEditor key={seat} table={handTable(before)} names={names} hands={fields.hands} seat={seat} onChange={(hands) => change({ hands })} />
        ))}
    </div>
  )
}

interface PlayProps {
  readonly fields: Fields
  readonly before: MatchState
  readonly onChange: (changed: Partial<Fields>) => void
}

function PlayFields({ fields, before, onChange }: PlayProps) {
  const correctionWords = words.match.correction
  const choices = choicesOf(fields, before)
  const way = chosenWay(fields, choices)
  const ways = choices?.kind === 'ways' ? choices.ways : []
  const twoOrders = ways.length > 1 && ways.every((each) => each.arm === null)
  const parsed = fields.written === null ? null : parseTile(fields.written)
  const tiles = padTiles(before, words.match.pad)
  const take = (tile: Tile): void => {
    if (tiles.some((each) => each.tile === tile && each.look !== 'off')) onChange({ written: makeTile(tile) })
  }
  const typing = useTypedTile(before.rules.maxPip, take)
  const keyOf = (arm: Fields['arm'], written: string | null): string => `${arm ?? ''} ${written ?? ''}`
  return (
    <>
      <div className={styles.tiles} onKeyDown={typing.onKeyDown}>
        <p className={styles.label}>
          <span aria-hidden="true">{correctionWords.tile}</span> {typing.shown !== '' && words.match.entry.typed(typing.shown)}
        </p>
        <WholeSet
          label={correctionWords.tile}
          tiles={tiles}
          maxPip={before.rules.maxPip}
          chosen={parsed?.ok === true ? parsed.value.tile : null}
          onTap={take}
        />
      </div>
      {ways.length > 0 && (
        <ChoiceGroup
          legend={correctionWords.end}
          layout="segments"
          choices={ways.map((each) => {
            const { where, more } = wayTexts(each, twoOrders)
            return { value: keyOf(each.arm, each.written), label: `${where}${words.colon}${scorerWords.signed(each.delta)}`, description: more.join(', ') }
          })}
          value={way === null ? null : keyOf(way.arm, way.written)}
          onChange={(key) => {
            const picked = ways.find((each) => keyOf(each.arm, each.written) === key)
            if (picked !== undefined) onChange({ arm: picked.arm, written: picked.written })
          }}
        />
      )}
    </>
  )
}
