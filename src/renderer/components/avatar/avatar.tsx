import { memo, type ComponentProps } from 'react'
import { classes } from '../classes'
import { useColour } from './colours'
import { type AvatarPerson, initialsOf, type KnownAvatar, useAvatar } from './known-avatar'
import styles from './avatar.module.css'
import coloured from './person-colour.module.css'

/** A name with the picture or initials of its person, in a line of a table or a list. */
export function PersonName({ name, personId }: AvatarPerson) {
  return (
    <span className={styles.person}>
      <Avatar size="small" name={name} personId={personId} />
      <span className={styles.name}>{name}</span>
    </span>
  )
}

interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'>, AvatarPerson {
  /** In place of what is known of the person: what is just being chosen. */
  readonly avatar?: KnownAvatar | undefined
  /** `small` stands in a line of text. */
  readonly size?: 'small' | 'usual' | 'large'
}

/** A person's picture, or initials on their colour. Only an ornament: the name stands beside it, and what is copied or read out has no initials in it. */
export const Avatar = memo(function Avatar({ name, personId, avatar, size = 'usual', className, ...rest }: AvatarProps) {
  const known = useAvatar({ name, personId })
  const shown = avatar ?? known
  const colour = useColour({ name, personId }, shown)
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={classes(coloured.coloured, styles.avatar, className)}
      data-size={size}
      data-colour={colour}
      data-initials={shown?.picture === undefined ? initialsOf(name, shown) : undefined}
    >
      {shown?.picture !== undefined && <img src={pictureAddress(shown.picture)} alt="" className={styles.picture} />}
    </span>
  )
})

/** A picture as the contract carries it (base64), as an address for the page. */
export function pictureAddress(picture: string): string {
  return `data:image/jpeg;base64,${picture}`
}
