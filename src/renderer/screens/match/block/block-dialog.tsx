import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { makeTile, type Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import { drawableTiles } from '#shared/match/stuck'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { KeptDraft } from '../../../components/kept-draft/kept-draft'
import { Notice } from '../../../components/notice/notice'
import { useDraft } from '../../../hooks/use-draft'
import { useMedia } from '../../../hooks/use-media'
import { plainKey } from '../../../keyboard/read-key'
import { HandEditor } from '../../../match/block/hand-editor'
import { useHandsDraft } from '../../../match/block/use-hands-draft'
import { CommandNotice } from '../../../match/command-notice'
import { type MatchCommands, useBusy } from '../../../match/hooks/use-match-commands'
import { useShownHands } from '../../../match/hooks/use-shown-hands'
import type { MatchView } from '../../../match/match-view'
import {
  handsNotAsCounted,
  handTable,
  type HandTable,
  noHands,
  type NotAsCounted,
  playableIn,
  type ShownHands,
  withoutTile,
} from '../../../match/model/blocked-hands'
import { openEnds } from '../../../match/model/laid-tiles'
import { openTiles } from '../../../match/model/open-hands'
import { blockEvent } from '../../../match/model/record-events'
import { isFull } from '../../../match/model/refused-tile'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { sideBySide } from '../../../photo/small-copy'
import styles from './block-dialog.module.css'

/** How long after a step that nobody pressed for a press still means the hand before it, in milliseconds. */
export const SETTLING_MS = 700

interface HandSteps {
  /** Whose hand is asked for. */
  readonly seat: Seat
  readonly setSeat: (seat: Seat) => void
  /** Whose hand has just become full, so that the next one is asked for; null once that one has a tile. */
  readonly filled: Seat | null
  /** Whether a press may go on from this hand. */
  readonly canGoOn: boolean
  /** Nothing comes after this hand but the ruling. */
  readonly last: boolean
  /** This hand is full: on to the next that is not. One that was left behind stays as it was left. */
  readonly goOn: (hands: ShownHands) => void
}

/**
 * Which hand of a blocked round is asked for.
 *
 * A hand that is full goes on to the next by itself. A person who has not seen that presses "Next hand" all the same: for a moment that does nothing,
 * and never while the hand has no tile, so that nobody is skipped.
 */
export function useHandSteps(table: HandTable, hands: ShownHands): HandSteps {
  const full = (all: ShownHands, at: Seat): boolean => isFull(all[at] ?? [], table.expected[at] ?? null)
  const [seat, go] = useState<Seat>(() =>
    Math.max(
      0,
      hands.findIndex((_, at) => !full(hands, at)),
    ),
  )
  const [filled, setFilled] = useState<Seat | null>(null)
  const [settling, setSettling] = useState(false)
  useEffect(() => {
    if (!settling) return
    const settled = setTimeout(() => setSettling(false), SETTLING_MS)
    return () => clearTimeout(settled)
  }, [settling])
  const [began, setBegan] = useState(0)
  const tiles = hands[seat]?.length ?? 0
  const touched = filled !== null && tiles !== began
  if (touched) {
    setFilled(null)
    setSettling(false)
  }
  const step = (to: Seat, from: Seat | null, all: ShownHands): void => {
    go(to)
    setFilled(from)
    setSettling(from !== null)
    setBegan(all[to]?.length ?? 0)
  }
  return {
    seat,
    setSeat: (to) => step(to, null, hands),
    filled,
    canGoOn: !settling && (tiles > 0 || table.expected[seat] === 0),
    last: seat === hands.length - 1 || hands.every((_, at) => full(hands, at)),
    goOn: (all) => {
      const open = all.findIndex((_, at) => at > seat && !full(all, at))
      if (open >= 0) step(open, seat, all)
    },
  }
}

interface StepShown {
  readonly key: string | number
  readonly label: string
  /** How far it is, in a word or two. */
  readonly told: string
}

interface StepsProps {
  readonly label: string
  readonly steps: readonly StepShown[]
  readonly at: number
  readonly onGo: (at: number) => void
}

/** What is asked one after the other, with how far each is; any can be gone to. */
function Steps({ label, steps, at, onGo }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ key, label: name, told }, place) => (
        <li key={key} aria-current={place === at ? 'step' : undefined} className={styles.step}>
          <button type="button" className={styles.button} onClick={() => onGo(place)}>
            {name} <span className={styles.told}>{told}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

const photosSchema = z.array(z.tuple([z.int(), z.string()]))

interface BlockDialogProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly declaredBy: Seat
  readonly onClose: () => void
}

