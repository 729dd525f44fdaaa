import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { useLocation } from 'wouter'
import type { Home } from '#shared/contract/lists'
import type { NewMatch, Outcome } from '#shared/contract/schemas'
import type { MatchId } from '#shared/kernel/ids'
import { GAMES } from '#shared/games/index'
import { PRESETS } from '#shared/rules/presets'
import { paths } from '../../navigation/paths'
import type { Client } from '../../client/client'
import { Button } from '../../components/button/button'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { Notice } from '../../components/notice/notice'
import { useCommand } from '../../hooks/use-command'
import { useDraft } from '../../hooks/use-draft'
import { MAIN } from '../../actions/everywhere'
import { KeyCap } from '../../actions/key-cap'
import { words } from '../../messages/page'
import { checkDraft } from '../../match/setup/check-draft'
import { evolveDraft, firstRoundOf, newMatchOf, taken, withFreeSeats, type Draft, type DraftAction } from '../../match/setup/draft'
import { keepFirstRound } from '../../match/setup/first-round'
import { keptDraftSchema, keptOf, nameOfDraft } from '../../match/setup/kept-draft'
import { forgetNewPeople, personNamed } from '../../match/setup/new-people'
import { NotStarted } from '../../match/setup/not-started'
import { DiceOnFelt } from './dice-on-felt'
import { GamePart } from './game-part'
import { PeopleRow } from './people-row'
import { SeatsOnFelt } from './seats-on-felt'
import { useEnter } from '../../actions/use-enter'
import styles from './new-match.module.css'

interface Props {
  /** What the form starts from; later changes of it change nothing here. */
  readonly first: Draft
  readonly home: Home
  readonly rematchOf: MatchId | null
}

const create = (client: Client, match: NewMatch): Promise<Outcome> => client.match.create(match)

export function NewMatchForm({ first, home, rematchOf }: Props) {
  const id = useId()
  const [draft, setDraft, forget, startOver] = useDraft<Draft>(
    `new-match.${rematchOf ?? ''}.${nameOfDraft(first)}`,
    keptDraftSchema(home.people),
    () => withFreeSeats(first),
    (now) => keptOf(now, home.people),
  )
  const change = (action: DraftAction): void => setDraft(withFreeSeats(evolveDraft(draft, action)))
  const [asked, setAsked] = useState(0)
  const [wanted, setWanted] = useState<number | null>(null)
  const [typing, setTyping] = useState(home.people.length === 0)
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [, navigate] = useLocation()
  const { run, pending, problem, dismiss } = useCommand(create)
  /* Nothing is called wrong before the person has said that the table is set; and who plays is asked for before all else. */
  const problems = asked > 0 ? checkDraft(draft) : []
  const lacks = new Set(problems.map(({ kind }) => kind))
  const lacksPlayers = lacks.has('too-few-players') || lacks.has('too-many-players') || lacks.has('same-name')
  const { game } = PRESETS[draft.preset]
  const players = taken(draft.seats).map(({ name }) => ({ ...personNamed(name, home.people), name }))

  useEffect(() => {
    if (asked > 0) focusFirstProblem(form.current)
  }, [asked])
  useEnter(() => form.current?.requestSubmit())

  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setAsked(asked + 1)
    if (pending || checkDraft(draft).length > 0) return
    const done = await run(newMatchOf(draft, home.people, rematchOf))
    if (done === null) return
    forget()
    forgetNewPeople()
    keepFirstRound(done.matchId, firstRoundOf(draft))
    navigate(paths.match(done.matchId))
  }
  const sit = (name: string): void => {
    const free = draft.seats.find(({ key }) => key === wanted)
    change(free === undefined || free.name.trim() !== '' ? { type: 'add-seat', name } : { type: 'name', key: free.key, name })
    setWanted(null)
  }
  const want = (key: number): void => {
    setWanted(key)
    setTyping(true)
    /* once the field is there */
    setTimeout(() => field.current?.focus())
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void start(event)}>
      <GamePart draft={draft} home={home} players={players.length} problems={problems} onChange={change} />
      <div className={styles.table}>
        <KeptDraft startOver={startOver} />
        <SeatsOnFelt
          draft={draft}
          personOf={(name) => players.find((each) => each.name === name)?.personId}
          wanted={wanted}
          onWant={want}
          onLead={(key) => change({ type: 'leader', key })}
          onSwap={(key, other) => change({ type: 'swap-seats', key, with: other })}
        >
          {GAMES[game].usesDice && <DiceOnFelt dice={draft.dice} onChange={(dice) => change({ type: 'dice', dice })} />}
        </SeatsOnFelt>
        <PeopleRow
          draft={draft}
          people={home.people}
          typing={typing}
          field={field}
          lacksPlayers={lacksPlayers}
          problems={`${id}-problems`}
          onType={(now) => {
            setTyping(now)
            if (now) setTimeout(() => field.current?.focus())
          }}
          onSit={sit}
          onLeave={(key) => change({ type: 'name', key, name: '' })}
        />
        <div className={styles.foot}>
          <div id={`${id}-problems`} role="status" aria-live="polite">
            {problems.length > 0 && (
              <Notice tone="warning" title={words.newMatch.problems.title}>
                <ul>
                  {[...new Set(problems.map(words.problemSentence))].map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              </Notice>
            )}
          </div>
          <NotStarted problem={problem} names={players.map(({ name }) => name)} game={game} onDismiss={dismiss} />
          <Button type="submit" variant="primary" size="bar" pending={pending}>
            {pending ? words.newMatch.starting : words.newMatch.start}
            <KeyCap of={MAIN} />
          </Button>
        </div>
      </div>
    </form>
  )
}

function focusFirstProblem(form: HTMLFormElement | null): void {
  const place = form?.querySelector('[aria-invalid="true"], [data-problem]')
  const control = place?.matches('input, select') === true ? place : place?.querySelector('input:not(:disabled), select, button:not(:disabled)')
  if (control instanceof HTMLElement) control.focus()
}
