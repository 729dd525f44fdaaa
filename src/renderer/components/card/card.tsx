import type { ComponentProps } from 'react'
import { classes } from '../classes'
import styles from './card.module.css'

interface CardProps extends ComponentProps<'section'> {
  /** `felt` is for objects that lie on a table: the one thing of the page. */
  readonly tone?: 'plain' | 'felt'
}

/** A slip of paper, or the felt with what lies on it. */
export function Card({ tone = 'plain', className, ...rest }: CardProps) {
  return <section {...rest} className={classes(styles.card, className)} data-tone={tone} />
}
