import { Fragment, type ReactNode, type Ref } from 'react'
import { useLocation } from 'wouter'
import type { NewMatch, Outcome } from '#shared/contract/schemas'
import { makeTile } from '#shared/domino/tile'
import { broughtTotals, roundsWon } from '#shared/match/made'
import { payoutOfPlay } from '#shared/rules/payout'
import { usePermissions } from '../../../app/permissions'
import { rollDice } from '../../../app/roll-dice'
import type { Client } from '../../../client/client'
import { Avatar } from '../../../components/avatar/avatar'
import { useColour } from '../../../components/avatar/colours'
import { type AvatarPerson, initialsOf, useAvatar } from '../../../components/avatar/known-avatar'
import { Button, ButtonLink } from '../../../components/button/button'
import { labelPlaces } from '../../../components/chart/series'
import { DiceSetter } from '../../../components/dice/dice-setter'
import { Icon } from '../../../components/icon/icon'
import { KeptDraft } from '../../../components/kept-draft/kept-draft'
import { WholeCodes } from '../../../components/whole-codes/whole-codes'
import { useCommand } from '../../../hooks/use-command'
import { useDraft } from '../../../hooks/use-draft'
import { FallenChips } from '../../../match/end/fallen-chips'
import { ShortSheet } from '../../../match/end/short-sheet'
import type { MatchView } from '../../../match/match-view'
import { roundTotals } from '../../../match/model/round-totals'
import { playersByPlace, resultHeadline, sidesOfView, standingsOf, totalsBySide, totalTold } from '../../../match/model/standing'
import { PictureButton } from '../../../match/picture/picture-button'
import { diceSetterLabels } from '../../../match/round/dice-labels'
import { matchAgain, startAgain } from '../../../match/setup/again'
import { keepFirstRound, type StartDraft, startDraftSchema } from '../../../match/setup/first-round'
import { NotStarted } from '../../../match/setup/not-started'
import { ShareButton } from '../../../match/sharing/share-button'
import { TableLine } from '../../../match/table/table-line'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { paths } from '../../../navigation/paths'
import { WithReview } from '../../../settings/with-review'
import coloured from '../../../components/avatar/person-colour.module.css'
import rematchCardStyles from '../../../match/end/rematch-card.module.css'
import winnerFeltStyles from '../../../match/end/winner-felt.module.css'
import styles from './match-end.module.css'
import { hasLine } from '#shared/games/index'
import { firstOf } from '#shared/games/outcome'
import { totalsOfSides } from '#shared/games/sides'

/** The felt once a match is over: who won, by name, what everyone has, and the last line of play laid out as a garland. */
function WinnerFelt({ view }: { readonly view: MatchView }) {
  const endWords = words.moments.end
  const { scored, names, record } = view
  const won = totalsOfSides(scored.rules, roundsWon(scored))
  const first = firstOf(scored)
  const laid = hasLine(scored.rules.game)
  const places = playersByPlace(view).map(({ seat }) => seat)
  return (
    <div className={winnerFeltStyles.felt}>
      {laid && <FallenChips chips={standingsOf(view)[first[0] ?? 0] ?? 0} />}
      <div className={winnerFeltStyles.picture}>
        <PictureButton view={view} />
      </div>
      <div className={winnerFeltStyles.told}>
        <div className={winnerFeltStyles.faces}>
          {first.map((seat) => (
            <Avatar key={seat} className={winnerFeltStyles.avatar} size="large" name={names[seat] ?? ''} personId={record.players[seat]?.personId} />
          ))}
        </div>
        <h2 className={winnerFeltStyles.headline}>{resultHeadline(view)}</h2>
        <p className={winnerFeltStyles.why}>
          <WholeCodes>{whyOf(view)}</WholeCodes>
        </p>
        {/* In the order of the seats, as at the table; seen in the order of their places. Partners are one. */}
        <ul className={winnerFeltStyles.scores} data-sides={scored.rules.partners || undefined} aria-label={words.match.players.label}>
          {sidesOfView(view).map(({ seats: [seat = 0], name, total }) => (
            <li key={seat} className={winnerFeltStyles.score} data-winner={first.includes(seat) || undefined} style={{ order: places.indexOf(seat) }}>
              <span className={winnerFeltStyles.name} title={name}>
                {name}
              </span>
              <span className="visually-hidden">{totalTold(view, total, false)}</span>
              <span className={winnerFeltStyles.total} aria-hidden="true">
                {scorerWords.plain(total)}
              </span>
              <span className={winnerFeltStyles.rounds}>{endWords.wonRounds(won[seat] ?? 0)}</span>
            </li>
          ))}
        </ul>
      </div>
      {laid && (
        <div className={winnerFeltStyles.garland}>
          <TableLine view={view} choices={null} ground={false} over />
        </div>
      )}
    </div>
  )
}

