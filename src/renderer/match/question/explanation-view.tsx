import { liesInOneRow } from '#shared/domino/line'
import type { Ref } from 'react'
import { isDouble, otherHalf } from '#shared/domino/tile'
import { lineGame } from '#shared/games/index'
import type { Source } from '#shared/games/rule-ids'
import type { Rules } from '#shared/games/rules'
import type { MatchId } from '#shared/kernel/ids'
import type { Explanation, OtherReading, ShownTile } from '#shared/match/explain/explanation'
import type { Hindsight } from '#shared/match/hindsight/hindsight'
import { HINDSIGHT_RULES } from '#shared/rulebook/cited'
import { signedWorth, signOfWorth } from '#shared/words/numbers'
import { Disclosure } from '../../components/disclosure/disclosure'
import { DominoFace } from '../../components/domino-tile/domino-face'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { RuleLink, RuleLinks } from '../../rulebook/rule-links'
import { EventInFull } from '../feed/event-in-full'
import { RulingView } from '../round/ruling-view'
import questionStyles from './question.module.css'
import styles from './explanation.module.css'

interface ShownEndsProps {
  readonly label: string
  readonly shown: readonly ShownTile[]
  /** Tiles on the line. */
  readonly laid: number
  readonly layout: Rules['layout']
  /** Which of them counted for something. */
  readonly decided: ReadonlySet<number>
}

/** The tiles that lay open, each half that showed in a ring. */
function ShownEnds({ label, shown, laid, layout, decided }: ShownEndsProps) {
  const [first, second] = shown
  if (first === undefined) return <p className={questionStyles.nothing}>{words.explanation.nothingYet}</p>
  const tileWords = (each: ShownTile, at: number): string => words.explanation.shown(each, words.explanation.placeOf(each, layout), decided.has(at))
  return (
    /* The left end lies on the left, whichever way words are read. */
    <ul className={questionStyles.ends} dir="ltr" aria-label={label} data-joined={(liesInOneRow(layout) && laid > 1) || undefined}>
      {laid === 1 && second !== undefined ? (
        <li className={questionStyles.end}>
          <OpenTile
            rings={[ringOf(first), ringOf(second)]}
            halves={[first.suit, second.suit]}
            across={false}
            decides={decided.has(0)}
            label={shown.map(tileWords).join(', ')}
          />
          <span className={questionStyles.place} aria-hidden="true">
            {words.explanation.ledAlone}
          </span>
        </li>
      ) : (
        shown.map((each, at) => (
          <li key={at} className={questionStyles.end}>
            <OpenTile rings={[ringOf(each)]} halves={shownHalves(each)} across={each.halves === 2} decides={decided.has(at)} label={tileWords(each, at)} />
            <span className={questionStyles.place} aria-hidden="true">
              {words.explanation.placeOf(each, layout)}
            </span>
          </li>
        ))
      )}
    </ul>
  )
}

type RingBox = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>

/** The open half lies outward: to the left at the left end, to the right everywhere else; a double lies across. */
function ringOf({ arm, halves }: ShownTile): RingBox {
  if (halves === 2) return { x: -0.5, y: -1, width: 1, height: 2 }
  return { x: arm === 'left' ? -1 : 0, y: -0.5, width: 1, height: 1 }
}

function shownHalves({ arm, tile, suit }: ShownTile): readonly [number, number] {
  const inner = isDouble(tile) ? suit : otherHalf(tile, suit)
  return arm === 'left' ? [suit, inner] : [inner, suit]
}

interface OpenTileProps {
  readonly rings: readonly RingBox[]
  readonly halves: readonly [number, number]
  readonly across: boolean
  readonly decides: boolean
  readonly label: string
}

function OpenTile({ rings, halves: [first, second], across, decides, label }: OpenTileProps) {
  return (
    <svg className={questionStyles.tile} role="img" aria-label={label} viewBox="-1.12 -1.12 2.24 2.24" data-decides={decides || undefined}>
      <DominoFace first={first} second={second} orientation={across ? 'vertical' : 'horizontal'} />
      {rings.map((ring, at) => (
        <rect key={at} className={questionStyles.ring} {...ring} rx={0.14} />
      ))}
    </svg>
  )
}

