import { lazyScreen } from '../../app/lazy-screen'
import type { IntroductionProps } from '../../introduction/introduction'
import styles from './home.module.css'

/** Room for the cards; without them the page is whole too. */
function Room(_props: IntroductionProps) {
  return <div className={styles.room} />
}

function Nothing(_props: IntroductionProps) {
  return null
}

/** The three cards, fetched apart from the first page: most people have put them away. */
export const introductionCards = lazyScreen(async () => (await import('../../introduction/introduction')).Introduction, Room, Nothing)
