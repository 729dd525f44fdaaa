import { scorerWords } from '../../../messages/scorer'
import { Avatar } from '../../../components/avatar/avatar'
import type { Shown } from '../../../components/avatar/looks'
import { Card } from '../../../components/card/card'
import { Notice } from '../../../components/notice/notice'
import { words } from '../../../messages/page'
import { blockedWords, isRefuted, type Answered } from '../../../match/arbiter/answered'
import { RulingView } from '../../../match/round/ruling-view'
import styles from './answer.module.css'

interface Props {
  readonly answered: Answered
  readonly players: readonly Shown[]
  /** What the page is for, until it has an answer. */
  readonly about: string
}

/** The winner's name as the largest thing on the page, the tests under it, and what casts doubt on it. While hands are missing it says what to add. */
export function Verdict({ answered, players, about }: Props) {
  const { ruled, names, words: game, account, rules, doubtful, hands, source } = answered
  const refuted = isRefuted(answered)
  const winner = ruled.ok && ruled.value.ruling.winner !== null ? players[ruled.value.ruling.winner] : undefined
  return (
    <>
      {account.book.troubles.length > 0 && (
        <Notice tone={doubtful ? 'danger' : 'warning'} role="status" {...(doubtful ? { title: words.arbiter.doubt } : {})}>
          {account.book.troubles.map((trouble, at) => (
            <p key={at}>{scorerWords.troubleSentence(trouble, names, rules.game)}</p>
          ))}
        </Notice>
      )}
      {refuted && (
        <Notice tone="warning" role="status" title={words.arbiter.notBlocked}>
          {account.couldPlay.length === 0 && <p>{blockedWords(answered)}</p>}
          {account.couldPlay.map((fit, at) => (
            <p key={at}>{scorerWords.heldFitSentence(fit, names)}</p>
          ))}
        </Notice>
      )}
      <Card className={styles.verdict} data-answer data-waiting={!ruled.ok || undefined}>
        {ruled.ok ? (
          <>
            {refuted && <p className={styles.aside}>{words.arbiter.ifBlocked}</p>}
            <div className={styles.head}>
              {winner !== undefined && <Avatar size="large" {...winner} />}
              <div className={styles.said}>
                <h2 className={styles.winner}>{words.whoWins(ruled.value.ruling.winner, names)}</h2>
                <p className={styles.takes}>{words.takesWords(ruled.value, names, game)}</p>
              </div>
            </div>
            {ruled.value.remarks.map((remark, at) => (
              <p key={at} className={styles.remark}>
                {scorerWords.remarkSentence(remark, names, rules.blockedRule)}
              </p>
            ))}
            <RulingView headingHidden handsInSight ruling={ruled.value.ruling} hands={hands} names={names} blockedRule={rules.blockedRule} source={source} />
          </>
        ) : (
          <>
            <h2 className={styles.winner}>{scorerWords.cannotRuleSentence(ruled.error, names)}</h2>
            <p className={styles.about}>{about}</p>
          </>
        )}
      </Card>
    </>
  )
}
