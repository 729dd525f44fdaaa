import type { HostInfo } from '#shared/contract/schemas'
import { Page } from '../../app/page'
import { paths } from '../../navigation/paths'
import type { Client } from '../../client/client'
import { useConnection } from '../../client/client-context'
import { Button, ButtonLink } from '../../components/button/button'
import { useAnswer } from '../../hooks/use-answer'
import { words } from '../../messages/page'
import { HostFolder } from '../../app/host-folder'
import { DiagnosticsSection } from './diagnostics-section'
import { LicencesSection } from './licences-section'
import styles from './about.module.css'

const askHost = (client: Client, signal: AbortSignal): Promise<HostInfo> => client.host.info(undefined, { signal })

/** What this program is, what it is made of, and what a bug report should say. */
export function AboutScreen() {
  const info = useAnswer(askHost)
  const { desktop } = useConnection()
  return (
    <Page title={words.about.title}>
      <p>{words.about.what}</p>
      <dl className={styles.facts}>
        <dt>{words.about.version}</dt>
        <dd>{info?.version ?? words.about.unknown}</dd>
        <dt>{words.about.folder}</dt>
        <dd>
          <HostFolder />
        </dd>
      </dl>
      <div className={styles.ways}>
        {desktop !== null && <Button onClick={() => void desktop.desktop.openInBrowser().catch(() => undefined)}>{words.about.openInBrowser}</Button>}
        <ButtonLink href={paths.rules}>{words.about.rules}</ButtonLink>
        <ButtonLink href={paths.introduction}>{words.introduction.look}</ButtonLink>
        <ButtonLink href={paths.example}>{words.home.example}</ButtonLink>
      </div>
      <DiagnosticsSection />
      <LicencesSection />
    </Page>
  )
}
