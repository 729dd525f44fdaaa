import { useState } from 'react'
import type { ArmName } from '#shared/domino/line'
import { makeTile, parseTile, type Tile } from '#shared/domino/tile'
import { GAMES } from '#shared/games/index'
import { present } from '#shared/kernel/assert'
import type { DecideRefusal, Revision } from '#shared/match/decide'
import type { Seat } from '#shared/match/events'
import { photoOf } from '#shared/match/photo'
import type { RecordEvent } from '#shared/match/record'
import type { MatchState, ScoredMatch } from '#shared/match/state'
import { rulesOfRefusal } from '#shared/rulebook/cited'
import { Button } from '../../components/button/button'
import { ChoiceGroup } from '../../components/choice-group/choice-group'
import { Dialog } from '../../components/dialog/dialog'
import { NO_DICE } from '../../components/dice/dice'
import { NumberField } from '../../components/field/number-field'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { Notice, ProblemNotice } from '../../components/notice/notice'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { useIntoSight } from '../../hooks/use-into-sight'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { RulesOverPage } from '../../rulebook/rule-dialogs'
import { RuleLinks } from '../../rulebook/rule-links'
import { HandEditor } from '../block/hand-editor'
import { CommandNotice } from '../command-notice'
import { useTypedTile } from '../entry/use-typed-tile'
import { wayTexts } from '../entry/way-texts'
import { WholeSet } from '../entry/whole-set'
import { PhotoKeeper } from '../evidence/photo-keeper'
import { EventInFull } from '../feed/event-in-full'
import { entryName, entryNameAt } from '../feed/told-event'
import { type MatchCommands, useBusy } from '../hooks/use-match-commands'
import type { MatchView } from '../match-view'
import { handTable, type ShownHands } from '../model/blocked-hands'
import { type Choice, type Choices, everyWay } from '../model/choices'
import { padTiles } from '../model/pad-tiles'
import { blockEvent, drawEvent, passEvent, playEvent, writtenOut } from '../model/record-events'
import { type EventPlace, samePlace, stateBefore } from '../model/revision-draft'
import { RoundStartForm } from '../round/round-start-form'
import { roundStart, type StartDraft } from '../setup/first-round'
import { eventWords } from './event-words'
import { isSameEntry, type RevisionSession, type Target, type TargetEdit, useRevision } from './use-revision'
import styles from './correction.module.css'
import { isOver } from '#shared/games/outcome'
import { sameJson } from '#shared/kernel/canonical'

/** An event while it is being corrected: what each kind of event needs, kept while the kind is tried out. */
interface Fields {
  readonly type: RecordEvent['type']
  readonly player: Seat
  readonly written: string | null
  readonly arm: ArmName | null
  readonly count: number
  readonly hands: ShownHands
  /** A table shown at the beginning, a change of rules, counted hands, a tile that stands, points given or taken, an early end, what was said of a hand or of the set, or points not called, which is taken out or left as it is. */
  readonly kept: Extract<
    RecordEvent,
    { readonly type: 'table' | 'rules' | 'left' | 'stands' | 'adjust' | 'finish' | 'show' | 'hand' | 'uncalled' | 'set' | 'leave' }
  > | null
}

/** A forgotten event, about which nothing is known but whose turn it was. */
function forgottenBy(player: Seat, players: number): Fields {
  return { ...fieldsOf({ type: 'pass', player }, players), type: 'play' }
}

function fieldsOf(event: RecordEvent, players: number): Fields {
  const blank = { player: event.player ?? 0, written: null, arm: null, count: 1, hands: Array.from({ length: players }, () => []), kept: null }
  switch (event.type) {
    case 'play':
      return { ...blank, type: 'play', written: event.tile, arm: event.arm ?? null }
    case 'draw':
      return { ...blank, type: 'draw', count: event.count }
    case 'pass':
      return { ...blank, type: 'pass' }
    case 'table':
    case 'rules':
    case 'left':
    case 'stands':
    case 'adjust':
    case 'finish':
    case 'show':
    case 'hand':
    case 'uncalled':
    case 'set':
    case 'leave':
      return { ...blank, type: event.type, kept: event }
    case 'block':
      return { ...blank, type: 'block', hands: event.hands.map((hand) => hand.flatMap((text) => tileOf(text))) }
  }
}