/** What the winner has, and what brought the last of it. */
function whyOf({ scored, names, words: { points } }: MatchView): string {
  const [first] = firstOf(scored)
  const round = scored.rounds.at(-1)
  const last = round?.events.at(-1)
  const after = words.moments.end.after(standingsOf({ scored })[first ?? 0] ?? 0, points, scored.rounds.length)
  if (last?.type === 'play' && last.player === first && last.reasons.length > 0) {
    return `${after}. ${makeTile(last.tile)}${words.colon}${words.match.way.counted(payoutOfPlay(scored.rules, last))}.`
  }
  const end = round?.end ?? null
  return end === null ? `${after}.` : `${after}. ${scorerWords.endSentence(end, names, scored.rules)}`
}

const WIDE = 300
/** Lines of fewer than this many sides are as high as this. */
const LEAST_HIGH = 96
const EDGE = 10
/** Initials, one below the other. */
const LABEL_ROW = 15

/** How the totals went from round to round, from nothing or from what was brought along, at a glance, each player or side with their initials; the figures stand in the sheet beside it. */
export function ScoreCurve({ view }: { readonly view: MatchView }) {
  const { scored, names, record } = view
  const target = hasLine(scored.rules.game) ? scored.rules.target : scored.rules.limit
  const sides = sidesOfView(view)
  const steps = [broughtTotals(scored) ?? names.map(() => 0), ...roundTotals(scored).map(({ totals }) => totals)].map((totals) =>
    totalsBySide(scored.rules, totals),
  )
  const high = Math.max(LEAST_HIGH, 2 * EDGE + LABEL_ROW * (sides.length - 1))
  // the initials of partners stand side by side
  const room = (scored.rules.partners ? 6 : 3) * EDGE
  const most = Math.max(target ?? 0, ...steps.flat(), 1)
  const least = Math.min(0, ...steps.flat())
  const across = (step: number): number => EDGE + (step * (WIDE - EDGE - room)) / Math.max(1, steps.length - 1)
  const down = (height: number): number => high - EDGE - ((height - least) * (high - 2 * EDGE)) / (most - least)
  const labels = labelPlaces(
    sides.map(({ total }) => down(total)),
    LABEL_ROW,
    EDGE,
    high - EDGE,
  )
  return (
    <svg className={styles.curve} viewBox={`0 0 ${WIDE} ${high}`} role="img" aria-label={words.totalsChart.label(names)}>
      {target !== null && (
        <>
          <line className={styles.target} x1={EDGE} x2={across(steps.length - 1)} y1={down(target)} y2={down(target)} />
          <text className={styles.figure} x={EDGE} y={down(target) + 12}>
            {scorerWords.plain(target)}
          </text>
        </>
      )}
      {sides.map(({ seats }, side) => (
        <SideCurve
          key={side}
          people={seats.map((seat) => ({ name: names[seat] ?? '', personId: record.players[seat]?.personId }))}
          at={steps.map((totals, step) => ({ x: across(step), y: down(totals[side] ?? 0) }))}
          label={labels[side] ?? 0}
        />
      ))}
    </svg>
  )
}

interface WayProps {
  /** One player, or two partners. */
  readonly people: readonly AvatarPerson[]
  readonly at: readonly { readonly x: number; readonly y: number }[]
  /** How far down their initials stand. */
  readonly label: number
}

/** How one side went, in the colour of its first player. */
function SideCurve({ people, at, label }: WayProps) {
  const [first = { name: '', personId: undefined }] = people
  const points = at.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const last = at.at(-1)
  return (
    <g className={coloured.coloured} data-colour={useColour(first)}>
      <polyline className={styles.edge} points={points} />
      <polyline className={styles.line} points={points} />
      {last !== undefined && (
        <>
          <circle className={styles.last} cx={last.x} cy={last.y} r={5.5} />
          <text className={styles.who} x={last.x + EDGE} y={label}>
            {people.map((person, nth) => (
              <Fragment key={nth}>
                {nth > 0 && ' · '}
                <Initials {...person} />
              </Fragment>
            ))}
          </text>
        </>
      )}
    </g>
  )
}

const Initials = (person: AvatarPerson) => <>{initialsOf(person.name, useAvatar(person))}</>

const create = (client: Client, match: NewMatch): Promise<Outcome> => client.match.create(match)

