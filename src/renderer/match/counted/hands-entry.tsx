import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Seat } from '#shared/match/events'
import type { Action } from '../../actions/action'
import { useActionKeys } from '../../actions/use-action-keys'
import { Avatar } from '../../components/avatar/avatar'
import { Button } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { Icon } from '../../components/icon/icon'
import { plainKey } from '../../keyboard/read-key'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { HandsKnowledge } from '../../photo/hand/hands-model'
import { HandsPhotoDialog } from '../../photo/photo-dialogs'
import { HandEditor } from '../block/hand-editor'
import type { MatchView } from '../match-view'
import { enteredHand, type EnteredHands, type HandsCounting, leftHandOf, nextToEnter, pointsEntered, stillToEnter, typedNumber } from '../model/counted-hands'
import { shortNames } from '../model/short-names'
import styles from './hands-entry.module.css'

interface HandsEntryProps {
  readonly view: Pick<MatchView, 'matchId' | 'scored' | 'names' | 'record'>
  readonly counting: HandsCounting
  /** Which round they end, counted from 0. */
  readonly round: number
  readonly hands: EnteredHands
  readonly seat: Seat
  readonly onSeat: (seat: Seat) => void
  readonly onChange: (hands: EnteredHands) => void
  /** Enter, once there is something of every hand. */
  readonly onDone: () => void
  /** Moves the focus to the field of a seat. */
  readonly fields: RefObject<(HTMLInputElement | null)[]>
  /** The one hand that is entered here, on its player's phone; all of them where it is left out. */
  readonly only?: Seat | undefined
  /** Hands that stand as their phones have them. */
  readonly byPhone?: readonly Seat[]
  /** On a phone: what its player's photographed hand is used for, and what that is called. */
  readonly photographed?: { readonly label: (worth: string) => string; readonly use: (hands: EnteredHands) => void } | undefined
}

const NO_SEATS: readonly Seat[] = []

/** A number typed outside the fields goes to the hand that is asked for: after a change of page the focus is on the heading. */
const TYPED: readonly Action<{ readonly belowZero: boolean; readonly press: (sign: string) => void }>[] = [
  {
    reads: ({ key }, { belowZero }) => {
      if (key === '-') return belowZero ? ({ press }) => press(MINUS) : null
      return /^\d$/.test(key) ? ({ press }) => press(key) : null
    },
    does: () => undefined,
  },
]

/** What is left in every hand when a round ends: a field for each name, a pad of digits, and for tiles the way to tap or photograph them. */
export function HandsEntry({ view, counting, round, hands, seat, onSeat, onChange, onDone, fields, only, byPhone = NO_SEATS, photographed }: HandsEntryProps) {
  const countedWords = words.match.counted
  const { matchId, names, record, scored } = view
  const [opened, setOpened] = useState<'tiles' | 'photo' | null>(null)
  const short = shortNames(names)
  const { belowZero, takesTiles, out, gone, table } = counting
  const asks = names.flatMap((_, at) => ((only === undefined || at === only) && !gone.includes(at) ? [at] : []))
  const set = (at: Seat, text: string): void => onChange(hands.map((hand, each) => (each === at ? typedNumber(text, belowZero) : hand)))
  const knowledge = useMemo(
    (): HandsKnowledge => ({
      maxPip: table.maxPip,
      copies: table.copies,
      entered: hands.map((hand) => (typeof hand === 'string' ? [] : hand)),
      asked: seat,
      one: only !== undefined,
    }),
    [table.maxPip, table.copies, hands, seat, only],
  )
  const close = (): void => setOpened(null)
  /* Back from tiles or a photo, keys go on with the number. */
  const away = useRef(false)
  useEffect(() => {
    if (opened === null && away.current) fields.current[seat]?.focus()
    away.current = opened !== null
  }, [opened, seat, fields])
  const goOn = (from: Seat): void => {
    const next = only === undefined ? nextToEnter(hands, from) : null
    if (next === null) onDone()
    else fields.current[next]?.focus()
  }
  const press = (sign: string, at = seat): void => {
    const hand = hands[at] ?? ''
    const text = typeof hand === 'string' ? hand : ''
    if (sign === ERASE) set(at, text.slice(0, -1))
    else set(at, sign === MINUS ? (text.startsWith('-') ? text.slice(1) : `-${text}`) : `${text}${sign}`)
    fields.current[at]?.focus()
  }
  const asked = stillToEnter(hands).includes(seat) ? seat : only === undefined ? nextToEnter(hands, seat) : null
  useActionKeys(TYPED, asked === null ? null : { belowZero, press: (sign) => press(sign, asked) })
  const onKeyDown = (event: KeyboardEvent, at: Seat): void => {
    const key = plainKey(event)
    if (key === 'Enter') goOn(at)
    else if (key === 'ArrowDown' || key === 'ArrowUp')
      fields.current[asks[(asks.indexOf(at) + (key === 'ArrowDown' ? 1 : asks.length - 1)) % asks.length] ?? at]?.focus()
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.entry} data-one={only !== undefined || undefined}>
      <ul className={styles.hands} aria-label={takesTiles ? countedWords.left : countedWords.points} data-many={asks.length > 4 || undefined}>
        {names.map((name, at) => {
          if (!asks.includes(at)) return null
          const hand = hands[at] ?? ''
          const points = pointsEntered(counting, hand)
          return (
            <li key={at} className={styles.hand} data-chosen={at === seat || undefined} data-entered={leftHandOf(hand) !== null || undefined}>
              <label className={styles.card}>
                <span className={styles.who}>
                  <Avatar size="small" name={name} personId={record.players[at]?.personId} />
                  <span className={styles.name} title={name}>
                    {short[at] ?? name}
                  </span>
                  {byPhone.includes(at) && (
                    <span className={styles.phone}>
                      <Icon name="phone" />
                      <span className="visually-hidden">{countedWords.byPhone}</span>
                    </span>
                  )}
                </span>
                <input
                  ref={(field) => {
                    fields.current[at] = field
                  }}
                  className={styles.field}
                  /* The pad below enters on a touch screen, and nothing is covered by the keyboard of the system. */
                  inputMode="none"
                  disabled={at === out}
                  autoComplete="off"
                  enterKeyHint="next"
                  aria-label={countedWords.field(scorerWords.nameOf(names, at), round + 1)}
                  value={typeof hand === 'string' ? hand.replace('-', '−') : String(points ?? '')}
                  onFocus={(event) => {
                    onSeat(at)
                    event.target.select()
                  }}
                  onChange={(event) => set(at, event.target.value)}
                  onKeyDown={(event) => onKeyDown(event, at)}
                />
                {typeof hand !== 'string' && hand.length > 0 && <span className={styles.tiles}>{countedWords.tiles(hand.length)}</span>}
              </label>
            </li>
          )
        })}
      </ul>
      <Pad name={scorerWords.nameOf(names, seat)} belowZero={belowZero} onPress={press} onOpen={takesTiles ? setOpened : null} />
      {opened === 'photo' && (
        <HandsPhotoDialog
          of={`hands.${matchId}.${round}.${only ?? 'all'}`}
          names={names}
          short={short}
          knowledge={knowledge}
          open={only === undefined ? stillToEnter(hands) : NO_SEATS}
          worth={(held) => scorerWords.counted(pointsEntered(counting, held) ?? 0, scorerWords.gameWords(scored.rules.game).points)}
          confirm={photographed?.label}
          onHands={(found) => {
            const changed = hands.map((hand, at) => {
              const held = found.get(at)
              return held === undefined || at === out || gone.includes(at) ? hand : enteredHand(held)
            })
            if (photographed === undefined) onChange(changed)
            else photographed.use(changed)
            const next = nextToEnter(changed, seat)
            if (only === undefined && next !== null) onSeat(next)
          }}
          onClose={close}
        />
      )}
      {opened === 'tiles' && (
        <TilesDialog view={view} counting={counting} hands={hands} seat={seat} only={only} onSeat={onSeat} onChange={onChange} onClose={close} />
      )}
    </div>
  )
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
const ERASE = 'erase'
const MINUS = 'minus'

