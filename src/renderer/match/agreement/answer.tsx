import { type FocusEventHandler, type FormEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Outcome } from '#shared/contract/schemas'
import { resultOf, type SeatAgreement } from '#shared/match/agreement'
import type { RoundEnd, Seat } from '#shared/match/events'
import type { RoundWord } from '#shared/match/trail'
import type { Client } from '../../client/client'
import { Button } from '../../components/button/button'
import { TextArea } from '../../components/field/text-field'
import { Icon, type IconName } from '../../components/icon/icon'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { Notice } from '../../components/notice/notice'
import { hasNoFocus } from '../../hooks/has-no-focus'
import { useCommand } from '../../hooks/use-command'
import { TEXT, useDraft } from '../../hooks/use-draft'
import { plainKey } from '../../keyboard/read-key'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { CommandProblem } from '../../messages/sentence-inputs'
import type { MatchView } from '../match-view'
import styles from './agreement.module.css'

/** What stands beside an answer to a round. */
export const SIGNS = { confirmed: 'check', contested: 'warning', changed: 'info', gone: 'leave' } as const satisfies Readonly<
  Record<Exclude<SeatAgreement['kind'], 'silent'>, IconName>
>

interface AnswerProblemProps {
  readonly view: MatchView
  readonly problem: CommandProblem | null
  readonly onDismiss: () => void
  readonly className?: string | undefined
}

/** Why an answer was not kept; nothing where it was. */
function AnswerProblem({ view, problem, onDismiss, className }: AnswerProblemProps) {
  if (problem === null) return null
  return (
    <Notice
      tone="danger"
      role="alert"
      className={className}
      title={problem.kind === 'connection-lost' ? words.match.problem.unknown : words.agreement.problem}
      actions={
        <Button variant="quiet" onClick={onDismiss}>
          {words.match.problem.dismiss}
        </Button>
      }
    >
      <p>{words.commandProblemSentence(problem, { names: view.names, game: view.scored.rules.game })}</p>
    </Notice>
  )
}

interface DisagreeFormProps {
  readonly name: string
  /** What the draft of the note is kept under. */
  readonly about: string
  readonly pending: boolean
  readonly onSend: (note: string) => void
  readonly onCancel: () => void
}

/** Why a player disagrees with a round, if they want to say so. */
export function DisagreeForm({ name, about, pending, onSend, onCancel }: DisagreeFormProps) {
  const [note, setNote, forget, startOver] = useDraft(`disagreement.${about}`, TEXT, () => '')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (pending) return
    forget()
    onSend(note.trim())
  }
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={send}
      onKeyDown={(event) => {
        /* What is typed here is no tile. */
        event.stopPropagation()
        if (plainKey(event) !== 'Escape') return
        event.preventDefault()
        onCancel()
      }}
    >
      <KeptDraft startOver={startOver} />
      <TextArea label={words.agreement.note(name)} rows={2} maxLength={2000} value={note} onChange={(event) => setNote(event.target.value)} />
      <div className={styles.answers}>
        <Button type="submit" variant="danger" pending={pending}>
          {words.agreement.send}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            forget()
            onCancel()
          }}
        >
          {words.agreement.cancel}
        </Button>
      </div>
    </form>
  )
}

type AgreementCall = (client: Client) => Promise<Outcome>

/** Module level: `useCommand` asks for one identity. */
export const performAgreement = (client: Client, call: AgreementCall): Promise<Outcome> => call(client)

interface Asked {
  readonly view: MatchView
  /** Counted from 0. */
  readonly round: number
  readonly end: RoundEnd
  readonly seat: Seat
  /** What this player has said; undefined where nobody is asked. */
  readonly said: SeatAgreement | undefined
  /** Of the problem. */
  readonly className?: string | undefined
}

interface Answering<Holder extends HTMLElement> {
  /** Of the element around all of it, which keeps the focus. */
  readonly holder: { readonly ref: RefObject<Holder | null>; readonly tabIndex: -1; readonly onBlur: FocusEventHandler }
  readonly disagreeing: boolean
  /** Agrees; null once that is said. */
  readonly agree: ReactNode
  /** Disagrees, or takes back what was said. Never where the button for agreeing was: a second tap must not take the first one back. */
  readonly otherwise: ReactNode
  /** Why, while someone disagrees. */
  readonly form: ReactNode
  /** Why an answer was not kept. */
  readonly problem: ReactNode
}

/**
 * What a player can say of a round as it is shown, on any device. Each player has their own, so that several may tap at once.
 *
 * The button that was pressed is often gone once the answer is shown, before or after the host's reply. So the focus moves to what holds it as the page changes,
 * before another key can be pressed. A focus that has moved on stays where it is.
 */
export function useAnswering<Holder extends HTMLElement>({ view, round, end, seat, said, className }: Asked): Answering<Holder> {
  const { run, pending, problem, dismiss } = useCommand<AgreementCall>(performAgreement)
  const [disagreeing, setDisagreeing] = useState(false)
  const holder = useRef<Holder>(null)
  const here = useRef(false)
  const name = scorerWords.nameOf(view.names, seat)
  const { agreement: agreeWords } = words
  const onBlur: FocusEventHandler = ({ relatedTarget: to }) => {
    if (to instanceof Node && holder.current?.contains(to) !== true) here.current = false
  }
  const answer = async (word: RoundWord['kind'], note = ''): Promise<void> => {
    here.current = true
    const { kind, winner, totals } = resultOf(end)
    const result = { kind, winner, totals: [...totals] }
    const kept = await run((client) => client.match.confirmRound({ matchId: view.matchId, round, seat, answer: word, note, result }))
    if (kept !== null) setDisagreeing(false)
  }
  useLayoutEffect(() => {
    if (here.current && hasNoFocus()) holder.current?.focus({ preventScroll: true })
  }, [said?.kind, disagreeing])
  return {
    holder: { ref: holder, tabIndex: -1, onBlur },
    disagreeing,
    agree: said?.kind !== 'confirmed' && (
      <Button variant="primary" pending={pending} aria-label={agreeWords.agreeOf(name, round + 1)} onClick={() => void answer('confirmed')}>
        <Icon name="check" />
        {agreeWords.agree}
      </Button>
    ),
    otherwise:
      said?.kind === 'confirmed' || said?.kind === 'contested' ? (
        <Button key="take-back" variant="quiet" pending={pending} aria-label={agreeWords.takeBackOf(name, round + 1)} onClick={() => void answer('withdrawn')}>
          {agreeWords.takeBack}
        </Button>
      ) : (
        <Button key="disagree" pending={pending} aria-label={agreeWords.disagreeOf(name, round + 1)} onClick={() => setDisagreeing(true)}>
          {agreeWords.disagree}
        </Button>
      ),
    form: disagreeing && (
      <DisagreeForm
        name={name}
        about={`${view.matchId}.${round}.${seat}`}
        pending={pending}
        onSend={(note) => void answer('contested', note)}
        onCancel={() => {
          here.current = true
          setDisagreeing(false)
        }}
      />
    ),
    problem: <AnswerProblem view={view} problem={problem} onDismiss={dismiss} className={className} />,
  }
}
