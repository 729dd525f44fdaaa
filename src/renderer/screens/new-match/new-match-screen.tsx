import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { z } from 'zod'
import type { Home } from '#shared/contract/lists'
import type { NewMatch, Outcome } from '#shared/contract/schemas'
import { GAMES, hasLine } from '#shared/games/index'
import type { MatchId } from '#shared/kernel/ids'
import { type RuleOverrides, ruleOverridesSchema } from '#shared/match/record'
import { PARTNERED_PLAYERS, sidesAmong } from '#shared/games/sides'
import { changedCount, withSetting } from '#shared/rules/house-rules'
import { PRESET_IDS, type PresetId, PRESETS } from '#shared/rules/presets'
import { MAIN } from '../../actions/everywhere'
import { KeyCap } from '../../actions/key-cap'
import { useEnter } from '../../actions/use-enter'
import { Page } from '../../app/page'
import { rollDice } from '../../app/roll-dice'
import type { Client } from '../../client/client'
import { useAnnounce } from '../../components/announcer/announcer'
import { Button } from '../../components/button/button'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { classes } from '../../components/classes'
import type { DiceChoice } from '../../components/dice/dice'
import { diceChoiceSchema } from '../../components/dice/dice-schema'
import { DiceSetter } from '../../components/dice/dice-setter'
import { Disclosure } from '../../components/disclosure/disclosure'
import { FieldError } from '../../components/field/field'
import { TextField } from '../../components/field/text-field'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { Switch } from '../../components/switch/switch'
import { useCommand } from '../../hooks/use-command'
import { TEXT, useDraft } from '../../hooks/use-draft'
import { type Subscribe, useLive } from '../../hooks/use-live'
import { useMedia } from '../../hooks/use-media'
import { checkDraft } from '../../match/setup/check-draft'
import {
  type DraftAction,
  evolveDraft,
  firstDraft,
  firstRoundOf,
  gameNames,
  lastChoice,
  type MatchDraft,
  namedGame,
  newMatchOf,
  rematchDraft,
  taken,
  withFreeSeats,
} from '../../match/setup/draft'
import { keepFirstRound } from '../../match/setup/first-round'
import { forgetNewPeople, knownAs, personNamed } from '../../match/setup/new-people'
import { NotStarted } from '../../match/setup/not-started'
import { RulesForm } from '../../match/setup/rules-form'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { DraftProblem } from '../../messages/sentence-inputs'
import { paths } from '../../navigation/paths'
import { DicePhotoButton } from '../../photo/dice/dice-photo-button'
import { settings } from '../../settings/settings'
import { PeopleRow } from './people-row'
import { RuleSets, targetAt } from './rule-sets'
import { SeatsOnFelt } from './seats-on-felt'
import setupStyles from '../../match/setup/setup.module.css'
import styles from './new-match.module.css'

interface RulesPanelProps {
  readonly className?: string | undefined
  readonly preset: PresetId
  readonly rules: RuleOverrides
  readonly problem: string | undefined
  readonly onChange: (rules: RuleOverrides) => void
}

/** Every house rule and reading of the game, with its default and why it is that. */
export function RulesPanel({ className, preset, rules, problem, onChange }: RulesPanelProps) {
  const rulesWords = words.newMatch.rules
  const changed = changedCount(preset, rules)
  return (
    <div data-problem={problem === undefined ? undefined : true}>
      <Disclosure
        lazy
        className={classes(setupStyles.panel, className)}
        summary={
          <span className={setupStyles.summary}>
            <span className={setupStyles.heading}>{rulesWords.heading}</span>
            <span className={setupStyles.state} data-changed={changed > 0 || undefined}>
              {changed === 0 ? rulesWords.asPreset : rulesWords.changedCount(changed)}
            </span>
          </span>
        }
      >
        <RulesForm preset={preset} rules={rules} intro={rulesWords.intro} onChange={onChange} />
      </Disclosure>
      {problem !== undefined && <FieldError id="rules-problem">{problem}</FieldError>}
    </div>
  )
}

/** As long as the contract takes it (`matchDetailsSchema`). */
const LONGEST_GAME_NAME = 60