interface PadProps {
  /** Whose number it enters. */
  readonly name: string
  readonly belowZero: boolean
  readonly onPress: (sign: string) => void
  /** Tiles instead, tapped or photographed; null where only numbers count. */
  readonly onOpen: ((what: 'tiles' | 'photo') => void) | null
}

/** Digits for fingers; people who type have the fields, so the pad is no stop of the Tab key. */
function Pad({ name, belowZero, onPress, onOpen }: PadProps) {
  const countedWords = words.match.counted
  const key = (sign: string, said: string, shown: string) => (
    <button key={sign} type="button" className={styles.key} tabIndex={-1} aria-label={said} onClick={() => onPress(sign)}>
      <span aria-hidden="true">{shown}</span>
    </button>
  )
  return (
    <div className={styles.pad} role="group" aria-label={countedWords.pad(name)} dir="ltr">
      {DIGITS.map((digit) => key(digit, scorerWords.plain(Number(digit)), scorerWords.plain(Number(digit))))}
      {belowZero ? key(MINUS, countedWords.minus, '±') : <span className={styles.gap} />}
      {key('0', scorerWords.plain(0), scorerWords.plain(0))}
      {key(ERASE, countedWords.erase, '⌫')}
      {onOpen !== null && (
        <div className={styles.ways}>
          <button type="button" className={styles.way} onClick={() => onOpen('photo')}>
            <Icon name="camera" />
            {words.live.photo}
          </button>
          <button type="button" className={styles.way} onClick={() => onOpen('tiles')}>
            {countedWords.tilesOpen}
          </button>
        </div>
      )}
    </div>
  )
}

type TilesDialogProps = Pick<HandsEntryProps, 'view' | 'counting' | 'hands' | 'seat' | 'only' | 'onSeat' | 'onChange'> & { readonly onClose: () => void }

/** The tiles that are left in a hand, tapped, typed or read from a photo; then the next hand. */
function TilesDialog({ view, counting, hands, seat, only, onSeat, onChange, onClose }: TilesDialogProps) {
  const countedWords = words.match.counted
  const { names, scored } = view
  const shown = hands.map((hand) => (typeof hand === 'string' ? [] : hand))
  const points = pointsEntered(counting, hands[seat] ?? '')
  const next = only === undefined ? nextToEnter(hands, seat) : null
  return (
    <Dialog
      width="workspace"
      open
      title={countedWords.tilesOf(scorerWords.nameOf(names, seat))}
      onClose={onClose}
      actions={
        <>
          <output className={styles.sum}>{points === null ? '' : scorerWords.counted(points, scorerWords.gameWords(scored.rules.game).points)}</output>
          {next !== null && next !== seat && (
            <Button disabled={points === null} onClick={() => onSeat(next)}>
              {countedWords.next(scorerWords.nameOf(names, next))}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {countedWords.done}
          </Button>
        </>
      }
    >
      <HandEditor
        key={seat}
        table={counting.table}
        names={names}
        hands={shown}
        seat={seat}
        onChange={(changed) => onChange(hands.map((hand, at) => (at === seat ? (changed[at] ?? hand) : hand)))}
      />
    </Dialog>
  )
}
