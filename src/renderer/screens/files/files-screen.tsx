import { Page } from '../../app/page'
import { words } from '../../messages/page'
import { BackupSection } from './backup/backup-section'
import { BinSection } from './bin/bin-section'
import { ExchangeSection } from '../../exchange/exchange-section'
import styles from './files.module.css'

/** What is done with everything that is kept: that it is safe and can move comes first, then what goes out and comes in. */
export function FilesScreen() {
  return (
    <Page title={words.files.title}>
      <div className={styles.files}>
        <BackupSection />
        <div className={styles.beside}>
          <ExchangeSection />
          <BinSection />
        </div>
      </div>
    </Page>
  )
}
