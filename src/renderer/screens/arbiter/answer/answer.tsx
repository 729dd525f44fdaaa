import type { ReactNode, Ref } from 'react'
import { type Comparison, type OtherOpinion, otherOpinions } from '#shared/arbiter/compare'
import { makeTile } from '#shared/domino/tile'
import { lineGame } from '#shared/games/index'
import { Avatar } from '../../../components/avatar/avatar'
import type { AvatarPerson } from '../../../components/avatar/known-avatar'
import { Button } from '../../../components/button/button'
import { Card } from '../../../components/card/card'
import { DominoTile } from '../../../components/domino-tile/domino-tile'
import { Icon } from '../../../components/icon/icon'
import { Notice } from '../../../components/notice/notice'
import { WholeCodes } from '../../../components/whole-codes/whole-codes'
import { type Answered, answerWords, blockedWords, canBeBlocked, certainWords, isRefuted } from '../../../match/arbiter/answered'
import { RulingOut } from '../../../match/arbiter/printing/ruling-out'
import type { Belongs } from '../../../match/arbiter/printing/told-ruling'
import { CheckRuling } from '../../../match/arbiter/saving/check-ruling'
import { SmallestChangeView, useSmallestChange } from '../../../match/arbiter/smallest-change'
import { tableProblem } from '../../../match/arbiter/table-words'
import { RulingView } from '../../../match/round/ruling-view'
import { isolated } from '../../../messages/isolated'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { RuleLinks } from '../../../rulebook/rule-links'
import type { Entered } from '../entry/entered'
import { nextWords } from './next-words'
import styles from './answer.module.css'

interface VerdictProps {
  readonly answered: Answered
  readonly players: readonly AvatarPerson[]
  /** What the page is for, until it has an answer. */
  readonly about: string
}

/** The winner's name as the largest thing on the page, the tests under it, and what casts doubt on it. While something is missing that matters it says what to add. */
function Verdict({ answered, players, about }: VerdictProps) {
  const { outcome, names, account, rules, doubtful } = answered
  const refuted = isRefuted(answered) && outcome.kind !== 'gone-out'
  const wrongTable = tableProblem(answered)
  return (
    <>
      {account.book.troubles.length > 0 && (
        <Notice tone={doubtful ? 'danger' : 'warning'} role="status" {...(doubtful ? { title: words.arbiter.doubt } : {})}>
          {account.book.troubles.map((trouble, at) => (
            <p key={at}>
              <WholeCodes>{scorerWords.troubleSentence(trouble, names, rules.game)}</WholeCodes>
            </p>
          ))}
        </Notice>
      )}
      {wrongTable !== null && (
        <Notice tone="warning" role="status">
          <p>{wrongTable}</p>
        </Notice>
      )}
      {refuted && (
        <Notice tone="warning" role="status" title={words.arbiter.notBlocked}>
          {account.couldPlay.length === 0 && <p>{blockedWords(answered)}</p>}
          {account.couldPlay.map((fit, at) => (
            <p key={at}>
              <WholeCodes>{scorerWords.heldFitSentence(fit, names)}</WholeCodes>
            </p>
          ))}
        </Notice>
      )}
      <Card className={styles.verdict} data-answer data-waiting={outcome.kind === 'open' || undefined}>
        {refuted && outcome.kind !== 'open' && <p className={styles.aside}>{words.arbiter.ifBlocked}</p>}
        <Headline answered={answered} players={players} />
        <Reasons answered={answered} about={about} />
      </Card>
    </>
  )
}

/** Who wins and what they get, with the face of the winner. */
function Headline({ answered, players }: Omit<VerdictProps, 'about'>) {
  const { outcome } = answered
  const { heading, takes } = answerWords(answered)
  const seat =
    outcome.kind === 'ruled'
      ? outcome.ruled.ruling.winner
      : outcome.kind === 'certain'
        ? outcome.certain.winner
        : outcome.kind === 'gone-out'
          ? outcome.winner
          : null
  const winner = seat === null ? undefined : players[seat]
  return (
    <div className={styles.head}>
      {winner !== undefined && <Avatar size="large" {...winner} />}
      <div className={styles.said}>
        <h2 className={styles.winner}>{heading}</h2>
        <p className={styles.takes}>{takes}</p>
      </div>
    </div>
  )
}

