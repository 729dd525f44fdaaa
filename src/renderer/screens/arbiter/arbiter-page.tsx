import { type Dispatch, type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { coloursTogether, personColour } from '#shared/contract/colours'
import type { Home } from '#shared/contract/lists'
import type { Person } from '#shared/contract/people'
import type { SentAvatar } from '#shared/contract/sent-avatar'
import { makeTile } from '#shared/domino/tile'
import type { SettingName } from '#shared/games/rules'
import type { PersonId } from '#shared/kernel/ids'
import { changedSettings } from '#shared/rules/house-rules'
import { LINE_PRESETS, type PresetId } from '#shared/rules/presets'
import { playerLimits } from '#shared/rules/resolve'
import { Page } from '../../app/page'
import { useAnnounce } from '../../components/announcer/announcer'
import { Avatar } from '../../components/avatar/avatar'
import type { AvatarPerson } from '../../components/avatar/known-avatar'
import { SeatAvatars } from '../../components/avatar/seat-avatars'
import { Button, ButtonLink } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { FieldError } from '../../components/field/field'
import { Select, TextArea } from '../../components/field/text-field'
import { Icon } from '../../components/icon/icon'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { ProblemNotice } from '../../components/notice/notice'
import { Popup } from '../../components/popup/popup'
import { TEXT, useDraft } from '../../hooks/use-draft'
import { answerCase, type Answered, answerWords, isRefuted } from '../../match/arbiter/answered'
import type { Case, CaseAction, SeatedHand } from '../../match/arbiter/case'
import { namesOf, readTold } from '../../match/arbiter/dispute'
import type { Belongs } from '../../match/arbiter/printing/told-ruling'
import { caseOfText, textOfCase } from '../../match/arbiter/text-case'
import { checkSeats } from '../../match/setup/check-draft'
import { lastRules, sameName } from '../../match/setup/draft'
import { RulesForm } from '../../match/setup/rules-form'
import { CopyText } from '../../match/text/copy-text'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { DraftProblem } from '../../messages/sentence-inputs'
import { ArbiterAnswer } from './answer/answer'
import { nextWords } from './answer/next-words'
import { type Merge, useCase } from './case/use-case'
import { type Entered, nextEntry } from './entry/entered'
import { EntryPanel } from './entry/entry-panel'
import { useLineEntry } from './entry/use-line-entry'
import { DisputeFelt } from './felt/dispute-felt'
import styles from './arbiter-page.module.css'

/** Takes a line of text, a position or a match, and gives the case it tells; what is wrong with it is said below. */
export function PasteDialog({ onCase, onClose }: { readonly onCase: (told: Case) => void; readonly onClose: () => void }) {
  const pasteWords = words.oneLine.settle
  const [text, setText, forget, startOver] = useDraft('settle-text', TEXT, () => '')
  const [error, setError] = useState<string | undefined>(undefined)
  const fill = (): void => {
    const read = caseOfText(text)
    if (!read.ok) return setError(read.error)
    forget()
    onCase(read.value)
  }
  const cancel = (): void => {
    forget()
    onClose()
  }
  return (
    <Dialog
      width="form"
      open
      title={pasteWords.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={cancel}>{pasteWords.cancel}</Button>
          <Button variant="primary" onClick={fill}>
            {pasteWords.fill}
          </Button>
        </>
      }
    >
      <KeptDraft startOver={startOver} />
      <TextArea
        label={words.oneLine.label}
        hint={pasteWords.hint}
        error={error}
        rows={5}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value)
          setError(undefined)
        }}
      />
    </Dialog>
  )
}

interface TrayProps {
  readonly seat: SeatedHand
  /** Counted from 0. */
  readonly place: number
  /** What the player is called, also where no name is written. */
  readonly name: string
  readonly personId: PersonId | undefined
  readonly entering: boolean
  readonly fixed: boolean
  readonly removable: boolean
  /** The id of the names that are suggested. */
  readonly peopleList: string
  readonly problem: string | undefined
  readonly onEnter: () => void
  readonly onChange: Dispatch<CaseAction>
}

