import type { EveningLine } from '#shared/contract/evenings'
import { Link } from 'wouter'
import { Page } from '../../app/page'
import { ButtonLink } from '../../components/button/button'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { useLive, type Subscribe } from '../../hooks/use-live'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { NewEvening } from './new-evening'
import styles from './evening.module.css'

const eveningsLive: Subscribe<readonly EveningLine[]> = (client, signal) => client.evenings.list(undefined, { signal })

/** Where an evening of many tables begins, and those that were. */
export function EveningsScreen() {
  const live = useLive(eveningsLive)
  const eveningWords = words.evening
  return (
    <Page
      title={eveningWords.title}
      beside={
        <ButtonLink href={paths.seasons} variant="quiet">
          {words.league.link}
        </ButtonLink>
      }
    >
      {live.status === 'waiting' && <Loading>{eveningWords.waiting}</Loading>}
      {live.status === 'failed' && (
        <Notice tone="warning" role="alert">
          {eveningWords.failed}
        </Notice>
      )}
      {live.data !== undefined && (
        <div className={styles.begin}>
          <NewEvening />
          {live.data.length > 0 && (
            <section aria-labelledby="evenings">
              <h2 id="evenings">{eveningWords.earlier}</h2>
              <ul className={styles.lines}>
                {live.data.map(({ id, name, date, people, rounds }) => (
                  <li key={id}>
                    <Link href={paths.oneEvening(id)} className={styles.line}>
                      <strong>{name}</strong>
                      <span className={styles.quiet}>
                        {words.dayWords(date)} · {eveningWords.line(people, rounds)}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </Page>
  )
}