function tileOf(text: string) {
  const parsed = parseTile(text)
  return parsed.ok ? [parsed.value.tile] : []
}

/** What the chosen tile could do at the table as it was before the event. */
function choicesOf(fields: Fields, before: MatchState): Choices | null {
  return fields.type === 'play' && fields.written !== null ? everyWay(before, fields.written, fields.player) : null
}

/** The way the fields mean: the end that was named, else the one that is implied. */
function chosenWay({ arm, written }: Fields, choices: Choices | null): Choice | null {
  if (choices?.kind !== 'ways') return null
  const named = choices.ways.find((way) => way.arm === arm && (arm !== null || way.written === written))
  return named ?? choices.implied
}

/**
 * The event the fields make, or null while a tile or an end is missing.
 *
 * A tile that does not fit makes an event all the same: the scorer then says why not.
 */
function eventOf(fields: Fields, choices: Choices | null): RecordEvent | null {
  switch (fields.type) {
    case 'play': {
      if (fields.written === null || choices === null) return null
      if (choices.kind === 'refused') return playEvent(fields.player, fields.written, null)
      const way = chosenWay(fields, choices)
      return way === null ? null : playEvent(fields.player, way.written, way.arm)
    }
    case 'draw':
      return drawEvent(fields.player, fields.count)
    case 'pass':
      return passEvent(fields.player)
    case 'block':
      return blockEvent(fields.player, fields.hands)
    case 'table':
    case 'rules':
    case 'left':
    case 'stands':
    case 'adjust':
    case 'finish':
    case 'show':
    case 'hand':
    case 'uncalled':
    case 'set':
    case 'leave':
      return fields.kept
  }
}

interface EventEditorProps {
  readonly names: readonly string[]
  /** The table just before the event. */
  readonly before: MatchState
  readonly initial: Fields
  /** The event as it now reads; null while something is missing. */
  readonly onChange: (event: RecordEvent | null) => void
}

const TYPES = ['play', 'draw', 'pass'] as const

/** Everything an event says, each changeable: what happened, who, which tile and where, how many, whose hands. */
function EventEditor({ names, before, initial, onChange }: EventEditorProps) {
  const correctionWords = words.match.correction
  const [fields, setFields] = useState(initial)
  const change = (changed: Partial<Fields>): void => {
    const next = { ...fields, ...changed }
    setFields(next)
    onChange(eventOf(next, choicesOf(next, before)))
  }
  // what nobody does in this game is offered only where it was entered
  const types = TYPES.filter((type) => type !== 'draw' || before.rules.draw !== 'never' || initial.type === 'draw')
  const isATurn = fields.type === 'play' || fields.type === 'draw' || fields.type === 'pass'
  return (
    <div className={styles.editor}>
      {isATurn && (
        <ChoiceGroup
          legend={correctionWords.type}
          layout="segments"
          choices={types.map((type) => ({ value: type, label: correctionWords.types[type] }))}
          value={fields.type}
          onChange={(type) => change({ type })}
        />
      )}
      {isATurn && (
        <ChoiceGroup
          legend={correctionWords.player}
          layout="segments"
          choices={names.map((name, seat) => ({ value: seat, label: name }))}
          value={fields.player}
          onChange={(player) => change({ player })}
        />
      )}
      {fields.type === 'play' && <PlayFields fields={fields} before={before} onChange={change} />}
      {fields.type === 'draw' && (
        <NumberField
          label={correctionWords.count}
          value={fields.count}
          min={1}
          max={Math.max(1, before.round?.boneyard ?? 1)}
          onChange={(count) => change({ count })}
        />
      )}
      {fields.type === 'table' && <p>{correctionWords.tableStays}</p>}
      {fields.type === 'rules' && <p>{correctionWords.rulesStay}</p>}
      {fields.type === 'stands' && <p>{correctionWords.standsStays}</p>}
      {fields.type === 'adjust' && <p>{correctionWords.adjustStays}</p>}
      {fields.type === 'finish' && <p>{correctionWords.finishStays}</p>}
      {fields.type === 'show' && <p>{correctionWords.showStays}</p>}
      {fields.type === 'hand' && <p>{correctionWords.handStays}</p>}
      {fields.type === 'uncalled' && <p>{correctionWords.uncalledStays}</p>}
      {fields.type === 'set' && <p>{correctionWords.setStays}</p>}
      {fields.type === 'leave' && <p>{correctionWords.leaveStays}</p>}
      {fields.type === 'block' &&
        names.map((_, seat) => (
          <HandEditor key={seat} table={handTable(before)} names={names} hands={fields.hands} seat={seat} onChange={(hands) => change({ hands })} />
        ))}
    </div>
  )
}

