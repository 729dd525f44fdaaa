import { Link, useLocation } from 'wouter'
import { Icon } from '../components/icon/icon'
import { KeysButton } from '../keys/keys-dialog'
import { startWords } from '../messages/start-page'
import { Brand } from './brand'
import { LanguageSwitch } from './language-switch'
import { Nav } from './nav'
import { paths } from '../navigation/paths'
import styles from './header.module.css'

export function Header() {
  const [path] = useLocation()
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link href={paths.home} className={styles.brand} aria-label={startWords.shell.home}>
          <Brand className={styles.mark} />
          <span className={styles.name}>{startWords.shell.name}</span>
        </Link>
        <Nav />
        <div className={styles.tools}>
          <LanguageSwitch />
          <KeysButton className={styles.tool} />
          <Link
            href={paths.settings}
            className={styles.tool}
            aria-label={startWords.shell.nav.settings}
            title={startWords.shell.nav.settings}
            aria-current={path === paths.settings ? 'page' : undefined}
          >
            <Icon name="settings" />
          </Link>
        </div>
      </div>
    </header>
  )
}
