import type { HostInfo } from '#shared/contract/schemas'
import { Page } from '../../app/page'
import { paths } from '../../navigation/paths'
import type { Client } from '../../client/client'
import { ButtonLink } from '../../components/button/button'
import { useAnswer } from '../../hooks/use-answer'
import { aboutWords, introductionWords } from '../../messages/page'
import { HostFolder } from '../../app/host-folder'
import { DiagnosticsSection } from './diagnostics-section'
import { LicencesSection } from './licences-section'
import styles from './about.module.css'

const askHost = (client: Client, signal: AbortSignal): Promise<HostInfo> => client.host.info(undefined, { signal })

/** What this program is, what it is made of, and what a bug report should say. */
export function AboutScreen() {
  const words = aboutWords
  const info = useAnswer(askHost)
  return (
    <Page title={words.title}>
      <p>{words.what}</p>
      <dl className={styles.facts}>
        <dt>{words.version}</dt>
        <dd>{info?.version ?? words.unknown}</dd>
        <dt>{words.folder}</dt>
        <dd>
          <HostFolder />
        </dd>
      </dl>
      <div className={styles.ways}>
        <ButtonLink href={paths.rules}>{words.rules}</ButtonLink>
        <ButtonLink href={paths.introduction}>{introductionWords.look}</ButtonLink>
        <ButtonLink href={paths.example}>{introductionWords.example.open}</ButtonLink>
      </div>
      <DiagnosticsSection />
      <LicencesSection />
    </Page>
  )
}
