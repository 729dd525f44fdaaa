import { useEffect, useRef, useState } from 'react'
import type { SelfAtMatch } from '#shared/contract/joining'
import { isPlayed, whoIsOut } from '#shared/match/end-of-play'
import { lazyScreen } from '../../app/lazy-screen'
import { Avatar } from '../../components/avatar/avatar'
import { Button } from '../../components/button/button'
import { Icon, type IconName } from '../../components/icon/icon'
import { Popup } from '../../components/popup/popup'
import { Switch } from '../../components/switch/switch'
import { hasNoFocus } from '../../hooks/has-no-focus'
import type { MatchView } from '../../match/match-view'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { leave } from './join-client'
import type { LookedUp } from './look-up'
import { quietPhone, useQuietPhone } from './seat/quiet-phone'
import joinStyles from './join.module.css'
import styles from './guest-head.module.css'
import { countedGame, hasLine } from '#shared/games/index'
import { firstOf, isOver } from '#shared/games/outcome'
import { countedSaid, lastRoundSaid, roundSaid, roundsCounted } from '../../match/model/counted-standing'
import { resultHeadline } from '../../match/model/standing'

/** The way out, asked once more: to come back one needs a code. */
function LeaveTable() {
  const [asked, setAsked] = useState(false)
  if (!asked) return <Button onClick={() => setAsked(true)}>{words.join.phone.leave}</Button>
  return (
    <div className={joinStyles.actions} role="group" aria-label={words.join.phone.leaveSure}>
      <p>{words.join.phone.leaveSure}</p>
      <Button variant="danger" onClick={() => void leave()}>
        {words.join.phone.leave}
      </Button>
      <Button variant="quiet" onClick={() => setAsked(false)}>
        {words.join.phone.stay}
      </Button>
    </div>
  )
}

/** What can be looked up comes when it is wanted: the page of a phone is small. */
const { Screen: LookUp } = lazyScreen(async () => (await import('./look-up')).LookUp, NoMenu)

const WAYS = ['rules', 'lesson', 'sheet', 'reading'] as const satisfies readonly LookedUp[]
const MENU_ICONS = { rules: 'book', lesson: 'question', sheet: 'list', reading: 'settings' } as const satisfies Readonly<Record<LookedUp, IconName>>

interface GuestMenuProps {
  readonly view: MatchView
  readonly self: SelfAtMatch
  /** Undefined where somebody else enters for the table. */
  readonly onForAll: (() => void) | undefined
}

/** Behind the three dots of a phone: who this is, what can be looked up, whether it is quiet, and the way out. */
export function GuestMenu({ view, self, onForAll }: GuestMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const [looking, lookUp] = useState<LookedUp | null>(null)
  const quiet = useQuietPhone()
  const { phone } = words.join
  /* What was pressed has gone with the menu. */
  useEffect(() => {
    if (looking === null && hasNoFocus()) menu.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [looking])
  return (
    <div ref={menu} className={styles.menu}>
      <Popup label={words.live.more} button={<Icon name="more" />}>
        <div className={styles.panel}>
          <p className={styles.you}>{words.joining.you(self.name, words.joining.roles[self.role])}</p>
          <ul className={styles.ways}>
            {WAYS.map((way) => (
              <li key={way}>
                <button type="button" className={styles.way} onClick={() => lookUp(way)}>
                  <Icon name={MENU_ICONS[way]} />
                  {phone.lookUp[way]}
                </button>
              </li>
            ))}
          </ul>
          {self.role === 'player' && self.seat !== null && (
            <Switch
              className={styles.quiet}
              label={phone.quiet}
              hint={phone.quietHint}
              checked={quiet}
              onChange={(on) => quietPhone.choose(on ? 'on' : 'off')}
            />
          )}
          {/* An evening is left on its own page. */}
          {onForAll === undefined ? <LeaveTable /> : <Button onClick={onForAll}>{words.evening.guest.forAll}</Button>}
        </div>
      </Popup>
      {looking !== null && <LookUp what={looking} view={view} onClose={() => lookUp(null)} />}
    </div>
  )
}

function NoMenu() {
  return null
}

interface GuestHeadProps {
  readonly view: MatchView
  readonly self: SelfAtMatch
  /** Of the player at this phone; null for someone who watches. */
  readonly seat: number | null
  /** Undefined where somebody else enters for the table. */
  readonly onForAll: (() => void) | undefined
}

/** What matters now, in one line: whose turn it is, or how the round or the match ended. It is said aloud elsewhere (`useAnnounced`). Everything else is behind the three dots. */
export function GuestHead({ view, self, seat, onForAll }: GuestHeadProps) {
  const { scored, names, record } = view
  const { round } = scored.state
  const running = isPlayed(round) && hasLine(scored.rules.game)
  const shown = firstOf(scored)[0] ?? (running ? round.turn : seat)
  const heading = resultHeadline(view) ?? headingOf(view, seat)
  return (
    <header className={styles.head}>
      {shown !== null && <Avatar className={styles.face} name={names[shown] ?? ''} personId={record.players[shown]?.personId} />}
      <div className={styles.said}>
        <p className={styles.heading} title={heading}>
          {heading}
        </p>
        <p className={styles.more}>{moreOf(view, seat, onForAll !== undefined)}</p>
      </div>
      <GuestMenu view={view} self={self} onForAll={onForAll} />
    </header>
  )
}

/** What matters while the match goes on. */
function headingOf(view: MatchView, seat: number | null): string {
  const { left, phone } = words.join
  const { scored, names } = view
  const { round } = scored.state
  const counted = countedGame(scored.rules.game)
  if (counted !== null) {
    if (seat === null) return words.match.table.round(roundsCounted(view) + 1)
    return counted.left.takesTiles(scored.rules) ? left.ask : left.askPoints
  }
  if (round === null) return words.match.tray.nobodyLeads
  const out = whoIsOut(round)
  if (out !== null) return seat === null || seat === out ? words.match.counted.othersLeft : left.ask
  if (!isPlayed(round)) return words.match.round.over(scored.rounds.length)
  return round.turn === seat ? phone.yourTurn(scorerWords.nameOf(names, seat)) : phone.turnOf(scorerWords.nameOf(names, round.turn))
}

function moreOf(view: MatchView, seat: number | null, forAll: boolean): string {
  const phone = words.join.phone
  const { scored, words: gameWords } = view
  const { round, rules } = scored.state
  const counted = countedSaid(view)
  if (counted !== null) return counted.join(' · ')
  const place = `${roundSaid(view)} · ${words.match.table.target(rules.target, gameWords.points)}`
  if (isOver(scored) || round === null || seat === null) return place
  const out = whoIsOut(round)
  if (out !== null) return words.match.counted.wentOut(scorerWords.nameOf(view.names, out))
  if (!isPlayed(round)) return forAll ? place : phone.waitRound
  const last = lastRoundSaid(view)
  if (round.turn === seat) return [phone.tapTile, ...last].join(' · ')
  return (round.turn + 1) % rules.players === seat ? [phone.nextUp, ...last].join(' · ') : place
}
