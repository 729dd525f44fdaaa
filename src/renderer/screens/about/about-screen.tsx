import { useEffect, useId, useState } from 'react'
import { Link } from 'wouter'
import { z } from 'zod'
import type { Diagnostics, HostInfo } from '#shared/contract/schemas'
import { Page } from '../../app/page'
import type { Client } from '../../client/client'
import { useConnection } from '../../client/client-context'
import { Button } from '../../components/button/button'
import { Disclosure } from '../../components/disclosure/disclosure'
import { Icon } from '../../components/icon/icon'
import { useAnswer } from '../../hooks/use-answer'
import { ReasonsPicture } from '../../introduction/pictures'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import styles from './about.module.css'

const listSchema = z.array(z.object({ name: z.string(), version: z.string(), licence: z.string(), text: z.string() }))
type Listed = z.infer<typeof listSchema>

type State = { readonly kind: 'waiting' } | { readonly kind: 'missing' } | { readonly kind: 'here'; readonly list: Listed }

/** The list is made when the program is built; it is a file beside the page, fetched when someone looks. */
async function fetchList(signal: AbortSignal): Promise<Listed> {
  const answer = await fetch('./licences.json', { signal })
  if (!answer.ok) throw new Error(`licences.json: ${answer.status}`)
  return listSchema.parse(await answer.json())
}

/** Every part of the program that others made, with its licence. */
function LicencesSection() {
  const licencesWords = words.about.licences
  const [state, setState] = useState<State>({ kind: 'waiting' })
  useEffect(() => {
    const stop = new AbortController()
    fetchList(stop.signal).then(
      (list) => setState({ kind: 'here', list }),
      () => stop.signal.aborted || setState({ kind: 'missing' }),
    )
    return () => stop.abort()
  }, [])
  return (
    <div className={styles.section}>
      <p>{licencesWords.text}</p>
      {state.kind === 'waiting' && <p>{licencesWords.waiting}</p>}
      {state.kind === 'missing' && <p>{licencesWords.missing}</p>}
      {state.kind === 'here' && (
        <ul className={styles.parts}>
          {state.list.map(({ name, version, licence, text }) => (
            <li key={`${name} ${version}`}>
              <Disclosure lazy summary={licencesWords.part(name, version, licence)}>
                <pre className={styles.licence}>{text}</pre>
              </Disclosure>
            </li>
          ))}
        </ul>
      )}
      <p>{licencesWords.chromium}</p>
    </div>
  )
}

/** Which host this window talks to, where the matches are, and the way to the browser. */
function HostDetails({ info }: { readonly info: HostInfo }) {
  const hostWords = words.about.technical
  const { desktop } = useConnection()
  return (
    <div className={styles.section}>
      <p>{hostWords.where[info.host]}</p>
      {/* The page knows no path: the desktop window shows the folder, and a start in a terminal prints it. */}
      {desktop === null ? (
        <p>{hostWords.folder}</p>
      ) : (
        <div className={styles.copy}>
          <Button variant="quiet" onClick={() => void desktop.desktop.showDataFolder().catch(() => undefined)}>
            {hostWords.showFolder}
          </Button>
          <Button onClick={() => void desktop.desktop.openInBrowser().catch(() => undefined)}>
            {hostWords.browser}
            <Icon name="open" />
          </Button>
        </div>
      )}
    </div>
  )
}

const ask = (client: Client, signal: AbortSignal): Promise<Diagnostics> => client.host.diagnostics(undefined, { signal })

/** What goes into a bug report, to be read and copied. */
function DiagnosticsSection() {
  const diagnosticsWords = words.about.diagnostics
  const heading = useId()
  const found = useAnswer(ask)
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{diagnosticsWords.heading}</h2>
      <p>{diagnosticsWords.text}</p>
      {found === undefined ? <p>{words.about.unknown}</p> : <FoundDiagnostics found={found} />}
    </section>
  )
}

function FoundDiagnostics({ found }: { readonly found: Diagnostics }) {
  const diagnosticsWords = words.about.diagnostics
  const [copied, setCopied] = useState<boolean | null>(null)
  const text = diagnosticsText(found, { browser: navigator.userAgent, languages: navigator.languages })
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // without the clipboard's permission there is the text itself
      setCopied(false)
    }
  }
  return (
    <>
      <div className={styles.copy}>
        <Button onClick={() => void copy()}>{diagnosticsWords.copy}</Button>
        <span role="status">{copied === null ? '' : copied ? diagnosticsWords.copied : diagnosticsWords.notCopied}</span>
      </div>
      <textarea readOnly aria-label={diagnosticsWords.label} className={styles.text} rows={text.split('\n').length} value={text} />
    </>
  )
}

interface BrowserSeen {
  readonly browser: string
  readonly languages: readonly string[]
}

/** The text of a bug report. It is for the developers, so it is the same in every language. */
function diagnosticsText({ version, host, system, runtime, counts, log }: Diagnostics, { browser, languages }: BrowserSeen): string {
  return [
    `Caravan ${version} (${host})`,
    `System: ${system}`,
    `Runtime: ${runtime}`,
    `Browser: ${browser}`,
    `Languages: ${languages.join(', ')}`,
    `Matches: ${counts.matches}, unfinished ${counts.unfinished}, in the bin ${counts.bin}; people: ${counts.people}`,
    'Log:',
    ...log.map((line) => `  ${line}`),
  ].join('\n')
}

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