/** A player and the tiles in their hand. A tap on the tray opens the pad for it, one on a tile takes it out. */
function Tray({ seat, place, name, personId, entering, fixed, removable, peopleList, problem, onEnter, onChange }: TrayProps) {
  const { key, hand, expected } = seat
  const blockWords = words.match.block
  const playersWords = words.newMatch.players
  const id = useId()
  const takeOut = (at: number): void => onChange({ type: 'hand', key, tiles: hand.filter((_, other) => other !== at) })
  return (
    <li className={styles.tray} data-entering={entering || undefined}>
      <div className={styles.who}>
        {seat.name.trim() === '' ? <span className={styles.nobody} /> : <Avatar name={name} personId={personId} />}
        {fixed ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <input
            type="text"
            className={styles.field}
            value={seat.name}
            maxLength={60}
            list={peopleList}
            autoComplete="off"
            autoCapitalize="words"
            data-seat={key}
            aria-label={playersWords.seat(place + 1)}
            aria-invalid={problem === undefined ? undefined : true}
            aria-describedby={problem === undefined ? undefined : `${id}-problem`}
            placeholder={name}
            onChange={({ target }) => onChange({ type: 'name', key, name: target.value })}
          />
        )}
        {expected !== null && <span className={styles.count}>{blockWords.counted(hand.length, expected)}</span>}
        {removable && (
          <button type="button" className={styles.remove} aria-label={playersWords.remove(name)} onClick={() => onChange({ type: 'remove-seat', key })}>
            <Icon name="close" />
          </button>
        )}
      </div>
      <ul className={styles.tiles} aria-label={blockWords.inHand(name)}>
        {hand.map((tile, at) => (
          <li key={`${tile} ${hand.slice(0, at).filter((before) => before === tile).length}`}>
            <button type="button" className={styles.tile} aria-label={blockWords.take(makeTile(tile))} onClick={() => takeOut(at)}>
              <DominoTile tile={tile} />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.add} aria-label={words.settle.tiles.enter(name)} aria-pressed={entering} data-enter={place} onClick={onEnter}>
        <Icon name="add" />
      </button>
      {problem !== undefined && (
        <div className={styles.problem}>
          <FieldError id={`${id}-problem`}>{problem}</FieldError>
        </div>
      )}
    </li>
  )
}

interface TraysProps {
  readonly told: Case
  readonly players: readonly AvatarPerson[]
  readonly people: readonly Person[]
  readonly entering: Entered | null
  /** A match says who plays; here nobody comes or goes. */
  readonly fixed: boolean
  readonly onEnter: (seat: number) => void
  readonly onChange: Dispatch<CaseAction>
}

/** The hands of the dispute, each in a tray with its player. */
function Trays({ told, players, people, entering, fixed, onEnter, onChange }: TraysProps) {
  const id = useId()
  const { seats } = told
  const limits = playerLimits(told.preset, told.rules)
  const problems = checkSeats(told)
  const count = problems.find(({ kind }) => kind === 'too-few-players' || kind === 'too-many-players')
  const added = useFocusOnAdded(seats.length)
  return (
    <>
      <ul className={styles.trays} aria-label={words.match.block.hands}>
        {seats.map((seat, place) => (
          <Tray
            key={seat.key}
            seat={seat}
            place={place}
            name={players[place]?.name ?? ''}
            personId={players[place]?.personId}
            entering={entering === place}
            fixed={fixed}
            removable={!fixed && seats.length > limits.min}
            peopleList={`${id}-people`}
            problem={problemOf(problems, seat.key)}
            onEnter={() => onEnter(place)}
            onChange={onChange}
          />
        ))}
        {!fixed && seats.length < limits.max && (
          <li className={styles.free}>
            <button
              type="button"
              className={styles.addPlayer}
              onClick={() => {
                added()
                onChange({ type: 'add-seat', name: '' })
              }}
            >
              <Icon name="add" />
              {words.newMatch.players.add}
            </button>
          </li>
        )}
      </ul>
      {count !== undefined && <FieldError id={`${id}-error`}>{words.problemSentence(count)}</FieldError>}
      {!fixed && (
        <datalist id={`${id}-people`}>
          {people
            .filter((person) => !seats.some((seat) => sameName(seat.name, person.name)))
            .map((person) => (
              <option key={person.id} value={person.name} />
            ))}
        </datalist>
      )}
    </>
  )
}

/** Moves the focus to the name of the player that was just added. */
function useFocusOnAdded(count: number): () => void {
  const wanted = useRef(false)
  useEffect(() => {
    if (wanted.current) [...document.querySelectorAll<HTMLInputElement>('input[data-seat]')].at(-1)?.focus()
    wanted.current = false
  }, [count])
  return () => {
    wanted.current = true
  }
}

function problemOf(problems: readonly DraftProblem[], key: number): string | undefined {
  const found = problems.find((problem) => 'seat' in problem && problem.seat === key)
  return found === undefined ? undefined : words.problemSentence(found)
}

/** House rules and readings that can decide a blocked round. */
const ASKED: readonly SettingName[] = [
  'blockedRule',
  'blockedPoints',
  'tileDeduction',
  'floor',
  'maxPip',
  'copies',
  'arms',
  'spinner',
  'spinnerArms',
  'completeFirstDouble',
  'reserve',
  'americanGap',
  'germanTies',
]

interface ToolsProps {
  readonly told: Case
  readonly home: Pick<Home, 'setups'>
  /** Why these rules cannot be, in words. */
  readonly problem: string | undefined
  readonly again: string
  readonly onChange: Dispatch<CaseAction>
  readonly onAgain: () => void
  /** Left out where a match says it all. */
  readonly onPaste: (() => void) | undefined
  /** The match that it belongs to. */
  readonly back: string | undefined
}

/** Beside the title: the game and its rules, and what is rarely done. */
function Tools({ told: { preset, rules, ...rest }, home, problem, again, onChange, onAgain, onPaste, back }: ToolsProps) {
  const setupWords = words.settle.setup
  const [open, setOpen] = useState(false)
  const changed = changedSettings(preset, rules).length
  return (
    <div className={styles.tools} data-tools>
      {back !== undefined && (
        <ButtonLink href={back} className={styles.back}>
          <Icon name="back" />
          {words.settle.toMatch}
        </ButtonLink>
      )}
      <Select
        className={styles.game}
        label={setupWords.game}
        labelHidden
        value={preset}
        onChange={({ target }) => {
          const chosen = target.value as PresetId
          onChange({ type: 'preset', preset: chosen, rules: lastRules(home.setups, chosen) })
        }}
      >
        {LINE_PRESETS.map((id) => (
          <option key={id} value={id}>
            {scorerWords.presetNames[id]}
          </option>
        ))}
      </Select>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {changed === 0 ? setupWords.rules : setupWords.rulesChanged(changed)}
      </Button>
      <Popup className={styles.more} label={words.live.more} button={<Icon name="more" />}>
        {onPaste !== undefined && <Button onClick={onPaste}>{words.oneLine.settle.paste}</Button>}
        <CopyText textOf={() => textOfCase({ preset, rules, ...rest })} />
        <Button onClick={onAgain}>
          <Icon name="reset" />
          {again}
        </Button>
      </Popup>
      <Dialog width="form" open={open} title={words.newMatch.rules.heading} onClose={() => setOpen(false)}>
        {problem !== undefined && <FieldError id="settle-rules-problem">{setupWords.rulesWrong(problem)}</FieldError>}
        <RulesForm preset={preset} rules={rules} only={ASKED} intro={setupWords.rulesIntro} onChange={(to) => onChange({ type: 'rules', rules: to })} />
      </Dialog>
    </div>
  )
}

interface AnswerBarProps {
  readonly answered: Answered
  readonly next: Entered | null
  readonly onNext: (what: Entered) => void
  readonly onGo: () => void
}

/** The answer as it stands, in one line: said whenever it changes, and always in sight where the answer itself is far below. */
function AnswerBar({ answered, next, onNext, onGo }: AnswerBarProps) {
  const { outcome, names, doubtful } = answered
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.told} data-waiting={outcome.kind === 'open' || undefined}>
        {doubtful && outcome.kind !== 'open' && <strong>{words.arbiter.contradicted} </strong>}
        {isRefuted(answered) && outcome.kind !== 'gone-out' && (
          <strong>
            {words.arbiter.notBlocked}. {outcome.kind !== 'open' && words.arbiter.ifBlocked}{' '}
          </strong>
        )}
        {answerWords(answered).sentence}
      </p>
      {next === null ? (
        <Button variant="primary" className={styles.go} onClick={onGo}>
          {words.arbiter.toAnswer}
          <Icon name="down" />
        </Button>
      ) : (
        <Button variant="primary" className={styles.go} onClick={() => onNext(next)}>
          {nextWords(next, names)}
          <Icon name="forward" />
        </Button>
      )}
    </div>
  )
}