interface PlayProps {
  readonly fields: Fields
  readonly before: MatchState
  readonly onChange: (changed: Partial<Fields>) => void
}

function PlayFields({ fields, before, onChange }: PlayProps) {
  const correctionWords = words.match.correction
  const choices = choicesOf(fields, before)
  const way = chosenWay(fields, choices)
  const ways = choices?.kind === 'ways' ? choices.ways : []
  const twoOrders = ways.length > 1 && ways.every((each) => each.arm === null)
  const parsed = fields.written === null ? null : parseTile(fields.written)
  const tiles = padTiles(before, words.match.pad)
  const take = (tile: Tile): void => {
    if (tiles.some((each) => each.tile === tile && each.look !== 'off')) onChange({ written: makeTile(tile) })
  }
  const typing = useTypedTile(before.rules.maxPip, take)
  const keyOf = (arm: Fields['arm'], written: string | null): string => `${arm ?? ''} ${written ?? ''}`
  return (
    <>
      <div className={styles.tiles} onKeyDown={typing.onKeyDown}>
        <p className={styles.label}>
          <span aria-hidden="true">{correctionWords.tile}</span> {typing.shown !== '' && words.match.entry.typed(typing.shown)}
        </p>
        <WholeSet
          label={correctionWords.tile}
          tiles={tiles}
          maxPip={before.rules.maxPip}
          chosen={parsed?.ok === true ? parsed.value.tile : null}
          onTap={take}
        />
      </div>
      {ways.length > 0 && (
        <ChoiceGroup
          legend={correctionWords.end}
          layout="segments"
          choices={ways.map((each) => {
            const { where, more } = wayTexts(each, twoOrders)
            return { value: keyOf(each.arm, each.written), label: `${where}${words.colon}${scorerWords.signed(each.delta)}`, description: more.join(', ') }
          })}
          value={way === null ? null : keyOf(way.arm, way.written)}
          onChange={(key) => {
            const picked = ways.find((each) => keyOf(each.arm, each.written) === key)
            if (picked !== undefined) onChange({ arm: picked.arm, written: picked.written })
          }}
        />
      )}
    </>
  )
}

