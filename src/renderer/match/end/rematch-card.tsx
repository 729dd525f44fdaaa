import { useLocation } from 'wouter'
import type { NewMatch, Outcome } from '#shared/contract/schemas'
import { rollDice } from '../../app/roll-dice'
import type { Client } from '../../client/client'
import { Avatar } from '../../components/avatar/avatar'
import { Button } from '../../components/button/button'
import { DiceSetter } from '../../components/dice/dice-setter'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { useCommand } from '../../hooks/use-command'
import { useDraft } from '../../hooks/use-draft'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import type { MatchView } from '../match-view'
import { diceSetterLabels } from '../round/dice-labels'
import { matchAgain, startAgain } from '../setup/again'
import { keepFirstRound, startDraftSchema, type StartDraft } from '../setup/first-round'
import { NotStarted } from '../setup/not-started'
import styles from './rematch-card.module.css'

const create = (client: Client, match: NewMatch): Promise<Outcome> => client.match.create(match)

/** The next match on one card: the same people and rules, who leads, the dice, and Start. */
export function RematchCard({ view }: { readonly view: MatchView }) {
  const againWords = words.moments.again
  const { names, record, matchId } = view
  const [draft, setDraft, forget, startOver] = useDraft<StartDraft>(`rematch.${matchId}.${view.revision}`, startDraftSchema, () => startAgain(view))
  const [, navigate] = useLocation()
  const { run, pending, problem, dismiss } = useCommand(create)

  const start = async (): Promise<void> => {
    const done = await run(matchAgain(view, matchId, draft))
    if (done === null) return
    forget()
    keepFirstRound(done.matchId, draft)
    navigate(paths.match(done.matchId))
  }
  return (
    <section className={styles.card} aria-label={againWords.heading}>
      <div className={styles.head}>
        <h3 className={styles.heading}>{againWords.heading}</h3>
        <p className={styles.hint}>{againWords.hint}</p>
        <KeptDraft startOver={startOver} />
      </div>
      <fieldset className={styles.leaders}>
        <legend className="visually-hidden">{againWords.who}</legend>
        {names.map((name, seat) => (
          <label key={seat} className={styles.leader} title={name}>
            <input
              className="visually-hidden"
              type="radio"
              name="leads-again"
              checked={draft.leader === seat}
              aria-label={name}
              onChange={() => setDraft({ ...draft, leader: seat })}
            />
            <Avatar size="small" name={name} personId={record.players[seat]?.personId} />
            <span className={styles.name}>{draft.leader === seat ? againWords.leads(name) : name}</span>
          </label>
        ))}
      </fieldset>
      {draft.dice !== null && (
        <DiceSetter
          compact
          value={draft.dice}
          labels={diceSetterLabels()}
          onChange={(dice) => setDraft({ ...draft, dice })}
          onRoll={() => setDraft({ ...draft, dice: rollDice() })}
          onDone={() => void start()}
        />
      )}
      <NotStarted problem={problem} names={names} game={view.scored.rules.game} onDismiss={dismiss} />
      <Button variant="primary" size="large" className={styles.start} pending={pending} onClick={() => void start()}>
        {againWords.start}
      </Button>
    </section>
  )
}
