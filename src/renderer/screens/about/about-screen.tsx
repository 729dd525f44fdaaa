import { Link } from 'wouter'
import type { HostInfo } from '#shared/contract/schemas'
import { Page } from '../../app/page'
import { paths } from '../../navigation/paths'
import type { Client } from '../../client/client'
import { Disclosure } from '../../components/disclosure/disclosure'
import { Icon } from '../../components/icon/icon'
import { useAnswer } from '../../hooks/use-answer'
import { ReasonsPicture } from '../../introduction/pictures'
import { words } from '../../messages/page'
import { DiagnosticsSection } from './diagnostics-section'
import { HostDetails } from './host-details'
import { LicencesSection } from './licences-section'
import styles from './about.module.css'

const askHost = (client: Client, signal: AbortSignal): Promise<HostInfo> => client.host.info(undefined, { signal })

/** What this program is and where help is; what it is made of, and what a bug report should say, for those who open it. */
export function AboutScreen() {
  const aboutWords = words.about
  const info = useAnswer(askHost)
  const help = [
    { href: paths.introduction, name: aboutWords.help.introduction },
    { href: paths.learn, name: words.home.howToPlay },
    { href: paths.example, name: words.home.example },
    { href: paths.rules, name: aboutWords.help.rules },
  ]
  return (
    <Page title={aboutWords.title} back={paths.settings}>
      <div className={styles.about}>
        <div className={styles.picture} aria-hidden="true">
          <ReasonsPicture />
        </div>
        <div className={styles.section}>
          <p className={styles.what}>{aboutWords.what}</p>
          <p>{aboutWords.private}</p>
          <p className={styles.quiet}>{info === undefined ? aboutWords.unknown : aboutWords.version(info.version)}</p>
        </div>
        <section className={styles.section} aria-label={aboutWords.help.heading}>
          <h2>{aboutWords.help.heading}</h2>
          <ul className={styles.ways}>
            {help.map(({ href, name }) => (
              <li key={href}>
                <Link href={href} className={styles.way}>
                  {name}
                  <Icon name="forward" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <div>
          <Disclosure summary={aboutWords.licences.heading} className={styles.folded} lazy>
            <LicencesSection />
          </Disclosure>
          <Disclosure summary={aboutWords.technical.heading} className={styles.folded} lazy>
            {info !== undefined && <HostDetails info={info} />}
            <DiagnosticsSection />
          </Disclosure>
        </div>
      </div>
    </Page>
  )
}
