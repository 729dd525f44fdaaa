import { Link } from 'wouter'
import { words } from '../../messages/page'
import { paths } from '../../navigation/paths'
import { Icon } from '../../components/icon/icon'
import { SETTING_GROUPS, type SettingGroup } from './groups'
import styles from './settings-groups.module.css'

interface SettingsGroupsProps {
  /** Null on a phone, where the list is a page of its own. */
  readonly current: SettingGroup | null
}

/** The groups of settings as a list of ways, and two pages that are looked for here too. */
export function SettingsGroups({ current }: SettingsGroupsProps) {
  const { groups, title } = words.appSettings
  return (
    <nav aria-label={title}>
      <ul className={styles.list}>
        {SETTING_GROUPS.map((group) => (
          <GroupLink key={group} href={paths.settingGroup(group)} current={group === current}>
            {groups[group]}
          </GroupLink>
        ))}
        <GroupLink href={paths.files}>{words.files.title}</GroupLink>
        <GroupLink href={paths.about}>{words.about.title}</GroupLink>
      </ul>
    </nav>
  )
}

function GroupLink({ href, current = false, children }: { readonly href: string; readonly current?: boolean; readonly children: string }) {
  return (
    <li>
      <Link href={href} className={styles.place} aria-current={current ? 'page' : undefined}>
        {children}
        <Icon name="forward" className={styles.on} />
      </Link>
    </li>
  )
}
