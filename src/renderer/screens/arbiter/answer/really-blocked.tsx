import { makeTile } from '#shared/domino/tile'
import { scorerWords } from '../../../messages/scorer'
import { DominoTile } from '../../../components/domino-tile/domino-tile'
import { WholeCodes } from '../../../components/whole-codes/whole-codes'
import { words } from '../../../messages/page'
import { blockedWords, type Answered } from '../../../match/arbiter/answered'
import styles from './answer.module.css'

/** So many unseen tiles are worth naming one by one. */
const FEW = 12

/** Every tile accounted for, each hand checked against each end, and what is proven of it. */
export function ReallyBlocked({ answered }: { readonly answered: Answered }) {
  const { account, names, rules, table, hands } = answered
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
      {table.kind === 'line' && account.hiddenHands.length > 0 && account.book.unseenCount <= FEW && (
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