/** From what counted to the totals: the cap near the target, the floor, the round's end. */
function SettlingView({ matchId, explained, names }: { readonly matchId: MatchId; readonly explained: Explanation; readonly names: readonly string[] }) {
  const { counting, event, end, rules, totals } = explained
  const settling = counting?.settling ?? null
  return (
    <ul className={styles.steps}>
      {settling !== null &&
        settling.reasons.map(({ code, points, allowed, capped }) =>
          capped ? (
            <li key={code}>
              {words.explanation.cap(code, points, allowed, settling.short, rules.target)} (<RuleLink id={lineGame(rules.game).cites.cap} matchId={matchId} />
              ).
            </li>
          ) : null,
        )}
      {settling !== null && settling.held > 0 && (
        <li>
          {words.explanation.floor(rules.floor ?? 0, rules.payout)} (
          <RuleLink id={lineGame(rules.game).cites.floor} matchId={matchId} />
          ).
        </li>
      )}
      {settling !== null && settling.withheld !== null && (
        <li>
          <WholeCodes>{scorerWords.withheldSentence({ ...settling.withheld, before: settling.before }, rules.game)}</WholeCodes>
        </li>
      )}
      {settling !== null && <li className={styles.sum}>{words.explanation.sum(scorerWords.nameOf(names, event.player), settling, rules)}</li>}
      {end !== null && (
        <li>
          <WholeCodes>{scorerWords.endSentence(end, names, rules)}</WholeCodes>
        </li>
      )}
      <li className={styles.totals}>
        {words.explanation.totals(names, totals.before, totals.after).map((each, seat) => (
          <span key={seat}>{each}</span>
        ))}
      </li>
    </ul>
  )
}