/** How it was found: test by test, by what cannot change it, or by the rule for going out. */
function Reasons({ answered, about }: Omit<VerdictProps, 'players'>) {
  const { outcome, names, rules, hands, source } = answered
  switch (outcome.kind) {
    case 'ruled':
      return (
        <>
          {outcome.ruled.remarks.map((remark, at) => (
            <p key={at} className={styles.remark}>
              <WholeCodes>{scorerWords.remarkSentence(remark, names, rules.blockedRule)}</WholeCodes>
            </p>
          ))}
          <RulingView headingHidden handsInSight ruling={outcome.ruled.ruling} hands={hands} names={names} blockedRule={rules.blockedRule} source={source} />
        </>
      )
    case 'certain':
      return (
        <>
          {certainWords(outcome.certain, names, rules.blockedRule).map((why) => (
            <p key={why} className={styles.remark}>
              {why}
            </p>
          ))}
        </>
      )
    case 'gone-out':
      return (
        <p className={styles.remark}>
          {blockedWords(answered)} <RuleLinks ids={[lineGame(rules.game).cites.goingOut]} />
        </p>
      )
    case 'open':
      return <p className={styles.about}>{about}</p>
  }
}

/** So many unseen tiles are worth naming one by one. */
const FEW_UNSEEN = 12

/** Every tile accounted for, each hand checked against each end, and what is proven of it. */
function ReallyBlocked({ answered }: { readonly answered: Answered }) {
  const { account, names, rules, table, hands, dispute } = answered
  const { game } = rules
  const told = account.standing !== 'unknown'
  /* The felt asks for the table. */
  if (table.kind === 'nothing') return null
  return (
    <section className={styles.part} aria-label={words.arbiter.blocked}>
      <h2 className={styles.heading}>{words.arbiter.blocked}</h2>
      <p className={styles.strong}>{told ? blockedWords(answered) : words.arbiter.tableWrong}</p>
      {account.couldPlay.length > 0 && (
        <ul className={styles.fits}>
          {account.couldPlay.map((fit, at) => (
            <li key={at} className={styles.fit}>
              <span className={styles.tile}>
                <DominoTile tile={fit.tile} orientation="horizontal" />
              </span>
              <WholeCodes>{scorerWords.heldFitSentence(fit, names)}</WholeCodes>
            </li>
          ))}
        </ul>
      )}
      {account.mustWait.map((fit, at) => (
        <p key={at}>
          <WholeCodes>{scorerWords.mustWaitSentence(fit, names)}</WholeCodes>
        </p>
      ))}
      {account.ends.length > 0 && (
        <ul className={styles.list} aria-label={words.arbiter.ends}>
          {account.ends.map((end, at) => (
            <li key={at}>
              <WholeCodes>{scorerWords.endStateSentence(end)}</WholeCodes>
            </li>
          ))}
        </ul>
      )}
      {dispute.set !== undefined && (
        <p>
          <WholeCodes>{`${scorerWords.setWho} ${scorerWords.setTold(dispute.set)}.`}</WholeCodes>
        </p>
      )}
      {account.book.unseenCount < account.book.inSet && (
        <p>
          <WholeCodes>{scorerWords.countsSentence(account.book)}</WholeCodes>
        </p>
      )}
      {table.kind === 'line' && account.hiddenHands.length === 0 && account.book.unseen.length > 0 && (
        <div className={styles.faceDown}>
          <p>{words.arbiter.faceDown(scorerWords.gameWords(game).boneyard)}</p>
          <p className={styles.tiles}>
            {account.book.unseen.map(({ tile }) => (
              <span key={tile} className={styles.tile}>
                <DominoTile tile={tile} orientation="horizontal" label={makeTile(tile)} />
              </span>
            ))}
          </p>
        </div>
      )}
      {table.kind === 'line' && account.hiddenHands.length > 0 && account.book.unseenCount <= FEW_UNSEEN && (
        <p>
          <WholeCodes>{scorerWords.unseenSentence(account, names, game)}</WholeCodes>
        </p>
      )}
      {told && account.boneyard.kind !== 'unknown' && (
        <p>
          <WholeCodes>{scorerWords.boneyardSentence(account.boneyard, rules.reserve, game)}</WholeCodes>
        </p>
      )}
      {told && account.couldPlay.length === 0 && hands.some((hand) => hand.length > 0) && (
        <p className={styles.quiet}>{words.arbiter.lookedThrough(names.filter((_, seat) => (hands[seat]?.length ?? 0) > 0))}</p>
      )}
    </section>
  )
}

interface OtherRulesProps {
  readonly compared: Comparison
  readonly players: readonly AvatarPerson[]
  readonly names: readonly string[]
}

