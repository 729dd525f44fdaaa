import styles from './steps.module.css'

interface StepShown {
  readonly key: string | number
  readonly label: string
  /** How far it is, in a word or two. */
  readonly told: string
}

interface StepsProps {
  readonly label: string
  readonly steps: readonly StepShown[]
  readonly at: number
  readonly onGo: (at: number) => void
}

/** What is asked one after the other, with how far each is; any can be gone to. */
export function Steps({ label, steps, at, onGo }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ key, label: name, told }, place) => (
        <li key={key} aria-current={place === at ? 'step' : undefined} className={styles.step}>
          <button type="button" className={styles.button} onClick={() => onGo(place)}>
            {name} <span className={styles.told}>{told}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