const keptSchema = z.object({
  preset: z.enum(PRESET_IDS),
  rules: ruleOverridesSchema,
  gameName: z.string().max(LONGEST_GAME_NAME).default(''),
  confirmRounds: z.boolean(),
  seats: z.array(z.object({ key: z.int(), name: z.string(), personId: z.string().optional() })),
  leader: z.int().nullable(),
  dice: diceChoiceSchema,
  nextKey: z.int(),
})

/** A draft as it is kept while its form is closed: people of the house may be renamed or hidden meanwhile, so it says who sits where. */
function keptOf(draft: MatchDraft, people: Home['people']): object {
  return { ...draft, seats: draft.seats.map(({ key, name }) => ({ key, name, personId: knownAs(name, people)?.id })) }
}

/** Reads a kept draft as it is now: everyone by the name that they have, and free seats for those who are hidden. */
function keptDraftSchema(people: Home['people']): z.ZodType<MatchDraft> {
  return keptSchema.transform(({ seats, ...kept }): MatchDraft => {
    const now = seats.map(({ key, name, personId }) => ({ key, name: personId === undefined ? name : (people.find(({ id }) => id === personId)?.name ?? '') }))
    const leads = now.some(({ key, name }) => key === kept.leader && name !== '')
    return withFreeSeats({ ...kept, seats: now, leader: leads ? kept.leader : null })
  })
}

/** What a table was set from: a draft of something else is none of it. */
const nameOfDraft = ({ preset, rules, gameName, seats, leader }: MatchDraft): string =>
  JSON.stringify([preset, rules, gameName, seats.map(({ name }) => name), leader])

interface AskingChoiceProps {
  readonly asked: boolean
  readonly onChange: (asked: boolean) => void
  readonly error?: string | undefined
}

/** Whether each player confirms every round. */
function AskingChoice({ asked, onChange, error }: AskingChoiceProps) {
  const settingWords = words.agreement.setting
  return (
    <ChoiceGroup
      legend={settingWords.legend}
      hint={settingWords.hint}
      error={error}
      layout="segments"
      choices={[
        { value: 'not', label: settingWords.not },
        { value: 'ask', label: settingWords.ask },
      ]}
      value={asked ? 'ask' : 'not'}
      onChange={(value) => onChange(value === 'ask')}
    />
  )
}

interface GameNameProps extends Pick<GamePartProps, 'draft' | 'onChange'> {
  readonly setups: Home['setups']
}