/** What every other blocked rule and reading would say of the same hands, a line each. */
function OtherRules({ compared, players, names }: OtherRulesProps) {
  return (
    <section className={styles.part} aria-label={words.arbiter.others}>
      <h2 className={styles.heading}>{words.arbiter.others}</h2>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.arbiter.othersHint}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.arbiter.columns.rule}</th>
            <th scope="col">{words.arbiter.columns.winner}</th>
            <th scope="col">{words.arbiter.columns.why}</th>
          </tr>
        </thead>
        <tbody>
          {otherOpinions(compared).map((opinion) => (
            <OpinionRow
              key={opinion.choices.map(({ blockedRule, reading }) => `${blockedRule} ${reading ?? ''}`).join(' ')}
              opinion={opinion}
              players={players}
              names={names}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface OpinionRowProps extends Omit<OtherRulesProps, 'compared'> {
  readonly opinion: OtherOpinion
}

function OpinionRow({ opinion: { choices, ruled, playable }, players, names }: OpinionRowProps) {
  const { winner } = ruled.ruling
  const player = winner === null ? undefined : players[winner]
  const won = winner === null ? 0 : (ruled.deltas[winner] ?? 0)
  // who wins and loses all the same is named without a figure, and what everyone loses stands with the reason
  const why = [
    playable ? '' : words.arbiter.notHere,
    winner === null ? '' : scorerWords.decidingFigures(ruled.ruling, names),
    winner === null || won < 0 ? deltasTold(ruled.deltas, names) : '',
  ]
  return (
    <tr data-aside={!playable || undefined}>
      <th scope="row">{scorerWords.capitalised(scorerWords.opinionWords(choices))}</th>
      <td>
        <span className={styles.who}>
          {player !== undefined && <Avatar size="small" {...player} />}
          <span>
            {winner === null ? words.arbiter.nobody : scorerWords.nameOf(names, winner)}
            {winner !== null && won >= 0 && <b className={styles.points}> {scorerWords.signed(won)}</b>}
          </span>
        </span>
      </td>
      <td className={styles.why}>{why.filter((part) => part !== '').join(' · ')}</td>
    </tr>
  )
}

/** What everyone gets or loses where nobody wins. */
function deltasTold(deltas: readonly number[], names: readonly string[]): string {
  return deltas.flatMap((delta, seat) => (delta === 0 ? [] : [`${isolated(scorerWords.nameOf(names, seat))} ${scorerWords.signed(delta)}`])).join(', ')
}

interface AnswerProps {
  readonly answered: Answered
  /** In seat order. */
  readonly players: readonly AvatarPerson[]
  readonly belongs: Belongs
  readonly about: string
  /** What is missing, and the way to it. */
  readonly next: Entered | null
  readonly onNext: (what: Entered) => void
  /** Takes the focus when someone goes to it. */
  readonly ref: Ref<HTMLElement>
  /** What else is known of the round. */
  readonly children?: ReactNode
}

/** Who wins and how it was found, what would change it, what other rules say, and whether the round is blocked at all. */
export function ArbiterAnswer({ answered, players, belongs, about, next, onNext, ref, children }: AnswerProps) {
  const { outcome, compared, names } = answered
  const isRuled = outcome.kind === 'ruled'
  return (
    <section ref={ref} tabIndex={-1} className={styles.answer} aria-label={words.arbiter.answer}>
      <Verdict answered={answered} players={players} about={about} />
      {isRuled && <WouldChange answered={answered} />}
      {compared !== null && <OtherRules compared={compared} players={players} names={names} />}
      <ReallyBlocked answered={answered} />
      {children}
      {isRuled && (
        <div className={styles.check}>
          <CheckRuling answered={answered} belongs={belongs} />
          <p className={styles.quiet}>{words.savedRuling.checkHint}</p>
        </div>
      )}
      {outcome.kind === 'certain' && <p className={styles.quiet}>{words.rulingPaper.noFile}</p>}
      <div className={styles.foot} data-waiting={next !== null || undefined}>
        {(isRuled || outcome.kind === 'certain') && <RulingOut bar answered={answered} belongs={belongs} />}
        {next !== null && (
          <Button variant="primary" size="bar" className={styles.bar} onClick={() => onNext(next)}>
            {nextWords(next, names)}
            <Icon name="forward" />
          </Button>
        )}
      </div>
    </section>
  )
}

/** What would give the round another winner. Nothing while hands or table say that these cannot be the hands of a blocked round. */
function WouldChange({ answered }: { readonly answered: Answered }) {
  const found = useSmallestChange(canBeBlocked(answered) ? answered.dispute : null)
  if (found === null) return null
  return (
    <Card className={styles.part} aria-label={words.wouldChange.heading}>
      <h2 className={styles.heading}>{words.wouldChange.heading}</h2>
      <SmallestChangeView found={found} names={answered.names} />
    </Card>
  )
}
