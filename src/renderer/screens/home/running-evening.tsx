import type { RunningEvening as Running } from '#shared/contract/lists'
import { ButtonLink } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { startWords } from '../../messages/start-page'
import { paths } from '../../navigation/paths'
import styles from './home.module.css'

/** The way back to an evening that is going on, first of all where Caravan was closed in the middle of it. */
export function RunningEvening({ evening: { id, name, rounds, planned } }: { readonly evening: Running }) {
  const { evening, continueMatch, continueOther } = startWords.home
  return (
    <section aria-label={evening.heading} className={styles.evening}>
      <Icon name="trophy" />
      <h2>{name}</h2>
      <p>{evening.round(rounds, Math.max(planned, rounds))}</p>
      <ButtonLink href={paths.oneEvening(id)} variant="primary" aria-label={continueOther(name)}>
        {continueMatch}
      </ButtonLink>
    </section>
  )
}
