import { GAMES } from '#shared/games/index'
import { scorerWords } from '../../../messages/scorer'
import { Avatar } from '../../../components/avatar/avatar'
import type { Shown } from '../../../components/avatar/looks'
import { Card } from '../../../components/card/card'
import { Notice } from '../../../components/notice/notice'
import { WholeCodes } from '../../../components/whole-codes/whole-codes'
import { words } from '../../../messages/page'
import { answerWords, blockedWords, certainWords, isRefuted, type Answered } from '../../../match/arbiter/answered'
import { tableProblem } from '../../../match/arbiter/table-words'
import { RulingView } from '../../../match/round/ruling-view'
import { RuleLinks } from '../../../rulebook/rule-links'
import styles from './answer.module.css'

interface Props {
  readonly answered: Answered
  readonly players: readonly Shown[]
  /** What the page is for, until it has an answer. */
  readonly about: string
}

/** The winner's name as the largest thing on the page, the tests under it, and what casts doubt on it. While something is missing that matters it says what to add. */
export function Verdict({ answered, players, about }: Props) {
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
function Headline({ answered, players }: Omit<Props, 'about'>) {
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
function Reasons({ answered, about }: Omit<Props, 'players'>) {
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
          {blockedWords(answered)} <RuleLinks ids={[GAMES[rules.game].cites.goingOut]} />
        </p>
      )
    case 'open':
      return <p className={styles.about}>{about}</p>
  }
}
