import type { Ref } from 'react'
import { Button } from '../../components/button/button'
import { TextField } from '../../components/field/text-field'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import styles from './check-in.module.css'

/** As long as the contract takes a name (`nameSchema`). */
const LONGEST_NAME = 60

/** Whether a name is somebody's who is here, or who is known, or nobody's yet. */
export type Standing = 'here' | 'known' | 'new'

interface Props {
  readonly ref: Ref<HTMLFieldSetElement>
  readonly names: readonly string[]
  readonly standingOf: (name: string) => Standing
  readonly onChange: (names: readonly string[]) => void
  /** Back to the text they were found in. */
  readonly onText: () => void
}

/** The names that a list was read as, each to change or take out before anyone is added. */
export function ListedNames({ ref, names, standingOf, onChange, onText }: Props) {
  const { checkIn } = words.evening
  const told = { here: checkIn.hereAlready, known: checkIn.known, new: checkIn.newName }
  return (
    <fieldset ref={ref} tabIndex={-1} className={styles.known}>
      <legend>{checkIn.list}</legend>
      <p>{checkIn.listHint}</p>
      <ol className={styles.listed}>
        {names.map((name, at) => (
          <li key={at} className={styles.listedName}>
            <TextField
              label={checkIn.nameAt(at + 1)}
              labelHidden
              value={name}
              maxLength={LONGEST_NAME}
              dir="auto"
              autoComplete="off"
              onChange={(event) => onChange(names.with(at, event.target.value))}
            />
            <span className={styles.standing} data-standing={standingOf(name)}>
              {name.trim() !== '' && told[standingOf(name)]}
            </span>
            <Button variant="quiet" shape="icon" aria-label={checkIn.remove(name)} onClick={() => onChange(names.toSpliced(at, 1))}>
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ol>
      <Button onClick={onText}>{checkIn.backToText}</Button>
    </fieldset>
  )
}
