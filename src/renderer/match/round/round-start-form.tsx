import { type KeyboardEvent } from 'react'
import { scorerWords } from '../../messages/scorer'
import { rollDice } from '../../app/roll-dice'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { DiceSetter, typedBeside } from '../../components/dice/dice-setter'
import { FieldError } from '../../components/field/field'
import { plainKey } from '../../keyboard/read-key'
import { words } from '../../messages/page'
import { DicePhotoButton } from '../../photo/dice/dice-photo-button'
import { nextLeader } from '../model/next-leader'
import type { MatchView } from '../match-view'
import type { StartDraft } from '../setup/first-round'
import { diceSetterLabels } from './dice-labels'
import styles from './ruling-view.module.css'

interface RoundStartFormProps {
  readonly view: MatchView
  readonly draft: StartDraft
  readonly onChange: (draft: StartDraft) => void
  /** The rule's advice stands beside the choice of a new round, not of one that was played. */
  readonly advise: boolean
  /** Says what is missing once someone tried to go on. */
  readonly tried: boolean
  /** Enter on a die, once nothing of the roll is missing. */
  readonly onDone?: () => void
}

/** Where the focus belongs while something is missing: who leads, or else the first die without a face. Typed digits set it. */
export function firstMissing(form: HTMLElement | null, { leader }: StartDraft): HTMLElement | null {
  return form?.querySelector<HTMLElement>(leader === null ? 'input' : '[data-die][data-empty]') ?? null
}

/** Who leads and, where the game has them, what the dice show. */
export function RoundStartForm({ view, draft, onChange, advise, tried, onDone }: RoundStartFormProps) {
  const roundWords = words.match.round
  const { names, preset } = view
  const named = nextLeader(view)
  const { dice } = draft
  const diceOpen = dice !== null && [...dice.flower, ...dice.scorpion].includes(null)
  /* The page says to type the dice, and a name takes no digit: so on a name too it is a die. */
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const isOnName = event.target instanceof HTMLInputElement && event.target.type === 'radio'
    const typed = dice !== null && isOnName ? typedBeside(dice, plainKey(event)) : null
    if (typed === null) return
    event.preventDefault()
    onChange({ ...draft, dice: typed.dice })
    event.currentTarget.querySelector<HTMLElement>(`[data-die="${typed.focus}"]`)?.focus()
  }
  return (
    <div className={styles.form} onKeyDown={onKeyDown}>
      <ChoiceGroup
        legend={roundWords.leader(view.words.leader)}
        {...(advise
          ? {
              hint: [
                scorerWords.leaderAdvice[view.scored.rounds.length === 0 ? preset.firstLeader : preset.nextLeader],
                named === null ? '' : roundWords.suggested(names[named] ?? ''),
              ]
                .join(' ')
                .trim(),
            }
          : {})}
        {...(tried && draft.leader === null ? { error: roundWords.chooseLeader } : {})}
        layout="segments"
        choices={names.map((name, seat) => ({ value: seat, label: name }))}
        value={draft.leader}
        onChange={(leader) => onChange({ ...draft, leader })}
      />
      {dice !== null && (
        <fieldset className={styles.dice}>
          <legend className={styles.legend}>{roundWords.dice}</legend>
          <p className={styles.hint}>{roundWords.diceHint}</p>
          <DiceSetter
            value={dice}
            labels={diceSetterLabels()}
            onChange={(next) => onChange({ ...draft, dice: next })}
            onRoll={() => onChange({ ...draft, dice: rollDice() })}
            {...(onDone === undefined ? {} : { onDone })}
            beside={
              <DicePhotoButton
                about={`${view.matchId}.${view.revision}`}
                labels={diceSetterLabels()}
                dice={dice}
                keeps={advise}
                onDice={(next) => onChange({ ...draft, dice: next })}
              />
            }
          />
          {tried && diceOpen && <FieldError id="dice-missing">{roundWords.chooseDice}</FieldError>}
        </fieldset>
      )}
    </div>
  )
}
