import type { Standing } from '#shared/evening/standings'
import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { differenceText, pointsText } from '../../../evening/points-text'
import styles from './big.module.css'

const MOST_LARGE = 4
/** More rows than this stand closer together. */
const ROOMY = 18

interface Props {
  readonly rows: readonly Standing[]
  /** Which page of several it is. */
  readonly page: string | null
}

/** The standings in one column; the first three are larger, unless more share their places than there is room for. */
export function BigStandings({ rows, page }: Props) {
  const { standings } = words.evening
  const isFirst = ({ place, played }: Standing): boolean => place <= 3 && played > 0
  const large = rows.filter(isFirst).length <= MOST_LARGE
  return (
    <section aria-label={standings.heading} className={styles.standings} data-close={rows.length > ROOMY || undefined}>
      <table>
        <colgroup>
          <col className={styles.place} />
          <col />
          <col className={styles.points} />
          <col className={styles.difference} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {standings.heading} {page !== null && <span className={styles.quiet}>{page}</span>}
            </th>
            <th scope="col">{standings.points}</th>
            <th scope="col">{standings.difference}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.person} data-leads={(row.place === 1 && row.played > 0) || undefined} data-large={(large && isFirst(row)) || undefined}>
              <td>{scorerWords.plain(row.place)}</td>
              <th scope="row">
                {row.name}
                {row.disagreed && (
                  <>
                    <Icon name="question" className={styles.sign} />
                    <span className="visually-hidden">{standings.disagreed}</span>
                  </>
                )}
              </th>
              <td>{pointsText(row.points)}</td>
              <td>{differenceText(row.difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
