import type { CSSProperties } from 'react'
import type { StatisticsAnswer } from '#shared/contract/statistics'
import { PRESETS } from '#shared/rules/presets'
import { mostPlayed, scoredBy } from '#shared/stats/scoring'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import styles from './charts.module.css'

/** What everyone's points are made of in the game that was played most: one bar each, a loss with its minus and square corners. */
export function WhatScores({ answer: { rounds, people } }: { readonly answer: StatisticsAnswer }) {
  const scoringWords = words.statistics.scoring
  const preset = mostPlayed(rounds)
  if (preset === null) return null
  const scored = scoredBy(
    people.flatMap(({ byPreset }) => byPreset[preset] ?? []),
    rounds[preset] ?? 0,
  )
  const [first] = scored
  if (first === undefined) return null
  const points = scorerWords.gameWords(PRESETS[preset].game).points.other
  const most = Math.max(...scored.map(({ perRound }) => Math.abs(perRound)))
  return (
    <section className={styles.section} aria-labelledby="statistics-scoring">
      <h2 id="statistics-scoring" className={styles.heading}>
        {scoringWords.heading}
      </h2>
      <p>{scoringWords.answer(scoringWords.sources[first.source], first.perRound, points)}</p>
      <table className={styles.bars}>
        <caption className={styles.quiet}>{scoringWords.unit(points, scorerWords.presetNames[preset])}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{scoringWords.what}</th>
            <th scope="col" colSpan={2}>
              {points}
            </th>
          </tr>
        </thead>
        <tbody>
          {scored.map(({ source, perRound }) => {
            const loss = perRound < 0 || undefined
            return (
              <tr key={source}>
                <th scope="row">{scoringWords.sources[source]}</th>
                <td className={styles.bar} data-loss={loss} aria-hidden="true">
                  <span style={{ '--share': Math.abs(perRound) / most } as CSSProperties} />
                </td>
                <td className={styles.value} data-loss={loss}>
                  {Math.abs(perRound) < 0.1 ? words.perRound(perRound) : words.decimal(perRound)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
