import { Link } from 'wouter'
import { shellWords } from '../messages/page'
import { Brand } from './brand'
import { LanguageSwitch } from './language-switch'
import { Nav } from './nav'
import { paths } from './paths'
import { ThemeSwitch } from './theme-switch'
import styles from './header.module.css'

export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link href={paths.home} className={styles.brand} aria-label={shellWords.home}>
          <Brand className={styles.mark} />
          <span className={styles.name}>{shellWords.name}</span>
        </Link>
        <Nav />
        <div className={styles.device}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </header>
  )
}