/** One event: as it was entered, and what it should be instead, or what was forgotten before it. */
function EventTarget({ view, session, place }: { readonly view: MatchView; readonly session: RevisionSession; readonly place: EventPlace }) {
  const correctionWords = words.match.correction
  const { edit } = session
  const [inserting, setInserting] = useState(edit.kind === 'inserted')
  const recorded = present(view.record.rounds[place.round]?.events[place.event], 'only events of the record are opened')
  const scored = present(view.scored.rounds[place.round]?.events[place.event], 'every recorded event is scored')
  const original = writtenOut(recorded, scored)
  const before = stateBefore(view.record, session.base, place)
  const players = view.names.length
  const photo = photoOf(original)
  const [said, setSaid] = useState<RecordEvent | null>(edit.kind === 'replaced' ? edit.event : original)
  const [photoKept, setPhotoKept] = useState(edit.kind !== 'replaced' || photoOf(edit.event) === photo)
  const correct = (event: RecordEvent | null, keepPhoto: boolean): void => {
    setSaid(event)
    setPhotoKept(keepPhoto)
    if (event === null) return session.change({ kind: 'incomplete' })
    const next = corrected(event, original, keepPhoto)
    session.change(isSameEntry(next, original) ? { kind: 'unchanged' } : { kind: 'replaced', event: next })
  }
  const turnTo = (insert: boolean, next: TargetEdit): void => {
    setInserting(insert)
    setSaid(original)
    setPhotoKept(true)
    session.change(next)
  }
  return (
    <>
      <div className={styles.entered}>
        <p>
          <span className={styles.label}>
            {correctionWords.asEntered}
            {words.colon}
          </span>
          <EventInFull event={scored} names={view.names} />
        </p>
        <div className={styles.ways}>
          {edit.kind === 'removed' || inserting ? (
            <Button onClick={() => turnTo(false, { kind: 'unchanged' })}>{inserting ? correctionWords.insertNothing : correctionWords.keep}</Button>
          ) : (
            <>
              <Button onClick={() => turnTo(true, { kind: 'incomplete' })}>{correctionWords.insert}</Button>
              <Button variant="danger" onClick={() => turnTo(false, { kind: 'removed' })}>
                {correctionWords.remove}
              </Button>
            </>
          )}
        </div>
      </div>
      {photo !== null && edit.kind !== 'removed' && !inserting && (
        <PhotoKeeper matchId={view.matchId} photo={photo} entry={entryName(scored, view.names)} kept={photoKept} onChange={(keep) => correct(said, keep)} />
      )}
      {edit.kind === 'removed' && <p className={styles.removed}>{correctionWords.removeHint}</p>}
      {inserting && <p className={styles.label}>{correctionWords.insertHint}</p>}
      {edit.kind !== 'removed' && !before.ok && (
        <Notice tone="warning" title={correctionWords.cannotShow}>
          <WholeCodes>{scorerWords.recordRefusalSentence(before.error, view.names, view.scored.rules.game)}</WholeCodes>
        </Notice>
      )}
      {edit.kind !== 'removed' && before.ok && inserting && (
        <EventEditor
          key="inserted"
          names={view.names}
          before={before.value}
          initial={edit.kind === 'inserted' ? fieldsOf(edit.event, players) : forgottenBy(before.value.round?.turn ?? 0, players)}
          onChange={(event) => session.change(event === null ? { kind: 'incomplete' } : { kind: 'inserted', event, before: original })}
        />
      )}
      {edit.kind !== 'removed' && before.ok && !inserting && (
        <EventEditor
          key="corrected"
          names={view.names}
          before={before.value}
          initial={fieldsOf(edit.kind === 'replaced' ? edit.event : original, players)}
          onChange={(event) => correct(event, photoKept)}
        />
      )}
    </>
  )
}

/** The event as it now reads, with its photo or without. */
function corrected(event: RecordEvent, original: RecordEvent, keepPhoto: boolean): RecordEvent {
  const { photo: _, ...said } = event
  const photo = photoOf(original)
  return { ...said, ...(keepPhoto && photo !== null ? { photo } : {}) }
}

interface RevisionOutcomeProps {
  readonly view: MatchView
  readonly session: RevisionSession
  readonly onClose: () => void
}

/** What would come of the revision: the totals, or what stands against it and what can be done about that. */
function RevisionOutcome({ view, session, onClose }: RevisionOutcomeProps) {
  const correctionWords = words.match.correction
  const { preview, revision, edit } = session
  if (preview === null) return <p className={styles.quiet}>{edit.kind === 'incomplete' ? correctionWords.incomplete : correctionWords.unchanged}</p>
  if (preview.ok) return <RevisionResult view={view} after={preview.value} dropping={revision?.dropFrom} />
  return <Against view={view} session={session} refusal={preview.error} onClose={onClose} />
}

