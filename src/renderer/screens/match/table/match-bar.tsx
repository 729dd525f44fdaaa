import { changesIn } from '#shared/match/rules-at'
import { usePermissions } from '../../../app/permissions'
import { paths } from '../../../navigation/paths'
import { Button, ButtonLink } from '../../../components/button/button'
import { DiceShown } from '../../../components/dice/dice-shown'
import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import type { MatchView } from '../../../match/match-view'
import { diceShownLabels } from '../../../match/round/dice-labels'
import { ShowMenu } from './show-menu'
import styles from './match-bar.module.css'

interface Props {
  readonly view: MatchView
  /** Each press counts, also while the one before it is under way. */
  readonly onBack: (step: 'undo' | 'redo') => void
  readonly onRules: () => void
  readonly onInvite: () => void
}

/** What the round is played under, and the way back. */
export function MatchBar({ view, onBack, onRules, onInvite }: Props) {
  const tableWords = words.match.table
  const may = usePermissions()
  const { rules, rounds, state } = view.scored
  const { round } = state
  const { boneyard } = view.words
  const changed = rounds.flatMap((each, at) => (changesIn(each).length > 0 ? [at + 1] : []))
  return (
    <div className={styles.bar}>
      <p className={styles.what}>
        <span className={styles.game}>{view.words.name}</span>
        <span className={styles.round}>{tableWords.round(rounds.length)}</span>
        <span className={styles.target}>{tableWords.target(rules.target, view.words.points)}</span>
        {changed.length > 0 && <span className={styles.changed}>{tableWords.rulesChanged(changed)}</span>}
      </p>
      {round !== null && round.dice !== null && <DiceShown className={styles.dice} value={round.dice} labels={diceShownLabels(round.dice)} />}
      {round !== null && (
        <p className={styles.boneyard}>
          <span className="visually-hidden">{tableWords.boneyardCount(boneyard, round.boneyard, rules.reserve)}</span>
          <span aria-hidden="true" className={styles.boneyardName}>
            {tableWords.boneyard(boneyard)}
          </span>
          <span aria-hidden="true" className={styles.boneyardCount}>
            {round.boneyard}
          </span>
          {rules.reserve > 0 && (
            <span aria-hidden="true" className={styles.reserve}>
              {tableWords.reserve(rules.reserve)}
            </span>
          )}
        </p>
      )}
      <div className={styles.back}>
        <UndoButton name={view.undo} label={words.match.undoNamed} icon="undo" text={words.match.entry.undo} onPress={() => onBack('undo')} />
        <UndoButton name={view.redo} label={words.match.redoNamed} icon="redo" text={words.match.entry.redo} onPress={() => onBack('redo')} />
        {may('host') && (
          <Button variant="quiet" className={styles.rules} aria-label={words.changeRules.title} title={words.changeRules.title} onClick={onRules}>
            <Icon name="pencil" />
            <span className={styles.full}>{words.changeRules.title}</span>
            <span className={styles.short}>{words.changeRules.button}</span>
          </Button>
        )}
        {may('host') && (
          <Button variant="quiet" aria-label={words.join.invite.title} title={words.join.invite.title} onClick={onInvite}>
            <Icon name="phone" />
            <span className={styles.full}>{words.join.invite.button}</span>
          </Button>
        )}
        <ButtonLink variant="quiet" href={paths.settleMatch(view.matchId)} aria-label={words.settle.open} title={words.settle.open}>
          <Icon name="scales" />
          <span className={styles.full}>{words.settle.open}</span>
        </ButtonLink>
        <ShowMenu view={view} />
      </div>
    </div>
  )
}

interface UndoProps {
  readonly name: MatchView['undo']
  readonly label: (edit: string) => string
  readonly icon: 'undo' | 'redo'
  readonly text: string
  readonly onPress: () => void
}

/** Says what it will undo or redo; with nothing to undo or redo, it is there but off. */
function UndoButton({ name, label, icon, text, onPress }: UndoProps) {
  const full = name === null ? text : label(words.match.edits[name])
  return (
    <Button variant="quiet" className={styles.step} disabled={name === null} aria-label={full} title={full} onClick={onPress}>
      <Icon name={icon} />
      <span className={styles.full}>{full}</span>
      <span className={styles.short}>{text}</span>
    </Button>
  )
}