/** What the family calls a game whose rounds are counted; those of before are offered, with the rules they had. Nothing for a game that has its name. */
function GameName({ draft, setups, onChange }: GameNameProps) {
  const gameWords = words.newMatch.game
  const id = useId()
  if (hasLine(PRESETS[draft.preset].game)) return null
  return (
    <>
      <TextField
        label={gameWords.ownName}
        placeholder={gameWords.ownExample}
        maxLength={LONGEST_GAME_NAME}
        autoComplete="off"
        list={`${id}-names`}
        value={draft.gameName}
        onChange={(event) => onChange(namedGame(draft, setups, event.target.value))}
      />
      <datalist id={`${id}-names`}>
        {gameNames(setups, draft.preset).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

/** There is room for the rules beside the felt. */
const BESIDE_FELT = '(width >= 62.5rem)'

interface GamePartProps {
  readonly draft: MatchDraft
  readonly home: Pick<Home, 'setups'>
  readonly players: number
  readonly problems: readonly DraftProblem[]
  readonly onChange: (action: DraftAction) => void
}

/** What is played: the sets of rules, and what a family changes of them. Where there is no room beside the felt, what was played last and a way to change it. */
function GamePart({ draft, home, players, problems, onChange }: GamePartProps) {
  const gameWords = words.newMatch.game
  const { preset, rules, confirmRounds } = draft
  const wide = useMedia(BESIDE_FELT)
  const fold = useRef<HTMLDetailsElement>(null)
  const problem = problems.find(({ kind }) => kind === 'too-few-tiles') ?? problems.find(({ kind }) => kind === 'rules')
  const contents = (
    <>
      <RuleSets preset={preset} rules={rules} players={players} onChange={(chosen) => onChange(lastChoice(home.setups, chosen))} />
      {!wide && <GameName draft={draft} setups={home.setups} onChange={onChange} />}
      <div className={styles.folds}>
        <h2 className="visually-hidden">{words.newMatch.rules.heading}</h2>
        <RulesPanel
          className={styles.fold}
          preset={preset}
          rules={rules}
          problem={problem === undefined ? undefined : words.problemSentence(problem)}
          onChange={(changed) => onChange({ type: 'rules', rules: changed })}
        />
        <Disclosure
          className={styles.fold}
          summary={
            <span className={styles.summary}>
              {words.newMatch.agreement.heading}{' '}
              <span className={styles.state}>{confirmRounds ? words.newMatch.agreement.asked : words.newMatch.agreement.not}</span>
            </span>
          }
        >
          <AskingChoice asked={confirmRounds} onChange={(asked) => onChange({ type: 'confirm-rounds', asked })} />
        </Disclosure>
      </div>
    </>
  )
  if (wide) return <div className={styles.part}>{contents}</div>
  return (
    <Disclosure
      ref={fold}
      className={styles.card}
      open={problem !== undefined}
      summary={
        <span className={styles.now}>
          <span className={styles.name}>{draft.gameName.trim() || scorerWords.presetNames[preset]}</span>
          <span className={styles.state}>
            {hasLine(PRESETS[preset].game)
              ? gameWords.summary(gameWords.points(targetAt(preset, rules, players), preset), changedCount(preset, rules))
              : words.presets[preset].differs}
          </span>
          <span className={styles.change}>{gameWords.change}</span>
        </span>
      }
    >
      <div className={styles.part}>{contents}</div>
    </Disclosure>
  )
}

/** Flower and Scorpion of the first round (FS-1) where the line will be: as they lie on the table, or thrown here. */
function DiceOnFelt({ dice, onChange }: { readonly dice: DiceChoice; readonly onChange: (dice: DiceChoice) => void }) {
  const diceWords = words.newMatch.dice
  const id = useId()
  const { say } = useAnnounce()
  const rollNow = (): void => {
    const rolled = rollDice()
    onChange(rolled)
    say(diceWords.rolled(pairWords(rolled.flower), pairWords(rolled.scorpion)))
  }
  return (
    <div className={styles.dice} role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <h2 id={id} className="visually-hidden">
        {diceWords.heading}
      </h2>
      <p id={`${id}-hint`} className="visually-hidden">
        {diceWords.hint}
      </p>
      <DiceSetter
        on="felt"
        value={dice}
        onChange={onChange}
        onRoll={rollNow}
        beside={<DicePhotoButton small about="new-match" labels={diceWords.labels} dice={dice} keeps onDice={onChange} />}
        labels={diceWords.labels}
      />
    </div>
  )
}

function pairWords([first, second]: DiceChoice['flower']): string {
  return first === null || second === null ? '' : scorerWords.diceTile([first, second])
}

interface PartnersChoiceProps {
  readonly draft: MatchDraft
  readonly names: readonly string[]
  readonly onChange: (rules: RuleOverrides) => void
}

/** Two against two, where four sit down (PA-1), or where it was chosen before; and who plays with whom then. */
function PartnersChoice({ draft: { preset, rules }, names, onChange }: PartnersChoiceProps) {
  const playersWords = words.newMatch.players
  const partners = rules.partners ?? PRESETS[preset].settings.partners
  if (names.length !== PARTNERED_PLAYERS && !partners) return null
  const [one, other] = sidesAmong(true, PARTNERED_PLAYERS).map((seats) => scorerWords.listed(seats.map((seat) => names[seat] ?? '')))
  return (
    <Switch
      label={playersWords.partners}
      hint={names.length === PARTNERED_PLAYERS ? playersWords.against(one ?? '', other ?? '') : undefined}
      checked={partners}
      onChange={(on) => onChange(withSetting(preset, rules, 'partners', on) as RuleOverrides)}
    />
  )
}

interface NewMatchFormProps {
  /** What the form starts from; later changes of it change nothing here. */
  readonly first: MatchDraft
  readonly home: Home
  readonly rematchOf: MatchId | null
}

const create = (client: Client, match: NewMatch): Promise<Outcome> => client.match.create(match)

function NewMatchForm({ first, home, rematchOf }: NewMatchFormProps) {
  const id = useId()
  const [draft, setDraft, forget, startOver] = useDraft<MatchDraft>(
    `new-match.${rematchOf ?? ''}.${nameOfDraft(first)}`,
    keptDraftSchema(home.people),
    () => withFreeSeats(first),
    (now) => keptOf(now, home.people),
  )
  const change = (action: DraftAction): void => setDraft(withFreeSeats(evolveDraft(draft, action)))
  const [asked, setAsked] = useState(0)
  const [wanted, setWanted] = useState<number | null>(null)
  const [newName, setNewName, forgetNewName] = useDraft('new-name', TEXT, () => '')
  const [typing, setTyping] = useState(home.people.length === 0 || newName !== '')
  const wide = useMedia(BESIDE_FELT)
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
    forgetNewName()
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
        <KeptDraft
          startOver={
            startOver &&
            (() => {
              startOver()
              setNewName('')
            })
          }
        />
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
          newName={newName}
          field={field}
          lacksPlayers={lacksPlayers}
          problems={`${id}-problems`}
          onType={(now) => {
            setTyping(now)
            if (now) setTimeout(() => field.current?.focus())
          }}
          onNewName={setNewName}
          onSit={sit}
          onLeave={(key) => change({ type: 'name', key, name: '' })}
        />
        {wide && <GameName draft={draft} setups={home.setups} onChange={change} />}
        <PartnersChoice draft={draft} names={players.map(({ name }) => name)} onChange={(rules) => change({ type: 'rules', rules })} />
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

/** What the table is set from: the family's people and last choices, and the match to be played again. */
interface Prepared {
  readonly home: Home
  readonly draft: MatchDraft
  readonly rematchOf: MatchId | null
  readonly rematchGone: boolean
}

interface NewMatchScreenProps {
  readonly rematchOf: MatchId | null
  /** The rule set that was asked for, as the address names it; left out, the last one that was played. */
  readonly preset?: string | null
}

export function NewMatchScreen({ rematchOf, preset: asked = null }: NewMatchScreenProps) {
  const prepare = useCallback<Subscribe<Prepared>>(
    async (client, signal) => {
      const again = rematchOf === null ? null : await draftAgain(client, rematchOf, signal)
      const homes = await client.home.live(undefined, { signal })
      return preparedFrom(
        homes,
        rematchOf,
        again,
        PRESET_IDS.find((each) => each === asked),
      )
    },
    [rematchOf, asked],
  )
  const live = useLive(prepare)
  const title = rematchOf === null ? words.newMatch.title : words.newMatch.rematchTitle
  return (
    <Page title={title} task back={paths.home}>
      {live.status === 'waiting' && <Loading>{words.newMatch.waiting}</Loading>}
      {live.status === 'failed' && (
        <Notice tone="warning" role="alert">
          {words.newMatch.failed}
        </Notice>
      )}
      {live.data?.rematchGone === true && (
        <Notice tone="warning" role="status">
          {words.newMatch.rematchGone}
        </Notice>
      )}
      {live.data !== undefined && <NewMatchForm first={live.data.draft} home={live.data.home} rematchOf={live.data.rematchOf} />}
    </Page>
  )
}

async function draftAgain(client: Client, matchId: MatchId, signal: AbortSignal): Promise<MatchDraft | null> {
  for await (const feed of await client.match.live({ matchId }, { signal })) {
    return feed.kind === 'match' ? rematchDraft(feed.match) : null
  }
  return null
}

async function* preparedFrom(
  homes: AsyncIterable<Home>,
  rematchOf: MatchId | null,
  again: MatchDraft | null,
  preset: PresetId | undefined,
): AsyncGenerator<Prepared> {
  for await (const home of homes) {
    const first = again ?? firstDraft(home, settings['confirm-rounds'].chosen())
    yield {
      home,
      draft: preset === undefined ? first : evolveDraft(first, lastChoice(home.setups, preset)),
      rematchOf: again === null ? null : rematchOf,
      rematchGone: rematchOf !== null && again === null,
    }
  }
}
