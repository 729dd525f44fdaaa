import { useState, type ReactNode } from 'react'
import { Disclosure } from '../disclosure/disclosure'
import styles from './chart.module.css'

interface PersonLine {
  readonly person: string
}

interface LinesChoice<L extends PersonLine> {
  /** Those that are shown, in the order in which they came. */
  readonly lines: readonly L[]
  /** Where the person chooses them; null where there is nothing to choose. */
  readonly choice: ReactNode
}

/**
 * The lines of a chart that are shown: the first `most`, until the person chooses others.
 *
 * One stays, and no more than `most` are shown at once, as more could not be followed. `nameOf` draws a person's name.
 */
export function useLinesChoice<L extends PersonLine>(all: readonly L[], most: number, label: string, nameOf: (line: L) => ReactNode): LinesChoice<L> {
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const lines = all.filter(({ person }, at) => (chosen === null ? at < most : chosen.includes(person)))
  const choose = (person: string, on: boolean): void => {
    const others = lines.map((line) => line.person).filter((other) => other !== person)
    setChosen(on ? [...others, person] : others)
  }
  const choice =
    all.length < 2 ? null : (
      <Disclosure summary={label} lazy className={styles.choose}>
        <fieldset className={styles.people}>
          <legend className="visually-hidden">{label}</legend>
          {all.map((line) => {
            const shown = lines.includes(line)
            return (
              <label key={line.person} className={styles.person}>
                <input
                  type="checkbox"
                  checked={shown}
                  disabled={shown ? lines.length === 1 : lines.length >= most}
                  onChange={(event) => choose(line.person, event.target.checked)}
                />
                {nameOf(line)}
              </label>
            )
          })}
        </fieldset>
      </Disclosure>
    )
  return { lines, choice }
}
