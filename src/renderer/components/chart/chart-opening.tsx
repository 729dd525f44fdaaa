import { words } from '../../messages/page'
import styles from './chart.module.css'

/** Stands where a chart will be, while what draws it is fetched. */
export function ChartOpening() {
  return <p className={styles.opening}>{words.chart.opening}</p>
}
