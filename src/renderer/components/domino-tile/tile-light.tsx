import styles from './domino-tile.module.css'

/** The light on every tile of the page, once: from the top left, on tiles that stand, on tiles that lie, on ebony and on pins. */
export function TileLight() {
  return (
    <svg className={styles.light} aria-hidden="true" focusable="false">
      <linearGradient id="tile-light" x1={0} y1={0} x2={0.5} y2={1}>
        <stop offset={0} className={styles.lightLow} />
        <stop offset={1} className={styles.lightHigh} />
      </linearGradient>
      <linearGradient id="tile-light-lying" x1={1} y1={0} x2={0} y2={0.5}>
        <stop offset={0} className={styles.lightLow} />
        <stop offset={1} className={styles.lightHigh} />
      </linearGradient>
      <linearGradient id="tile-ebony" x1={0} y1={0} x2={0.6} y2={1}>
        <stop offset={0} className={styles.ebonyHigh} />
        <stop offset={1} className={styles.ebonyLow} />
      </linearGradient>
      <radialGradient id="tile-pin" cx={0.38} cy={0.34} r={0.7}>
        <stop offset={0} className={styles.pinHigh} />
        <stop offset={1} className={styles.pinLow} />
      </radialGradient>
    </svg>
  )
}
