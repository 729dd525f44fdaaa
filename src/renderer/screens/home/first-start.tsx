import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Link, useLocation } from 'wouter'
import type { Home } from '#shared/contract/lists'
import { PRESETS, type PresetId } from '#shared/rules/presets'
import { useClient } from '../../client/client-context'
import { Avatar } from '../../components/avatar/avatar'
import type { AvatarPerson } from '../../components/avatar/known-avatar'
import { Button } from '../../components/button/button'
import { NO_DICE, type DiceChoice } from '../../components/dice/dice'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { useDraft } from '../../hooks/use-draft'
import { plainKey } from '../../keyboard/read-key'
import { MAIN } from '../../actions/everywhere'
import { KeyCap } from '../../actions/key-cap'
import { personNamed, renameNew } from '../../match/setup/new-people'
import { startScorerWords } from '../../messages/start-scorer'
import { words } from '../../messages/page'
import { startWords } from '../../messages/start-page'
import { paths } from '../../navigation/paths'
import { FirstDice, Seats } from './seats'
import { FIRST_GAMES, gameNamed, type FirstGame } from './first-games'
import styles from './first-start.module.css'

const SEATS = 4

/** What was entered so far. */
interface FirstTable {
  readonly names: readonly string[]
  readonly preset: FirstGame
  /** The seat that was chosen to lead. */
  readonly lead: number | null
  readonly dice: DiceChoice
}

/** A table as it was kept; read without zod, which the first page does without. */
const tableReader = {
  safeParse: (kept: unknown) => {
    const table = kept as Partial<FirstTable> | null
    const { names, preset, lead, dice } = table ?? {}
    const sound =
      Array.isArray(names) &&
      names.length === SEATS &&
      names.every((name) => typeof name === 'string') &&
      FIRST_GAMES.some((each) => each === preset) &&
      (lead === null || (typeof lead === 'number' && lead in names)) &&
      isDice(dice)
    return sound ? { success: true as const, data: table as FirstTable } : { success: false as const }
  },
}

function isDice(dice: DiceChoice | undefined): boolean {
  const pairs: unknown[] = [dice?.flower, dice?.scorpion]
  return pairs.every(
    (pair) => Array.isArray(pair) && pair.length === 2 && pair.every((face) => face === null || (Number.isInteger(face) && face > 0 && face < 7)),
  )
}

/** What a family finds that has played nothing yet: who sits at the table, which game, and Start. The felt fills as one types. */
export function FirstStart({ home, game }: { readonly home: Home; readonly game: string | null }) {
  const id = useId()
  const client = useClient()
  const [, navigate] = useLocation()
  const [kept, setTable, forget, startOver] = useDraft<FirstTable>('first-start', tableReader, () => ({
    names: Array.from({ length: SEATS }, () => ''),
    preset: FIRST_GAMES[0],
    lead: null,
    dice: NO_DICE,
  }))
  /* Who comes from a page that teaches a game plays that game, until another is chosen. */
  const [taught, setTaught] = useState(gameNamed(game))
  const table = taught === undefined ? kept : { ...kept, preset: taught }
  const { names, preset, lead, dice } = table
  const change = (part: Partial<FirstTable>): void => {
    setTaught(undefined)
    setTable({ ...table, ...part })
  }
  const [problems, setProblems] = useState<readonly string[]>([])
  const [starting, setStarting] = useState<'alone' | 'taught' | null>(null)
  const fields = useRef<HTMLDivElement>(null)
  const first = words.firstStart
  /* A game may be called shorter than the rule set it is offered by. */
  const shorter: Readonly<Partial<Record<PresetId, string>>> = first.names
  const nameOf = (each: PresetId): string => shorter[each] ?? startScorerWords.presetNames[each]
  const players = names.map((name): AvatarPerson => (name.trim() === '' ? { name: '' } : { ...personNamed(name, home.people), name: name.trim() }))
  const leader = leaderOf(preset, players, lead)

  const start = async (teach: boolean): Promise<void> => {
    if (starting !== null) return
    setStarting(teach ? 'taught' : 'alone')
    const { firstMatch } = await import('../../match/setup/first-match')
    const begun = await firstMatch(client, { preset, names, leader, dice, teach }, home.people)
    setStarting(null)
    if (begun.kind === 'begun') {
      forget()
      return navigate(paths.match(begun.matchId))
    }
    setProblems(begun.problems)
    ;[...(fields.current?.querySelectorAll('input') ?? [])].find(({ value }) => value.trim() === '')?.focus()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void start(false)
  }
  const type = (at: number, name: string): void => {
    renameNew(names[at] ?? '', name)
    change({ names: names.map((each, seat) => (seat === at ? name : each)) })
  }
  /* Enter goes on to the next name; after the last one it starts. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: number): void => {
    const next = fields.current?.querySelectorAll('input')[at + 1]
    if (plainKey(event) !== 'Enter' || event.currentTarget.value.trim() === '' || next === undefined) return
    event.preventDefault()
    next.focus()
  }
  return (
    <form className={styles.form} data-below={home.evening !== undefined || undefined} noValidate onSubmit={submit}>
      <div className={styles.entry}>
        <p className={styles.text}>{first.text}</p>
        <KeptDraft startOver={startOver} />
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
                onChange={({ target }) => type(at, target.value)}
                onKeyDown={(event) => onKeyDown(event, at)}
              />
            </label>
          ))}
        </div>
        <fieldset className={styles.games}>
          <legend className={styles.legend}>{first.games}</legend>
          {FIRST_GAMES.map((each) => (
            <label key={each} className={styles.game}>
              <input type="radio" className="visually-hidden" name={`${id}-game`} checked={preset === each} onChange={() => change({ preset: each })} />
              <strong>{nameOf(each)}</strong>
              <span>{first.what[each]}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <div className={styles.bar}>
        <div id={`${id}-problems`} role="alert" className={styles.problems}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
        <Button type="submit" variant="primary" size="bar" pending={starting === 'alone'}>
          {startWords.home.again.start}
          <KeyCap of={MAIN} />
        </Button>
      </div>
      <div className={styles.table} data-few={players.filter(({ name }) => name !== '').length < 2 || undefined}>
        <Seats players={players} leader={leader ?? undefined} onLead={(seat) => change({ lead: seat })} label={first.leader}>
          {players.some(({ name }) => name !== '') && <FirstDice preset={preset} dice={dice} onDice={(thrown) => change({ dice: thrown })} />}
        </Seats>
      </div>
      <div className={styles.more}>
        <Button pending={starting === 'taught'} onClick={() => void start(true)}>
          {first.teach}
        </Button>
        <p className={styles.quiet}>
          {first.newToIt} <Link href={paths.howToPlay(PRESETS[preset].game)}>{first.learn(nameOf(preset))}</Link>{' '}
          <Link href={paths.example}>{startWords.home.example}</Link>
        </p>
        <p className={styles.quiet}>
          <Link href={paths.files}>{first.restore}</Link>
          <span>{first.nothingSent}</span>
        </p>
      </div>
    </form>
  )
}

/** Who leads: the player who was chosen, if still there. Else the first, where the rules leave it to the table, and nobody where the deal or chance decides. */
function leaderOf(preset: PresetId, players: readonly AvatarPerson[], chosen: number | null): number | null {
  const sits = (seat: number): boolean => players[seat] !== undefined && players[seat].name !== ''
  if (chosen !== null && sits(chosen)) return chosen
  const first = PRESETS[preset].firstLeader === 'any-player' ? players.findIndex((_, seat) => sits(seat)) : -1
  return first < 0 ? null : first
}