/** Where the row of buttons has room for what says that hands were kept, so that no tile is moved out of sight. */
const WIDE = '(width >= 48rem)'

/** Asks for every hand in seat order, then gives the ruling by entering the block. */
export function BlockDialog({ view: latest, commands, declaredBy, onClose }: BlockDialogProps) {
  /* The hands are checked against the table they were shown at; a newer one refuses them as stale. */
  const [view] = useState(latest)
  const busy = useBusy(commands)
  const blockWords = words.match.block
  const { scored, names } = view
  /* Typing them takes minutes: neither Esc nor Back loses them. */
  const [entered, setEntered, , startOverHands] = useHandsDraft('blocked', view, noHands(names.length))
  /* What a player shows on a phone stands for the hand until someone enters it here. */
  const byPhone = useShownHands(view.matchId, scored.rounds.length - 1)
  const shownBy = (at: Seat): readonly Tile[] | null => (byPhone === null || entered[at]?.length !== 0 ? null : openTiles(byPhone, at))
  const fromPhone = (at: Seat): boolean => shownBy(at) !== null
  const hands = entered.map((hand, at) => shownBy(at) ?? hand)
  const setHands = (changed: ShownHands): void => setEntered(changed.map((hand, at) => (hand === hands[at] ? (entered[at] ?? hand) : hand)))
  /* Photos of hands that are to be kept, by seat; an event keeps one, so they go side by side. */
  const [photos, setPhotos, forgetPhotos, startOverPhotos] = useDraft(
    `blocked-photos.${view.matchId}.${scored.rounds.length}`,
    photosSchema,
    (): [Seat, string][] => [],
  )
  const keptPhotos = new Map(photos)
  const [copying, setCopying] = useState(false)
  const [uncopied, setUncopied] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const enterThem = useRef<HTMLButtonElement>(null)
  const table = handTable(scored.state)
  const { seat, setSeat, filled, canGoOn, last, goOn } = useHandSteps(table, hands)
  /* The ruling was asked for, and these hands are not as they were counted: null while nobody was asked about them. */
  const [wrong, setWrong] = useState<readonly NotAsCounted[] | null>(null)
  const firstWrong = wrong?.[0]
  const wide = useMedia(WIDE)
  const drawable = drawableTiles(scored.state)
  const held = hands.map((each) => playableIn(each, table.playable).length).some((tiles) => tiles > 0)

  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('[data-hand-heading]')?.focus()
  }, [seat])
  useEffect(() => {
    if (firstWrong !== undefined) enterThem.current?.focus()
  }, [firstWrong])

  const goTo = (at: Seat): void => {
    setWrong(null)
    setSeat(at)
  }
  const startOver = (): void => {
    startOverHands?.()
    startOverPhotos?.()
    goTo(0)
  }
  const keptBefore = <KeptDraft startOver={startOverHands === null && startOverPhotos === null ? null : startOver} />
  /* A tile fits, and yet the table may count it as a block; or everyone has seen the hands, and the round goes on. */
  const playOn = async (): Promise<void> => {
    const shown = hands.flatMap((hand, at) =>
      hand.length === 0 ? [] : [{ type: 'show' as const, player: at, tiles: hand.map(makeTile), why: 'called-block' as const }],
    )
    for (const [at, event] of shown.entries()) if (!(await commands.enter(event, view.revision + at))) return
    onClose()
  }
  const finish = async (stands = false): Promise<void> => {
    setCopying(true)
    const photo = keptPhotos.size === 0 ? undefined : await sideBySide(names.flatMap((_, at) => keptPhotos.get(at) ?? [])).catch(() => null)
    setCopying(false)
    setUncopied(photo === null)
    if (photo === null) setPhotos([])
    else if (await commands.enter({ ...blockEvent(declaredBy, hands), ...(stands ? { stands: true as const } : {}) }, view.revision, photo)) {
      /* The hands stay: they are there again where the ruling is undone. */
      forgetPhotos()
      onClose()
    }
  }
  const rule = (): void => {
    const different = handsNotAsCounted(table, hands)
    if (different.length > 0) setWrong(different)
    else void finish()
  }
  const goBack = (): void => {
    const before = hands[seat - 1]?.at(-1)
    if (seat === 0) return
    goTo(seat - 1)
    if (before !== undefined) setHands(withoutTile(hands, seat - 1, before))
  }
  const onEnter = (event: KeyboardEvent): void => {
    if (plainKey(event) !== 'Enter' || (event.target instanceof Element && event.target.closest('button, a, input') !== null)) return
    event.preventDefault()
    if (!canGoOn) return
    if (!last) setSeat(seat + 1)
    else if (!held && !busy && !copying) rule()
  }
  const change = (changed: ShownHands): void => {
    setWrong(null)
    setHands(changed)
  }
  const keepPhoto = (photo: string | undefined): void => {
    const others = [...keptPhotos].filter(([at]) => at !== seat)
    setPhotos(photo === undefined ? others : [...others, [seat, photo]])
  }
  return (
    <Dialog
      width="workspace"
      open
      title={blockWords.title}
      onClose={onClose}
      actions={
        firstWrong !== undefined && wrong !== null ? (
          <>
            <div role="alert" className={styles.asked}>
              {wrong.map(({ seat: at, missing }) => (
                <p key={at}>
                  {missing > 0 ? blockWords.missing(scorerWords.nameOf(names, at), missing) : blockWords.tooMany(scorerWords.nameOf(names, at), -missing)}
                </p>
              ))}
              <p className={styles.marked}>{blockWords.marked}</p>
            </div>
            <Button pending={busy || copying} onClick={() => void finish()}>
              {blockWords.ruleAnyway}
            </Button>
            <Button ref={enterThem} variant="primary" onClick={() => goTo(firstWrong.seat)}>
              {firstWrong.missing > 0 ? blockWords.enterThem : blockWords.checkHand}
            </Button>
          </>
        ) : (
          <>
            {wide && <div className={styles.kept}>{keptBefore}</div>}
            {seat > 0 && <Button onClick={() => setSeat(seat - 1)}>{blockWords.back}</Button>}
            {held && last && canGoOn && (
              <>
                <Button pending={busy || copying} onClick={() => void playOn()}>
                  {blockWords.playOn}
                </Button>
                <Button pending={busy || copying} onClick={() => void finish(true)}>
                  {blockWords.counts}
                </Button>
              </>
            )}
            {last ? (
              <Button key="on" variant="primary" pending={busy || copying} disabled={held || !canGoOn} onClick={rule}>
                {blockWords.rule}
              </Button>
            ) : (
              <Button key="on" variant="primary" disabled={!canGoOn} onClick={() => setSeat(seat + 1)}>
                {blockWords.next}
              </Button>
            )}
          </>
        )
      }
    >
      <div ref={frame} className={styles.frame} onKeyDown={onEnter}>
        {!wide && keptBefore}
        <div className={styles.above}>
          <OpenEnds view={view} />
          <Steps
            label={blockWords.hands}
            steps={names.map((_, at) => ({
              key: at,
              label: scorerWords.nameOf(names, at),
              told: blockWords.counted(hands[at]?.length ?? 0, table.expected[at] ?? 0),
            }))}
            at={seat}
            onGo={goTo}
          />
          {filled !== null && (
            <p role="status" className={styles.filled}>
              {blockWords.done(scorerWords.nameOf(names, filled), blockWords.counted(hands[filled]?.length ?? 0, table.expected[filled] ?? null))} ✓
            </p>
          )}
        </div>
        {drawable > 0 && <Notice tone="warning">{blockWords.early(drawable, view.words.boneyard)}</Notice>}
        <HandEditor key={seat} table={table} names={names} hands={hands} seat={seat} onChange={change} onPhoto={keepPhoto} onFull={goOn} onBack={goBack} />
        {fromPhone(seat) && <p role="status">{words.join.hand.byPhone(scorerWords.nameOf(names, seat))}</p>}
        {keptPhotos.has(seat) && <p role="status">{words.keptPhotos.handKept(scorerWords.nameOf(names, seat))}</p>}
        {uncopied && (
          <Notice tone="warning" role="alert">
            {words.keptPhotos.handsNotCopied}
          </Notice>
        )}
        <CommandNotice view={view} commands={commands} />
      </div>
    </Dialog>
  )
}

/** The open ends stay in sight: no tile shown may fit one. */
function OpenEnds({ view }: { readonly view: MatchView }) {
  const ends = openEnds(view).filter(({ open }) => open)
  if (ends.length === 0) return null
  return (
    <div className={styles.ends}>
      <span aria-hidden="true">{words.moments.hands.openEnds}</span>
      <ul className={styles.discs} aria-label={words.moments.hands.openEnds}>
        {ends.map(({ arm, suit, double }) => (
          <li key={arm} className={styles.disc}>
            <span aria-hidden="true">{suit}</span>
            <span className="visually-hidden">{words.match.line.end(arm, suit, double)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
