import { addsUp } from '#shared/games/index'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Suit } from '#shared/domino/tile'
import { Page } from '../../app/page'
import { steady } from '../../app/steady'
import { Icon } from '../../components/icon/icon'
import { PointsChip } from '../../components/points-chip/points-chip'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { type TileEntry, useEntered } from '../entry/use-entry'
import type { Entered } from '../entry/entry-store'
import type { MatchView } from '../match-view'
import type { Choice, Choices } from '../model/choices'
import { type Celebration, celebrationOf } from '../model/celebration'
import { lastRoundSaid } from '../model/counted-standing'
import { type Prompt, promptOf } from '../model/prompt'
import { promptWords } from '../model/prompt-words'
import { RolledDice } from '../round/rolled-dice'
import { Boneyard } from './boneyard'
import { Caption } from './caption'
import { EndsSum } from './ends-sum'
import { ChipFlight } from './chip-flight'
import { Felt } from './felt'
import { TableLine } from './table-line'
import styles from './moment.module.css'

/** As long as a cheer at the table. */
const CELEBRATED_MS = 1000

/** What is being celebrated on this page just now; over after a second, and at once when the table moves on. */
function useCelebration(view: MatchView): Celebration | null {
  const [celebrated, setCelebrated] = useState<{ readonly revision: number; readonly what: Celebration } | null>(null)
  const seen = useRef(view)
  useEffect(() => {
    const before = seen.current
    seen.current = view
    const what = before.revision === view.revision ? null : celebrationOf(before, view)
    if (what !== null) setCelebrated({ revision: view.tableRevision, what })
  }, [view])
  useEffect(() => {
    if (celebrated === null) return
    const over = setTimeout(() => setCelebrated((now) => (now === celebrated ? null : now)), CELEBRATED_MS)
    return () => clearTimeout(over)
  }, [celebrated])
  return celebrated !== null && celebrated.revision === view.tableRevision ? celebrated.what : null
}

interface TopSlotProps {
  readonly view: MatchView
  /** Asks for the hands of a blocked round; left out where nothing can be entered. */
  readonly onEnterHands?: (() => void) | undefined
  /** Across the room it is said elsewhere that this is the last round. */
  readonly far: boolean
}

/** What is said above the line of play: for a second what is celebrated, otherwise what the table would say now. Empty most of the time. */
const TopSlot = steady(function TopSlot({ view, onEnterHands, far }: TopSlotProps) {
  const celebration = useCelebration(view)
  const prompt = promptOf(view.scored)
  /* A phone has no head that says so. */
  const last = far ? [] : lastRoundSaid(view).map(scorerWords.capitalised)
  return (
    <div className={styles.slot}>
      {celebration !== null && <Celebrated what={celebration} names={view.names} />}
      {/* What is celebrated is read out with the play, and what is said here after it (`announcementsOf`). */}
      <div data-prompt>
        {celebration === null && (prompt !== null || last.length > 0) && (
          <PromptSaid prompt={prompt} last={last} names={view.names} onEnterHands={onEnterHands} />
        )}
      </div>
    </div>
  )
})

function Celebrated({ what, names }: { readonly what: Celebration; readonly names: readonly string[] }) {
  const text = what.kind === 'match-won' ? words.moments.celebration.wins(scorerWords.nameOf(names, what.seat)) : words.moments.celebration[what.code]
  return (
    <p className={styles.celebration} aria-hidden="true" data-says data-celebration={what.kind}>
      {text}
      {what.points > 0 && <PointsChip className={styles.chip} points={what.points} text={scorerWords.signed(what.points)} />}
    </p>
  )
}

interface SaidProps extends Pick<TopSlotProps, 'onEnterHands'> {
  readonly prompt: Prompt | null
  readonly last: readonly string[]
  readonly names: readonly string[]
}

function PromptSaid({ prompt, last, names, onEnterHands }: SaidProps) {
  const { blocked, enterHands } = words.moments.prompt
  if (prompt?.kind !== 'blocked')
    return (
      <p className={prompt?.kind === 'can-draw' ? styles.warning : styles.said} data-says>
        {[...last, ...(prompt === null ? [] : [promptWords(prompt, names)])].join(' · ')}
      </p>
    )
  const said = (
    <>
      <Icon name="warning" />
      <strong>{blocked}</strong> {enterHands}
    </>
  )
  if (onEnterHands === undefined)
    return (
      <p className={styles.warning} data-says>
        {said}
      </p>
    )
  return (
    <button type="button" className={styles.warning} onClick={onEnterHands}>
      {said}
    </button>
  )
}