function RevisionResult({ view, after, dropping }: { readonly view: MatchView; readonly after: ScoredMatch; readonly dropping: EventPlace | undefined }) {
  const correctionWords = words.match.correction
  const { scored, names } = view
  const flags = after.warnings.length - scored.warnings.length
  return (
    <section className={styles.result} aria-label={correctionWords.result} aria-live="polite">
      <p className={styles.label}>{correctionWords.result}</p>
      <ul className={styles.totals}>
        {names.map((name, seat) => {
          const [was, becomes] = [scored.totals[seat] ?? 0, after.totals[seat] ?? 0]
          return (
            <li key={seat} data-changed={was !== becomes || undefined}>
              {correctionWords.totals(name, scorerWords.plain(was), scorerWords.plain(becomes))}
            </li>
          )
        })}
      </ul>
      {isOver(after) && !sameJson(after.outcome, scored.outcome) && <p>{scorerWords.matchSentence(after, names)}</p>}
      {!isOver(after) && isOver(scored) && <p>{correctionWords.nobodyWins}</p>}
      {flags > 0 && <p>{correctionWords.irregular(flags)}</p>}
      {dropping !== undefined && <p className={styles.removed}>{correctionWords.dropping(entryNameAt(scored, names, dropping))}</p>}
    </section>
  )
}

interface AgainstProps extends RevisionOutcomeProps {
  readonly refusal: DecideRefusal
}

/** It stands below everything that can be changed; a person who must choose is not left to look for it. */
function Against(props: AgainstProps) {
  const told = useIntoSight<HTMLDivElement>(props.refusal)
  return (
    <div ref={told}>
      <Objection {...props} />
    </div>
  )
}

function Objection({ view, session, refusal, onClose }: AgainstProps) {
  const correctionWords = words.match.correction
  /* Places of a refusal count from 1. */
  const nameAt = (round: number, event: number | null): string =>
    entryNameAt(view.scored, view.names, { round: round - 1, event: event === null ? null : event - 1 })
  switch (refusal.kind) {
    case 'impossible':
      return (
        <Notice tone="danger" role="alert" title={correctionWords.impossible}>
          <p>
            {refusal.round !== null && `${words.entryTitle(nameAt(refusal.round, refusal.event))}${words.colon}`}
            <WholeCodes>{scorerWords.refusalSentence(refusal.refusal, view.names, view.scored.rules.game)}</WholeCodes>
            <RuleLinks ids={rulesOfRefusal(refusal.refusal, view.scored.rules)} matchId={view.matchId} />
          </p>
        </Notice>
      )
    case 'later-event': {
      const { round, event } = refusal
      const place = { round: round - 1, event: (event ?? 1) - 1 }
      const scored = view.scored.rounds[place.round]?.events[place.event]
      const name = nameAt(round, event)
      return (
        <Notice tone="warning" role="alert" title={correctionWords.conflict}>
          <p>
            <strong>{words.entryTitle(name)}</strong>
            {words.colon}
            <WholeCodes>{scorerWords.refusalSentence(refusal.refusal, view.names, view.scored.rules.game)}</WholeCodes>
            <RuleLinks ids={rulesOfRefusal(refusal.refusal, view.scored.rules)} matchId={view.matchId} />
          </p>
          <p>{correctionWords.nothingChanged}</p>
          <div className={styles.ways}>
            <Button onClick={onClose}>{correctionWords.goBack}</Button>
            {scored !== undefined && <Button onClick={() => session.goOn(place)}>{correctionWords.correctLater(name)}</Button>}
            <Button variant="danger" onClick={() => session.dropFrom(place)}>
              {correctionWords.dropLater(name)}
            </Button>
          </div>
          <p className={styles.quiet}>{correctionWords.dropHint}</p>
        </Notice>
      )
    }
    case 'round-running':
    case 'no-such-event':
    case 'nothing-to-change':
      return <ProblemNotice text={correctionWords.noSuchEvent} />
  }
}

interface CorrectionDialogProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly target: Target
  /** How it is saved, if not by the dialog's own command; gives whether it was. */
  readonly save?: (revision: Revision) => Promise<boolean>
  readonly onClose: () => void
  /** Left out, the same as closing. */
  readonly onSaved?: () => void
}

