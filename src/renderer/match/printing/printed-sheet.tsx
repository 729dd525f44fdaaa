import { changedRules } from '#shared/rules/house-rules'
import { steady } from '../../app/steady'
import { isolated } from '../../messages/isolated'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import { Printed } from '../../printing/printed'
import type { MatchView } from '../match-view'
import { roundTotals } from '../model/round-totals'
import { sidesOfView, standingSentence } from '../model/standing'
import styles from './printed-sheet.module.css'

/** Up to so many players, how a round ended stands beside their points; below them otherwise. */
const MOST_BESIDE = 4

/** The score sheet on paper in place of the page. */
export const PrintedSheet = steady(function PrintedSheet({ view }: { readonly view: MatchView }) {
  return (
    <Printed usual name="score-sheet" label={words.match.sheet.caption}>
      <Sheet view={view} />
    </Printed>
  )
})

function Sheet({ view }: { readonly view: MatchView }) {
  const { scored, names, record, date, place, note } = view
  const rules = scorerWords.settingsWords(changedRules(record.preset, record.rules))
  const { sheet } = words.match
  // beside many columns there is no room for sentences
  const many = names.length > MOST_BESIDE
  return (
    <>
      <h1>
        {view.gameName}, {words.match.table.target(scored.begunWith.target, view.words.points)}
      </h1>
      <p>
        {[words.dayWords(date), place]
          .filter((part) => part !== null)
          .map(isolated)
          .join(' · ')}
      </p>
      {rules !== '' && (
        <p>
          {words.share.paper.rules}
          {words.colon}
          {rules}
        </p>
      )}
      <table className={styles.sheet} data-many={many || undefined}>
        <thead>
          <tr>
            <th scope="col">{sheet.round}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
            {!many && (
              <th scope="col" className={styles.how}>
                {sheet.how}
              </th>
            )}
          </tr>
        </thead>
        {roundTotals(scored).map(({ round, brought, moved, absent, totals, end, changes, last }) => {
          const ended = end === null ? (last ? sheet.running : sheet.unfinished) : scorerWords.endSentence(end, names, scored.rules)
          const how = [...changes.map(words.changedRulesWords), ended].join(' ')
          return (
            <tbody key={round}>
              {brought !== null && (
                <tr>
                  <th scope="row">{sheet.brought}</th>
                  {brought.map((total, seat) => (
                    <td key={seat}>
                      <b>{scorerWords.plain(total)}</b>
                    </td>
                  ))}
                  {!many && <td className={styles.how} />}
                </tr>
              )}
              <tr>
                <th scope="row">{round + 1}</th>
                {names.map((_, seat) => (
                  <td key={seat}>
                    {absent.includes(seat) ? '–' : scorerWords.signed(moved[seat] ?? 0)} <b>{scorerWords.plain(totals[seat] ?? 0)}</b>
                  </td>
                ))}
                {!many && <td className={styles.how}>{how}</td>}
              </tr>
              {many && (
                <tr>
                  <td />
                  <td colSpan={names.length} className={styles.how}>
                    {how}
                  </td>
                </tr>
              )}
            </tbody>
          )
        })}
        <tbody className={styles.totals}>
          <tr>
            <th scope="row">{sheet.total}</th>
            {scored.totals.map((total, seat) => (
              <td key={seat}>
                <b>{scorerWords.plain(total)}</b>
              </td>
            ))}
            {!many && <td className={styles.how} />}
          </tr>
          {scored.rules.partners &&
            sidesOfView(view).map(({ name, total }) => (
              <tr key={name}>
                <td />
                <td colSpan={names.length}>
                  {name} <b>{scorerWords.plain(total)}</b>
                </td>
                {!many && <td className={styles.how} />}
              </tr>
            ))}
        </tbody>
      </table>
      <p className={styles.result}>{standingSentence(view)}</p>
      {note !== null && <p className={styles.note}>{note}</p>}
      <p className={styles.made}>{words.share.paper.made}</p>
    </>
  )
}
