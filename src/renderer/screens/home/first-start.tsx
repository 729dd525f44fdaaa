import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Link, useLocation } from 'wouter'
import type { Home } from '#shared/contract/lists'
import { useClient } from '../../client/client-context'
import { Avatar } from '../../components/avatar/avatar'
import type { Shown } from '../../components/avatar/looks'
import { TableColours } from '../../components/avatar/table-colours'
import { Button } from '../../components/button/button'
import { NO_DICE, type DiceChoice } from '../../components/dice/dice'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { useDraft } from '../../hooks/use-draft'
import { plainKey } from '../../keyboard/read-key'
import { KeyCap } from '../../keys/key-cap'
import { personNamed } from '../../match/setup/new-people'
import { startScorerWords } from '../../messages/start-scorer'
import { words } from '../../messages/page'
import { startWords } from '../../messages/start-page'
import { paths } from '../../navigation/paths'
import { FirstDice } from './dice-on-felt'
import { Seats } from './seats'
import styles from './first-start.module.css'

/** The written form of each game that a family begins with. */
const GAMES = ['flower-and-scorpion', 'bergen-pagat', 'double-bergen'] as const
const SEATS = 4

/** Names as they were kept; read without zod, which the first page does without. */
const namesReader = {
  safeParse: (kept: unknown) =>
    Array.isArray(kept) && kept.length === SEATS && kept.every((name) => typeof name === 'string')
      ? { success: true as const, data: kept as readonly string[] }
      : { success: false as const },
}

/** What a family finds that has played nothing yet: who sits at the table, which game, and Start. The felt fills as one types. */
export function FirstStart({ home }: { readonly home: Home }) {
  const id = useId()
  const client = useClient()
  const [, navigate] = useLocation()
  const [names, setNames, forgetNames, startOver] = useDraft<readonly string[]>('first-start', namesReader, () => Array.from({ length: SEATS }, () => ''))
  const [preset, choose] = useState<(typeof GAMES)[number]>(GAMES[0])
  const [lead, setLead] = useState(0)
  const [dice, setDice] = useState<DiceChoice>(NO_DICE)
  const [problems, setProblems] = useState<readonly string[]>([])
  const [starting, setStarting] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const first = words.firstStart
  const players = names.map((name): Shown => (name.trim() === '' ? { name: '' } : { ...personNamed(name, home.people), name: name.trim() }))
  /* Who was chosen to lead may have been taken away again. */
  const leader = players[lead]?.name === '' ? players.findIndex(({ name }) => name !== '') : lead

  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (starting) return
    setStarting(true)
    const { firstMatch } = await import('../../match/setup/first-match')
    const begun = await firstMatch(client, { preset, names, leader, dice }, home.people)
    setStarting(false)
    if (begun.kind === 'begun') {
      forgetNames()
      return navigate(paths.match(begun.matchId))
    }
    setProblems(begun.problems)
    ;[...(fields.current?.querySelectorAll('input') ?? [])].find(({ value }) => value.trim() === '')?.focus()
  }
  /* Enter goes on to the next name; after the last one it starts. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: number): void => {
    const next = fields.current?.querySelectorAll('input')[at + 1]
    if (plainKey(event) !== 'Enter' || event.currentTarget.value.trim() === '' || next === undefined) return
    event.preventDefault()
    next.focus()
  }
  return (
    <form className={styles.form} data-below={home.evening !== undefined || undefined} noValidate onSubmit={(event) => void start(event)}>
      <div className={styles.entry}>
        <p className={styles.text}>{first.text}</p>
        <KeptDraft startOver={startOver} />
        <TableColours players={players}>
          <div ref={fields} role="group" aria-label={startWords.home.firstTitle} className={styles.names} aria-describedby={`${id}-problems`}>
            {players.map(({ name, personId }, at) => (
              <label key={at} className={styles.field}>
                {name === '' ? <span className={styles.nobody} /> : <Avatar name={name} personId={personId} />}
                <input
                  type="text"
                  value={names[at]}
                  maxLength={60}
                  autoComplete="off"
                  aria-label={first.player(at + 1)}
                  placeholder={at === 0 ? first.name : first.another}
                  onChange={({ target }) => setNames(names.map((each, seat) => (seat === at ? target.value : each)))}
                  onKeyDown={(event) => onKeyDown(event, at)}
                />
              </label>
            ))}
          </div>
        </TableColours>
        <fieldset className={styles.games}>
          <legend className={styles.legend}>{first.games}</legend>
          {GAMES.map((each) => (
            <label key={each} className={styles.game}>
              <input type="radio" className="visually-hidden" name={`${id}-game`} checked={preset === each} onChange={() => choose(each)} />
              <strong>{each === 'bergen-pagat' ? first.bergen : startScorerWords.presetNames[each]}</strong>
              <span>{first.what[each]}</span>
            </label>
          ))}
        </fieldset>
        <p className={styles.quiet}>
          {first.newToIt} <Link href={paths.learn}>{startWords.home.howToPlay}</Link> <Link href={paths.example}>{startWords.home.example}</Link>
        </p>
      </div>
      <div className={styles.table}>
        <Seats players={players} leader={leader < 0 ? undefined : leader} onLead={setLead} label={first.leader}>
          {players.some(({ name }) => name !== '') && <FirstDice preset={preset} dice={dice} onDice={setDice} />}
        </Seats>
      </div>
      <div className={styles.foot}>
        <div id={`${id}-problems`} role="alert" className={styles.problems}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
        <Button type="submit" variant="primary" size="bar" pending={starting}>
          {startWords.home.again.start}
          <KeyCap keys="Enter" />
        </Button>
        <p className={styles.quiet}>
          <Link href={paths.files}>{first.restore}</Link>
          <span>{first.nothingSent}</span>
        </p>
      </div>
    </form>
  )
}
