import { useState, type Dispatch } from 'react'
import { makeTile } from '#shared/domino/tile'
import { Button } from '../../../components/button/button'
import { TextField } from '../../../components/field/text-field'
import { Icon } from '../../../components/icon/icon'
import type { CaseAction } from '../../../match/arbiter/case'
import type { ReadCase } from '../../../match/arbiter/dispute'
import { tableProblem } from '../../../match/arbiter/table-words'
import { useTypedTile } from '../../../match/entry/use-typed-tile'
import { WholeSet } from '../../../match/entry/whole-set'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { TablePhotoDialog } from '../../../photo/photo-dialogs'
import type { LineEntry } from './use-line-entry'
import styles from './entry.module.css'

interface Props {
  readonly read: ReadCase
  readonly text: string
  readonly entry: LineEntry
  readonly onChange: Dispatch<CaseAction>
}

/** The whole line of play: tapped or typed tile by tile, written as text, or read from a photo. It grows on the felt. */
export function LineEditor({ read, text, entry, onChange }: Props) {
  const tableWords = words.settle.table
  const [photo, setPhoto] = useState(false)
  const { rules } = read
  const { chosen } = entry
  const typing = useTypedTile(rules.maxPip, entry.add)
  const told = words.photo.line
  const spinner = rules.layout === 'spinner'
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
        label={spinner ? told.arms(rules.arms) : told.line}
        hint={spinner ? told.armsHint : told.lineHint}
        value={text}
        autoComplete="off"
        {...(problem === null ? {} : { error: problem })}
        onChange={({ target }) => onChange({ type: 'line', line: target.value })}
      />
      <div className={styles.row}>
        <Button onClick={() => setPhoto(true)}>
          <Icon name="camera" />
          {told.photo}
        </Button>
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
  if (chosen !== null) return layout === 'spinner' ? tableWords.whichArm(chosen) : tableWords.whichEnd(chosen)
  if (layout === 'spinner') return table.kind === 'line' ? tableWords.tapArms : tableWords.tapDouble
  return table.kind === 'line' ? tableWords.tapNext : tableWords.tap(scorerWords.gameWords(game).line)
}
