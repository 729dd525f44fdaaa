import type { PersonId } from '#shared/kernel/ids'
import { pictureAddress } from '../../components/avatar/avatar'
import { useColour } from '../../components/avatar/colours'
import { initialsOf, useAvatar } from '../../components/avatar/known-avatar'
import coloured from '../../components/avatar/person-colour.module.css'
import { classes } from '../../components/classes'
import styles from './share-card.module.css'

interface CardPersonProps {
  readonly id: string
  readonly name: string
  readonly personId: PersonId | undefined
  /** Middle and radius. */
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** A person's picture, or initials on their colour, as part of a drawing. */
export function CardPerson({ id, name, personId, x, y, radius }: CardPersonProps) {
  const avatar = useAvatar({ name, personId })
  const colour = useColour({ name, personId }, avatar)
  const initials = initialsOf(name, avatar)
  return (
    <g className={coloured.coloured} data-colour={colour}>
      <circle className={styles.halo} cx={x} cy={y} r={radius + 5} />
      <circle className={styles.person} cx={x} cy={y} r={radius} />
      {avatar?.picture === undefined ? (
        <text
          className={classes(styles.initials)}
          x={x}
          y={y + radius * 0.26}
          fontSize={initials.length > 2 ? radius * 0.6 : radius * 0.76}
          letterSpacing="-0.02em"
        >
          {initials}
        </text>
      ) : (
        <>
          <clipPath id={`${id}face`}>
            <circle cx={x} cy={y} r={radius} />
          </clipPath>
          <image
            href={pictureAddress(avatar.picture)}
            x={x - radius}
            y={y - radius}
            width={2 * radius}
            height={2 * radius}
            preserveAspectRatio="xMidYMid slice"
            clipPath={`url(#${id}face)`}
          />
        </>
      )}
    </g>
  )
}
