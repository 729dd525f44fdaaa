import { otherOpinions, type Comparison, type OtherOpinion } from '#shared/arbiter/compare'
import { isolated } from '../../../messages/isolated'
import { scorerWords } from '../../../messages/scorer'
import { Avatar } from '../../../components/avatar/avatar'
import type { Shown } from '../../../components/avatar/looks'
import { words } from '../../../messages/page'
import styles from './answer.module.css'

interface Props {
  readonly compared: Comparison
  readonly players: readonly Shown[]
  readonly names: readonly string[]
}

/** What every other blocked rule and reading would say of the same hands, a line each. */
export function OtherRules({ compared, players, names }: Props) {
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
            <Row
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

interface RowProps extends Omit<Props, 'compared'> {
  readonly opinion: OtherOpinion
}

function Row({ opinion: { choices, ruled, playable }, players, names }: RowProps) {
  const { winner } = ruled.ruling
  const player = winner === null ? undefined : players[winner]
  const won = winner === null ? 0 : (ruled.deltas[winner] ?? 0)
  // who wins and loses all the same is named without a figure, and what everyone loses stands with the reason
  const why = [
    playable ? '' : words.arbiter.notHere,
    winner === null ? '' : scorerWords.decidingFigures(ruled.ruling, names),
    winner === null || won < 0 ? moved(ruled.deltas, names) : '',
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
function moved(deltas: readonly number[], names: readonly string[]): string {
  return deltas.flatMap((delta, seat) => (delta === 0 ? [] : [`${isolated(scorerWords.nameOf(names, seat))} ${scorerWords.signed(delta)}`])).join(', ')
}
