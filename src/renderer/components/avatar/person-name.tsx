import type { AvatarPerson } from './known-avatar'
import { Avatar } from './avatar'
import styles from './avatar.module.css'

/** A name with the picture or initials of its person, in a line of a table or a list. */
export function PersonName({ name, personId }: AvatarPerson) {
  return (
    <span className={styles.person}>
      <Avatar size="small" name={name} personId={personId} />
      <span className={styles.name}>{name}</span>
    </span>
  )
}
