import { classes } from '../classes'
import { useColour } from './colours'
import type { Shown } from './looks'
import styles from './person-colour.module.css'

/** The colour of a person in small, beside the name or in place of it where the name is said elsewhere. */
export function PersonDot({ name, personId, className }: Shown & { readonly className?: string | undefined }) {
  return <span aria-hidden="true" className={classes(styles.coloured, styles.dot, className)} data-colour={useColour({ name, personId })} />
}