/** Corrects what was entered earlier. Nothing changes before it is saved, and everything saved together is undone together. */
export function CorrectionDialog({ view: latest, commands, target: first, save: saveAs, onClose, onSaved = onClose }: CorrectionDialogProps) {
  /* Places in the record belong to the revision they were read in; if it moves on, saving says so. */
  const [view] = useState(latest)
  const busy = useBusy(commands)
  const correctionWords = words.match.correction
  const session = useRevision(view, first)
  const { target, revision, preview } = session
  const title =
    target.kind === 'start' ? correctionWords.startTitle(target.round + 1) : correctionWords.title(entryNameAt(view.scored, view.names, target.place))
  const save = async (): Promise<void> => {
    if (revision === null || !(await (saveAs === undefined ? commands.revise(revision, view.revision) : saveAs(revision)))) return
    session.forget()
    onSaved()
  }
  const cancel = (): void => {
    session.forget()
    onClose()
  }
  return (
    <RulesOverPage>
      <Dialog
        width="workspace"
        open
        title={title}
        onClose={onClose}
        actions={
          <>
            <Button onClick={cancel}>{correctionWords.cancel}</Button>
            <Button variant="primary" pending={busy} disabled={preview === null || !preview.ok} onClick={() => void save()}>
              {correctionWords.save}
            </Button>
          </>
        }
      >
        <KeptDraft startOver={session.startOver} />
        <div key={session.startOver === null ? 'fresh' : 'kept'} className={styles.correction}>
          <div className={styles.target}>
            <TogetherList view={view} session={session} />
            {target.kind === 'event' ? (
              <EventTarget key={`${target.place.round}.${target.place.event}`} view={view} session={session} place={target.place} />
            ) : (
              <StartTarget view={view} session={session} round={target.round} />
            )}
          </div>
          <div className={styles.outcome}>
            {session.agreed !== null && <KeepsAgreed {...session.agreed} />}
            <RevisionOutcome view={view} session={session} onClose={onClose} />
            <CommandNotice view={view} commands={commands} />
          </div>
        </div>
      </Dialog>
    </RulesOverPage>
  )
}

/** All have agreed to the round: its points stay, or change with the entry. */
function KeepsAgreed({ round, keeps, keep }: NonNullable<RevisionSession['agreed']>) {
  const agreedWords = words.match.correction.agreed
  return (
    <ChoiceGroup
      legend={agreedWords.asks(round + 1)}
      layout="rows"
      choices={[
        { value: 'keep', label: agreedWords.keep },
        { value: 'change', label: agreedWords.change },
      ]}
      value={keeps ? 'keep' : 'change'}
      onChange={(value) => keep(value === 'keep')}
    />
  )
}

/** How a round began: who led it, and what was thrown. */
function StartTarget({ view, session, round }: { readonly view: MatchView; readonly session: RevisionSession; readonly round: number }) {
  const recorded = present(view.record.rounds[round], 'only rounds of the record are opened')
  const { edit } = session
  const begun = edit.kind === 'started' ? edit.start : recorded
  const [draft, setDraft] = useState<StartDraft>({
    leader: begun.leader,
    dice: GAMES[view.preset.game].usesDice ? (begun.dice ?? NO_DICE) : null,
  })
  return (
    <RoundStartForm
      view={view}
      draft={draft}
      advise={false}
      tried
      onChange={(next) => {
        setDraft(next)
        const start = roundStart(next)
        session.change(start === null ? { kind: 'incomplete' } : { kind: 'started', start })
      }}
    />
  )
}

/** Other events of the same revision; each can be opened again. */
function TogetherList({ view, session }: { readonly view: MatchView; readonly session: RevisionSession }) {
  const correctionWords = words.match.correction
  const { target, base } = session
  const others = base.corrections.filter((correction) => target.kind !== 'event' || !samePlace(correction, target.place))
  if (others.length === 0) return null
  return (
    <div>
      <p className={styles.label}>{correctionWords.alsoCorrected}</p>
      <ul className={styles.together}>
        {others.map(({ round, event, replacement, insertBefore = [] }) => (
          <li key={`${round}.${event}`}>
            <button type="button" className={styles.other} onClick={() => session.goOn({ round, event })}>
              {words.entryTitle(entryNameAt(view.scored, view.names, { round, event }))}
              {words.colon}
              {replacement === null ? correctionWords.removed : [...insertBefore, replacement].map((each) => eventWords(each, view.names)).join(', ')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