/** What the same event would have come to under each other value of a rule that bears on it. */
function OtherReadings({ matchId, explained, names }: { readonly matchId: MatchId; readonly explained: Explanation; readonly names: readonly string[] }) {
  const { readings, rules } = explained
  if (readings.length === 0) return null
  const different = readings.filter(({ outcome }) => outcome.kind !== 'same')
  const same = readings.filter(({ outcome }) => outcome.kind === 'same')
  return (
    <section className={styles.part} aria-label={words.explanation.readings}>
      {different.length > 0 && (
        <>
          <h3>{words.explanation.readings}</h3>
          <p className={styles.quiet}>{words.explanation.readingsHint}</p>
          <ul className={styles.readings}>
            {different.map((reading) => (
              <li key={called(reading)}>
                <strong>{called(reading)}</strong>
                {reading.rule !== null && (
                  <>
                    {' '}
                    (<RuleLink id={reading.rule} matchId={matchId} />)
                  </>
                )}
                <br />
                <WholeCodes>{told(reading)}</WholeCodes>
              </li>
            ))}
          </ul>
        </>
      )}
      {same.length > 0 && (
        <Disclosure summary={words.explanation.sameUnder(same.length)}>
          <ul className={styles.same}>
            {same.map((reading) => (
              <li key={called(reading)}>{called(reading)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  )

  function told({ outcome }: OtherReading): string {
    switch (outcome.kind) {
      case 'same':
        return ''
      case 'differs':
        return words.explanation.upshot(outcome.upshot, explained, names, rules)
      case 'refused':
        return words.explanation.refused(scorerWords.refusalSentence(outcome.refusal, names, rules.game))
    }
  }
}

function called({ name, value }: OtherReading): string {
  return words.explanation.reading(words.ruleSettings[name].name, words.settingValueWords(name, value))
}

/** Everything that was looked at to count a play, one row each: what was found, by which rule, and what it counted. */
function LooksTable({ matchId, explained: { counting, after, rules, dice } }: { readonly matchId: MatchId; readonly explained: Explanation }) {
  if (counting === null) return null
  const rolled = dice === null ? null : { flower: scorerWords.diceTile(dice.flower), scorpion: scorerWords.diceTile(dice.scorpion) }
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={words.explanation.looks}>
      <table className={styles.looks}>
        <thead>
          <tr>
            <th scope="col">{words.explanation.columns.what}</th>
            <th scope="col">{words.explanation.columns.found}</th>
            <th scope="col">{words.explanation.columns.rule}</th>
            <th scope="col" className={styles.points}>
              {words.explanation.columns.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {counting.looks.map((look, at) => (
            <tr key={at} data-counts={look.code !== null || undefined}>
              <th scope="row">
                <WholeCodes>{words.explanation.look(look, after, rules.layout, rolled)}</WholeCodes>
              </th>
              <td>
                <WholeCodes>{words.explanation.found(look)}</WholeCodes>
              </td>
              <td>
                <RuleLink id={look.rule} matchId={matchId} />
              </td>
              <td className={styles.points} data-sign={signOfWorth(look.points)}>
                {signedWorth(look.points)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ExplanationViewProps {
  readonly matchId: MatchId
  readonly explained: Explanation
  readonly names: readonly string[]
  /** The source the table plays from. */
  readonly source: Source | null
  /** What tiles that were seen later prove of it. */
  readonly proven: Hindsight | null
  /** Its first words, which a dialog that shows it begins at. */
  readonly ref?: Ref<HTMLParagraphElement>
}

/** All that can be said of an event: what lay open, what was looked at, how it became the totals, and what other rules would make of it. */
export function ExplanationView({ matchId, explained, names, source, proven, ref }: ExplanationViewProps) {
  const { event, rules, dice, counting, choice, end, warnings } = explained
  const verdict = verdictOf(explained, proven, names)
  const inVerdict = event.type === 'draw' || event.type === 'pass'
  const told = (
    <>
      <EventInFull event={event} names={names} />
      <WholeCodes>{event.type === 'play' && event.reasons.length > 0 ? `. ${scorerWords.playSentence(event, { dice, rules })}` : '.'}</WholeCodes>
    </>
  )
  return (
    <div className={styles.explanation}>
      <p ref={ref} tabIndex={-1} className={verdict === null ? styles.told : styles.verdict}>
        {verdict === null ? told : <WholeCodes>{verdict}</WholeCodes>}
      </p>
      {verdict !== null && <p>{told}</p>}
      {!inVerdict &&
        warnings.map((warning) => (
          <p key={warning.code} className={styles.flag}>
            <WholeCodes>{irregular(scorerWords.warningSentence(warning, names, rules.game))}</WholeCodes>
          </p>
        ))}
      {proven !== null && (
        <section className={styles.part} aria-label={scorerWords.hindsightWords.heading}>
          <h3>{scorerWords.hindsightWords.heading}</h3>
          <p>
            <WholeCodes>{scorerWords.hindsightSentence(proven, names)}</WholeCodes>
            <RuleLinks ids={HINDSIGHT_RULES} matchId={matchId} />
          </p>
        </section>
      )}
      {choice !== null && event.type !== 'block' && (
        <section className={styles.part} aria-label={words.explanation.choice}>
          <h3>{words.explanation.choice}</h3>
          <p>
            {words.explanation.drawable(choice, rules)} (<RuleLink id="C-2" matchId={matchId} />, <RuleLink id="C-3" matchId={matchId} />)
          </p>
          <p>
            <WholeCodes>{words.explanation.fitting(choice)}</WholeCodes>
          </p>
        </section>
      )}
      {counting !== null && <PlayParts matchId={matchId} explained={explained} />}
      {end?.kind === 'blocked' && event.type === 'block' && (
        <RulingView ruling={end.ruling} hands={event.hands} names={names} blockedRule={rules.blockedRule} source={source} matchId={matchId} />
      )}
      {event.type !== 'draw' && event.type !== 'pass' && (
        <section className={styles.part} aria-label={words.explanation.settling}>
          <h3>{words.explanation.settling}</h3>
          <SettlingView matchId={matchId} explained={explained} names={names} />
        </section>
      )}
      <OtherReadings matchId={matchId} explained={explained} names={names} />
    </div>
  )
}

/** What it comes to, before all reasons; null where there is nothing to judge, as of a table that was laid out. */
function verdictOf({ event, after, counting, end, warnings, rules }: Explanation, proven: Hindsight | null, names: readonly string[]): string | null {
  const { game } = rules
  switch (event.type) {
    case 'play':
      return counting === null ? null : words.explanation.verdict(counting.settling, after, game)
    case 'draw':
    case 'pass':
      if (warnings.length > 0) return irregular(warnings.map((warning) => scorerWords.warningSentence(warning, names, game)).join(' '))
      return proven === null ? words.explanation.regular : irregular(scorerWords.hindsightWords.heading)
    case 'block':
    case 'left':
      return end === null ? null : scorerWords.endSentence(end, names, rules)
    case 'table':
    case 'rules':
    case 'adjust':
    case 'finish':
    case 'show':
    case 'hand':
    case 'uncalled':
    case 'set':
    case 'leave':
      return null
  }
}

function irregular(why: string): string {
  return `${words.match.feed.irregular}${words.colon}${why}`
}

/** The ends of the line before and after a play, and what was looked at. */
function PlayParts({ matchId, explained }: Pick<ExplanationViewProps, 'matchId' | 'explained'>) {
  const { before, after, laid, rules } = explained
  const none: ReadonlySet<number> = new Set()
  return (
    <>
      <section className={styles.part} aria-label={words.explanation.ends}>
        <h3>{words.explanation.ends}</h3>
        <div className={styles.sides}>
          <div className={styles.side}>
            <h4>{words.explanation.before}</h4>
            <ShownEnds label={words.explanation.before} shown={before} laid={laid.before} layout={rules.layout} decided={none} />
          </div>
          <div className={styles.side}>
            <h4>{words.explanation.after}</h4>
            <ShownEnds label={words.explanation.after} shown={after} laid={laid.after} layout={rules.layout} decided={decidedOf(explained)} />
          </div>
        </div>
        <p className={styles.quiet}>{words.explanation.legend}</p>
      </section>
      <section className={styles.part}>
        <h3>{words.explanation.looks}</h3>
        <LooksTable matchId={matchId} explained={explained} />
      </section>
    </>
  )
}

/** The open tiles whose halves counted for something. */
function decidedOf({ counting, after }: Explanation): ReadonlySet<number> {
  return new Set(
    (counting?.looks ?? []).flatMap((look): readonly number[] => {
      if (look.code === null || look.kind === 'own-tile') return []
      return look.kind === 'equal' || look.kind === 'sum' ? after.map((_, at) => at) : look.shown
    }),
  )
}
