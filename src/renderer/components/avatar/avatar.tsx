import type { ComponentProps } from 'react'
import { classes } from '../classes'
import { colourOf, initialsOf, useLooks, type Looks, type Shown } from './looks'
import styles from './avatar.module.css'

interface Props extends Omit<ComponentProps<'span'>, 'children'>, Shown {
  /** In place of what is known of the person: what is just being chosen. */
  readonly looks?: Looks | undefined
  /** `small` stands in a line of text. */
  readonly size?: 'small' | 'usual' | 'large'
}

/** A person's picture, or initials on their colour. Only an ornament: the name stands beside it, and what is copied or read out has no initials in it. */
export function Avatar({ name, personId, looks, size = 'usual', className, ...rest }: Props) {
  const known = useLooks(personId)
  const shown = looks ?? known
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={classes(styles.avatar, className)}
      data-size={size}
      data-colour={colourOf({ name, personId }, shown)}
      data-initials={shown?.picture === undefined ? initialsOf(name, shown) : undefined}
    >
      {shown?.picture !== undefined && <img src={pictureAddress(shown.picture)} alt="" className={styles.picture} />}
    </span>
  )
}

/** A picture as the contract carries it (base64), as an address for the page. */
export function pictureAddress(picture: string): string {
  return `data:image/jpeg;base64,${picture}`
}
