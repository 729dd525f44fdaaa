import { scorerWords } from '../../../messages/scorer'
import { Card } from '../../../components/card/card'
import { Notice } from '../../../components/notice/notice'
import { words } from '../../../messages/page'
import { blockedWords, isRefuted, type Answered } from '../../../match/arbiter/answered'
import styles from './answer.module.css'

/** The answer in a few large words, and what casts doubt on it. */
export function Verdict({ answered }: { readonly answered: Answered }) {
  const { ruled, names, words: game, account, rules, doubtful } = answered
  const refuted = isRefuted(answered)
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
      {/* Nothing is decided yet: no felt, and no headline. */}
      <Card tone={ruled.ok ? 'felt' : 'plain'} className={styles.verdict} data-answer data-waiting={!ruled.ok || undefined}>
        {refuted && ruled.ok && <p className={styles.aside}>{words.arbiter.ifBlocked}</p>}
        {ruled.ok ? (
          <>
            <p className={styles.winner}>{words.whoWins(ruled.value.ruling.winner, names)}</p>
            <p className={styles.takes}>{words.takesWords(ruled.value, names, game)}</p>
            {ruled.value.remarks.map((remark, at) => (
              <p key={at} className={styles.remark}>
                {scorerWords.remarkSentence(remark, names, rules.blockedRule)}
              </p>
            ))}
          </>
        ) : (
          <>
            <p className={styles.winner}>{words.arbiter.waiting}</p>
            <p className={styles.takes}>{scorerWords.cannotRuleSentence(ruled.error, names)}</p>
          </>
        )}
      </Card>
    </>
  )
}
