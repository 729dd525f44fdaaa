import { makeTile } from '#shared/domino/tile'
import { DominoTile } from '../../../components/domino-tile/domino-tile'
import { isolated } from '../../../messages/isolated'
import { words } from '../../../messages/page'
import { Printed } from '../../../printing/printed'
import { laidRows } from './laid-rows'
import type { RulingTold } from './told-ruling'
import styles from './printed-ruling.module.css'

/** What the paper is asked for by. */
export const RULING_PAPER = 'ruling'

interface Props {
  readonly told: RulingTold
  /** The page has no other paper. */
  readonly usual: boolean
}

/** A ruling on paper in place of the page: table, hands, tests, sources, the day and the match. */
export function PrintedRuling({ told, usual }: Props) {
  return (
    <Printed name={RULING_PAPER} usual={usual} label={words.rulingPaper.paper}>
      <Ruling told={told} />
    </Printed>
  )
}

function Ruling({ told }: Pick<Props, 'told'>) {
  const rows = told.line === null ? [] : laidRows(told.line)
  return (
    <div>
      <p className={styles.kind}>{words.rulingPaper.title}</p>
      {told.against.map((doubt) => (
        <p key={doubt} className={styles.strong}>
          {doubt}
        </p>
      ))}
      <h1>
        {told.winner}
        {told.takes === '' ? '' : ` ${told.takes}`}
      </h1>
      <p>{told.where.join(' · ')}</p>
      {told.remarks.map((remark) => (
        <p key={remark} className={styles.strong}>
          {remark}
        </p>
      ))}
      {(rows.length > 0 || told.ends !== null || told.rolled !== null) && (
        <section className={styles.part}>
          <h2>{words.rulingPaper.table}</h2>
          {rows.map(({ arm, tiles }) => (
            <div key={arm} className={styles.row}>
              {arm !== null && arm > 0 && <span className={styles.arm}>{words.rulingPaper.arm(arm)}</span>}
              {tiles.map(({ tile, first, second }, at) => (
                <span key={at} className={styles.laid}>
                  <DominoTile tile={tile} orientation="horizontal" flipped={first < second} label={`${first}-${second}`} />
                </span>
              ))}
            </div>
          ))}
          <p>{[told.ends === null ? null : words.rulingPaper.ends(told.ends), told.rolled].filter((part) => part !== null).join(' ')}</p>
        </section>
      )}
      <section className={styles.part}>
        <h2>{words.rulingPaper.hands}</h2>
        <div className={styles.hands}>
          {told.hands.map(({ name, tiles, pips, won }) => (
            <div key={name} className={styles.hand} data-won={won || undefined}>
              <p>
                <b>{won ? `${isolated(name)} ${words.rulingPaper.wins}` : name}</b> · {pips}
              </p>
              <div className={styles.row}>
                {tiles.map((tile, at) => (
                  <span key={at} className={styles.held}>
                    <DominoTile tile={tile} orientation="horizontal" label={makeTile(tile)} />
                  </span>
                ))}
              </div>
            </div>
          ))}
        </div>
      </section>
      <section className={styles.part}>
        <h2>{words.rulingPaper.steps}</h2>
        <p>
          {told.rule}. {told.source}
        </p>
        <ol className={styles.steps}>
          {told.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {told.others !== null && (
        <section className={styles.part}>
          <h2>{words.rulingPaper.others}</h2>
          <p>{told.others}</p>
        </section>
      )}
      <section className={styles.part}>
        <h2>{words.rulingPaper.blocked}</h2>
        <p>{told.blocked}</p>
      </section>
      <p className={styles.made}>
        {told.made}. {told.check}
      </p>
    </div>
  )
}