interface ArbiterPageProps {
  readonly about: string
  readonly home: Pick<Home, 'people' | 'setups'>
  /** Where this window keeps what is entered. */
  readonly keptAs: string
  /** What the page starts from, and goes back to. */
  readonly first: Case
  readonly merge: Merge
  readonly again: string
  readonly belongs: Belongs
  /** The match that the round belongs to. */
  readonly back?: string
  /** What the players of the match are shown with. */
  readonly avatars?: readonly SentAvatar[]
  /** What else is known of the round. */
  readonly children?: ReactNode
}

/** The page Settle a dispute: the line on felt, the hands in trays under it, and who wins beside them, updated at once. */
export function ArbiterPage({ about, home, keptAs, first, merge, again, belongs, back, avatars, children }: ArbiterPageProps) {
  const [told, change] = useCase(keptAs, first, merge)
  const { toast } = useAnnounce()
  const [at, setAt] = useState<Entered | null>(0)
  const [pasting, setPasting] = useState(false)
  const shown = useRef<HTMLElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const went = useRef(false)
  const table = useRef<HTMLDivElement>(null)
  const read = readTold(told)
  const answered = read.ok ? answerCase(read.value, told.preset) : null
  const line = useLineEntry(told, read.ok ? read.value : null, change)
  const next = answered === null ? null : nextEntry(answered, at)
  const players = usePlayers(told, home.people)
  /* A player may have been taken away. */
  const open = typeof at === 'number' && at >= told.seats.length ? null : at

  const go = (to: Entered): void => {
    went.current = true
    setAt(to)
  }
  const close = (): void => {
    table.current?.querySelector<HTMLElement>(`[data-enter='${at}']`)?.focus()
    setAt(null)
  }
  useEffect(() => {
    if (went.current) {
      const heading = panel.current?.querySelector<HTMLElement>('[data-hand-heading]')
      heading?.focus({ preventScroll: true })
      panel.current?.scrollIntoView({ block: 'nearest' })
    }
    went.current = false
  }, [at])
  const replace = (by: Case, said: string): void => {
    change({ type: 'begin-again', to: by })
    toast(said, { label: words.settle.undo, run: () => change({ type: 'begin-again', to: told }), about: keptAs })
  }
  const toAnswer = (): void => {
    shown.current?.scrollIntoView({ block: 'start' })
    shown.current?.focus({ preventScroll: true })
  }
  return (
    <Page
      title={words.settle.title}
      {...(back === undefined ? {} : { back })}
      beside={
        <Tools
          told={told}
          home={home}
          problem={read.ok ? undefined : read.error}
          again={again}
          onChange={change}
          onAgain={() => replace(first, words.settle.begun)}
          onPaste={belongs.match === null ? () => setPasting(true) : undefined}
          back={back}
        />
      }
    >
      <SeatAvatars players={players} avatars={avatars ?? players}>
        <div className={styles.columns}>
          <div ref={table} className={styles.table}>
            {answered === null ? (
              <ProblemNotice text={words.settle.setup.rulesWrong(read.ok ? '' : read.error)} />
            ) : (
              <DisputeFelt told={told} answered={answered} line={line} entering={open} onEnter={go} />
            )}
            <Trays told={told} players={players} people={home.people} entering={open} fixed={belongs.match !== null} onEnter={go} onChange={change} />
            {read.ok && open !== null && (
              <EntryPanel
                ref={panel}
                key={String(open)}
                at={open}
                told={told}
                read={read.value}
                line={line}
                onChange={change}
                onFull={() => (next === null || next === at ? close() : go(next))}
                onClose={close}
              />
            )}
          </div>
          {answered !== null && (
            <ArbiterAnswer ref={shown} answered={answered} players={players} belongs={belongs} about={about} next={next} onNext={go}>
              {children}
            </ArbiterAnswer>
          )}
        </div>
      </SeatAvatars>
      {answered !== null && <AnswerBar answered={answered} next={next} onNext={go} onGo={toAnswer} />}
      {pasting && (
        <PasteDialog
          onCase={(pasted) => {
            setPasting(false)
            replace(pasted, words.oneLine.settle.filled)
          }}
          onClose={() => setPasting(false)}
        />
      )}
    </Page>
  )
}

/** Who sits at the table: people of the house as they are, and each of the others in a colour that nobody else there has. */
function usePlayers(told: Case, people: ArbiterPageProps['home']['people']) {
  return useMemo(() => {
    const known = namesOf(told).map((name) => ({ name, person: people.find((person) => sameName(person.name, name)) }))
    const colours = coloursTogether(known.map(({ person }) => (person === undefined ? undefined : personColour(person))))
    return known.map(({ name, person }, seat) => ({ name, personId: person?.id, colour: colours[seat] }))
  }, [told, people])
}
