import { useId, useState } from 'react'
import type { Diagnostics } from '#shared/contract/schemas'
import type { Client } from '../../client/client'
import { Button } from '../../components/button/button'
import { useAnswer } from '../../hooks/use-answer'
import { words } from '../../messages/page'
import styles from './about.module.css'

const ask = (client: Client, signal: AbortSignal): Promise<Diagnostics> => client.host.diagnostics(undefined, { signal })

/** What goes into a bug report, to be read and copied. */
export function DiagnosticsSection() {
  const diagnosticsWords = words.about.diagnostics
  const heading = useId()
  const found = useAnswer(ask)
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>{diagnosticsWords.heading}</h2>
      <p>{diagnosticsWords.text}</p>
      {found === undefined ? <p>{words.about.unknown}</p> : <Told found={found} />}
    </section>
  )
}

function Told({ found }: { readonly found: Diagnostics }) {
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

interface Seen {
  readonly browser: string
  readonly languages: readonly string[]
}

/** The text of a bug report. It is for the developers, so it is the same in every language. */
function diagnosticsText({ version, host, system, runtime, counts, log }: Diagnostics, { browser, languages }: Seen): string {
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
