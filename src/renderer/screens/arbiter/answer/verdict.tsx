import { cannotRuleSentence, heldFitSentence, remarkSentence, troubleSentence, verdictSentence } from '../../../messages/scorer'
import { Card } from '../../../components/card/card'
import { Notice } from '../../../components/notice/notice'
import { arbiterWords as words, takesWords, whoWins } from '../../../messages/page'
import { isRefuted, type Answered } from '../../../match/arbiter/answered'
import styles from './answer.module.css'

/** The answer in a few large words, and what casts doubt on it. */
export function Verdict({ answered }: { readonly answered: Answered }) {
  const { ruled, names, words: game, account, rules, doubtful } = answered
  const refuted = isRefuted(answered)
  return (
    <>
      {account.book.troubles.length > 0 && (
        <Notice tone={doubtful ? 'danger' : 'warning'} role="status" {...(doubtful ? { title: words.doubt } : {})}>
          {account.book.troubles.map((trouble, at) => (
            <p key={at}>{troubleSentence(trouble, names, rules.game)}</p>
          ))}
        </Notice>
      )}
      {refuted && (
        <Notice tone="warning" role="status" title={words.notBlocked}>
          {account.couldPlay.length === 0 && <p>{verdictSentence(account, names, rules.game)}</p>}
          {account.couldPlay.map((fit, at) => (
            <p key={at}>{heldFitSentence(fit, names)}</p>
          ))}
        </Notice>
      )}
      <Card tone="felt" className={styles.verdict} data-answer>
        {refuted && ruled.ok && <p className={styles.aside}>{words.ifBlocked}</p>}
        {ruled.ok ? (
          <>
            <p className={styles.winner}>{whoWins(ruled.value.ruling.winner, names)}</p>
            <p className={styles.takes}>{takesWords(ruled.value, names, game)}</p>
            {ruled.value.remarks.map((remark, at) => (
              <p key={at} className={styles.remark}>
                {remarkSentence(remark, names, rules.blockedRule)}
              </p>
            ))}
          </>
        ) : (
          <>
            <p className={styles.winner}>{words.waiting}</p>
            <p className={styles.takes}>{cannotRuleSentence(ruled.error, names)}</p>
          </>
        )}
      </Card>
    </>
  )
}
