import type { ComponentProps } from 'react'
import { classes } from '../classes'
import styles from './card.module.css'

interface Props extends ComponentProps<'section'> {
  /** `felt` is the table's green; one a page at most. */
  readonly tone?: 'plain' | 'felt'
}

/** A sheet of paper on the table. */
export function Card({ tone = 'plain', className, ...rest }: Props) {
  return <section {...rest} className={classes(styles.card, className)} data-tone={tone} />
}
