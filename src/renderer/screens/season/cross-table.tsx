import type { LeagueTable } from '#shared/contract/seasons'
import { headToHead } from '#shared/stats/pairs'
import { keyOfPerson } from '#shared/stats/person'
import { Card } from '../../components/card/card'
import { isolated } from '../../messages/isolated'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import styles from './season.module.css'

/** So many people have a row and a column; the others are in the table. */
const MOST = 40

/** Who ended ahead of whom, in the order of the table. */
export function CrossTable({ table: { rows, pairs } }: { readonly table: LeagueTable }) {
  const crossWords = words.league.cross
  const versus = headToHead(pairs.map(({ a, b, ...counts }) => ({ ...counts, a: keyOfPerson(a), b: keyOfPerson(b) })))
  const people = rows.slice(0, MOST)
  return (
    <Card aria-labelledby="season-cross" className={styles.card}>
      <h2 id="season-cross" className={styles.heading}>
        {crossWords.heading}
      </h2>
      <p className={styles.hint}>
        {crossWords.hint} {people.length < rows.length && crossWords.most(MOST)}
      </p>
      <div className={styles.frame} role="region" aria-label={words.table.frame(crossWords.heading)} tabIndex={0}>
        <table className={styles.cross}>
          <thead>
            <tr>
              <td />
              {people.map(({ person, name, place }) => (
                <th key={person} scope="col" title={name}>
                  <span aria-hidden="true">{scorerWords.plain(place)}</span>
                  <span className="visually-hidden">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((one) => (
              <tr key={one.person}>
                <th scope="row">
                  {scorerWords.plain(one.place)} {isolated(one.name)}
                </th>
                {people.map((other) => {
                  if (one === other) return <td key={other.person} className={styles.self} />
                  const { matches, ahead, behind, level } = versus(keyOfPerson(one.person), keyOfPerson(other.person))
                  const said = matches === 0 ? crossWords.never(one.name, other.name) : crossWords.cell(one.name, other.name, ahead, behind, level)
                  return (
                    <td key={other.person} title={said}>
                      <span aria-hidden="true">{matches === 0 ? '·' : [ahead, behind, ...(level === 0 ? [] : [level])].map(scorerWords.plain).join('–')}</span>
                      <span className="visually-hidden">{said}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
