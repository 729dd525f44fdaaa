import { Page } from '../../app/page'
import { words } from '../../messages/page'
import { BackupSection } from './backup/backup-section'
import { BinSection } from './bin/bin-section'
import { ExchangeSection } from '../../exchange/exchange-section'

/** What is done with everything that is kept: each section is a folder of its own. */
export function FilesScreen() {
  return (
    <Page title={words.files.title}>
      <ExchangeSection />
      <BackupSection />
      <BinSection />
    </Page>
  )
}
