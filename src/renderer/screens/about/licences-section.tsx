import { useEffect, useState } from 'react'
import { z } from 'zod'
import { Disclosure } from '../../components/disclosure/disclosure'
import { words } from '../../messages/page'
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
export function LicencesSection() {
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