/** The next match on one card: the same people and rules, who leads, the dice, and Start. */
function RematchCard({ view }: { readonly view: MatchView }) {
  const againWords = words.moments.again
  const { names, record, matchId } = view
  const [draft, setDraft, forget, startOver] = useDraft<StartDraft>(`rematch.${matchId}.${view.revision}`, startDraftSchema, () => startAgain(view))
  const [, navigate] = useLocation()
  const { run, pending, problem, dismiss } = useCommand(create)

  const start = async (): Promise<void> => {
    const done = await run(matchAgain(view, matchId, draft))
    if (done === null) return
    forget()
    keepFirstRound(done.matchId, draft)
    navigate(paths.match(done.matchId))
  }
  return (
    <section className={rematchCardStyles.card} aria-label={againWords.heading}>
      <div className={rematchCardStyles.head}>
        <h3 className={rematchCardStyles.heading}>{againWords.heading}</h3>
        <p className={rematchCardStyles.hint}>{againWords.hint}</p>
        <KeptDraft startOver={startOver} />
      </div>
      {hasLine(view.scored.rules.game) && (
        <fieldset className={rematchCardStyles.leaders}>
          <legend className="visually-hidden">{againWords.who}</legend>
          {names.map((name, seat) => (
            <label key={seat} className={rematchCardStyles.leader} title={name}>
              <input
                className="visually-hidden"
                type="radio"
                name="leads-again"
                checked={draft.leader === seat}
                aria-label={name}
                onChange={() => setDraft({ ...draft, leader: seat })}
              />
              <Avatar size="small" name={name} personId={record.players[seat]?.personId} />
              <span className={rematchCardStyles.name}>{draft.leader === seat ? againWords.leads(name) : name}</span>
            </label>
          ))}
        </fieldset>
      )}
      {draft.dice !== null && (
        <DiceSetter
          compact
          value={draft.dice}
          labels={diceSetterLabels()}
          onChange={(dice) => setDraft({ ...draft, dice })}
          onRoll={() => setDraft({ ...draft, dice: rollDice() })}
          onDone={() => void start()}
        />
      )}
      <NotStarted problem={problem} names={names} game={view.scored.rules.game} onDismiss={dismiss} />
      <Button variant="primary" size="large" className={rematchCardStyles.start} pending={pending} onClick={() => void start()}>
        {againWords.start}
      </Button>
    </section>
  )
}

interface MatchEndProps {
  readonly view: MatchView
  /** The game, its rounds and its menu, where the page has them; then what is still to be settled. */
  readonly head?: ReactNode
  readonly notices?: ReactNode
  /** The whole score sheet. */
  readonly onSheet: () => void
  /** The last round: who agrees, the ruling, what its tiles prove. */
  readonly onRound: () => void
  readonly onUndo: () => void
  /** Takes the focus when the match ends. */
  readonly ref?: Ref<HTMLElement>
}

/** A match that is over fills the page: the winner on the felt; beside it the sheet, how the score went, and the next match. */
export function MatchEnd({ view, head, notices, onSheet, onRound, onUndo, ref }: MatchEndProps) {
  const endWords = words.moments.end
  const may = usePermissions()
  const laid = hasLine(view.scored.rules.game)
  return (
    <section ref={ref} tabIndex={-1} className={styles.end} aria-label={words.match.end.heading}>
      <div className={styles.felt}>
        <WinnerFelt view={view} />
      </div>
      <div className={styles.rail}>
        <div className={styles.head}>{head}</div>
        <div className={styles.told}>
          {notices}
          <ShortSheet view={view} />
          <ScoreCurve view={view} />
        </div>
        <div className={styles.actions}>
          <Button className={styles.action} onClick={onSheet}>
            <Icon name="sheet" />
            {endWords.sheet}
          </Button>
          {laid && (
            <>
              <ButtonLink className={styles.action} href={paths.replay(view.matchId)} title={words.replay.linkHint}>
                <Icon name="play" />
                {words.replay.link}
              </ButtonLink>
              <WithReview>
                <ButtonLink className={styles.action} href={paths.review(view.matchId)}>
                  <Icon name="eye" />
                  {words.review.link}
                </ButtonLink>
              </WithReview>
            </>
          )}
          <ShareButton className={styles.action} view={view} />
          {laid && (
            <Button className={styles.action} onClick={onRound}>
              <Icon name="info" />
              {endWords.round}
            </Button>
          )}
          <Button className={styles.action} disabled={view.undo === null} onClick={onUndo}>
            <Icon name="undo" />
            {endWords.undo}
          </Button>
        </div>
        {may('owner') && (
          <div className={styles.again}>
            <RematchCard view={view} />
          </div>
        )}
        <div className={styles.ways}>
          {may('owner') && (
            <ButtonLink className={styles.way} variant="quiet" href={paths.rematch(view.matchId)}>
              {words.moments.again.change}
            </ButtonLink>
          )}
          <ButtonLink className={styles.way} variant="quiet" href={paths.home}>
            {words.match.end.home}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