interface ViewProps {
  readonly view: MatchView
  readonly title?: string
  readonly className?: string | undefined
  /** The table: its felt, and what stands round it. */
  readonly children: ReactNode
  /** What lies open over it. */
  readonly over?: ReactNode
  /** The chips that are won, where they fly elsewhere than to the scores. */
  readonly chips?: ReactNode
}

/** A table that fills the window: on the device that enters plays, on a phone, flat between the players, or across the room. */
export function TableView({ view, title, className, children, over, chips }: ViewProps) {
  return (
    <Page className={className} layout="full" headingHidden title={title ?? words.match.table.title(view.words.name, view.names)}>
      {children}
      {over}
      {chips ?? <ChipFlight view={view} />}
    </Page>
  )
}

interface FeltProps extends Pick<ComponentProps<typeof TableLine>, 'far' | 'ringed' | 'onEnd' | 'answersMisfits' | 'onPlay' | 'onOpen'> {
  readonly view: MatchView
  /** With one, the ends of the line are where its tile can go. */
  readonly entry?: TileEntry | null
  readonly className?: string | undefined
  readonly diceClass?: string | undefined
  /** Draws with a tap on the boneyard; left out where nobody draws. */
  readonly onDraw?: (() => void) | undefined
  /** Asked for where the round seems to be blocked; left out, it is only said. */
  readonly onEnterHands?: (() => void) | undefined
  /** What else is said at the top edge. */
  readonly notice?: ReactNode
  /** What stands in the line of words at the bottom, in place of the last entry. */
  readonly caption?: ReactNode
  /** What lies over the line. */
  readonly children?: ReactNode
}

/** The felt of a match with all that lies on it: dice, boneyard, what the table says, the line of play, and the last entry. */
export function TableFelt({ view, entry = null, className, diceClass, onDraw, onEnterHands, notice, caption, far = false, children, ...line }: FeltProps) {
  const dice = view.scored.state.round?.dice ?? null
  return (
    <Felt
      className={className}
      data-far={far || undefined}
      dice={dice !== null && <RolledDice on="felt" className={diceClass} dice={dice} />}
      boneyard={
        <>
          {addsUp(view.scored.rules.game) && <ChosenSum view={view} entry={entry} />}
          <Boneyard view={view} onDraw={onDraw} />
        </>
      }
      top={
        <>
          <TopSlot view={view} onEnterHands={onEnterHands} far={far} />
          {notice}
        </>
      }
      caption={caption ?? <EnteredCaption view={view} entry={entry} />}
    >
      <EnteredLine {...line} view={view} entry={entry} far={far} />
      {children}
    </Felt>
  )
}

const choicesIn = ({ choices }: Entered): Choices | null => choices
const selectedIn = ({ selected }: Entered): Choice | null => selected
const typedIn = ({ typed }: Entered): Suit | null => typed

interface EnteredLineProps extends Pick<FeltProps, 'view' | 'ringed' | 'onEnd' | 'answersMisfits' | 'onPlay' | 'onOpen'> {
  readonly entry: TileEntry | null
  readonly far: boolean
}

/** The line of play; with an entry its ends are where the chosen tile can go. */
function EnteredLine({ view, entry, far, onEnd = entry?.playAt, ...line }: EnteredLineProps) {
  const choices = useEntered(entry, view, choicesIn)
  const selected = useEntered(entry, view, selectedIn)
  const begun = useEntered(entry, view, typedIn)
  return (
    <TableLine
      {...line}
      view={view}
      ground={false}
      far={far}
      zoomable={!far}
      choices={choices}
      {...(entry === null || onEnd === undefined ? {} : { selected, begun, onEnd })}
    />
  )
}

function ChosenSum({ view, entry }: Pick<EnteredLineProps, 'view' | 'entry'>) {
  return <EndsSum view={view} selected={useEntered(entry, view, selectedIn)} />
}

interface EnteredCaptionProps extends Pick<ComponentProps<typeof Caption>, 'view' | 'onLook' | 'onQuestion'> {
  readonly entry: TileEntry | null
}

/** What is said at the bottom of the felt of what is entered now, else of the last entry. */
export function EnteredCaption({ view, entry, ...opens }: EnteredCaptionProps) {
  return <Caption {...opens} view={view} choices={useEntered(entry, view, choicesIn)} selected={useEntered(entry, view, selectedIn)} />
}
