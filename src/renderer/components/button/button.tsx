import { createContext, use, type ComponentProps } from 'react'
import { Link } from 'wouter'
import { useDisabled } from '../../hooks/use-disabled'
import { classes } from '../classes'
import styles from './button.module.css'

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

interface ButtonStyle {
  /** `primary` is the one thing a page is for; `quiet` is there when looked for. */
  readonly variant?: ButtonVariant
  /** `icon` is a square for a single sign; give it an accessible name. */
  readonly shape?: 'text' | 'icon'
  /** `bar` is the dark bar at the bottom right for the one thing to do, where Play is on the table. */
  readonly size?: 'usual' | 'large' | 'bar'
}

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** What it does is under way: it stays focusable, but a second press does nothing. */
  readonly pending?: boolean
}

/** A real button, 56 px at least, so that it is hit with a thumb across the table. */
export function Button({
  variant = 'secondary',
  shape = 'text',
  size = 'usual',
  pending = false,
  className,
  onClick,
  disabled,
  onFocus,
  onBlur,
  ...rest
}: ButtonProps) {
  const withFocus = useDisabled<HTMLButtonElement>({ disabled, onFocus, onBlur })
  return (
    <button
      type="button"
      {...rest}
      {...withFocus}
      className={classes(styles.button, className)}
      data-variant={variant}
      data-shape={shape}
      data-size={size}
      aria-disabled={pending || withFocus['aria-disabled'] || rest['aria-disabled']}
      onClick={(event) => {
        if (pending || disabled === true) event.preventDefault()
        else onClick?.(event)
      }}
    />
  )
}

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'href'>, ButtonStyle {
  /** A path of the app (see `paths`). */
  readonly href: string
}

/** Whether the pages of the app are at hand; a phone at the table has its table only. */
export const PagesContext = createContext(true)

/** Goes somewhere, and looks like a button; nothing where there is nowhere to go. */
export function ButtonLink({ variant = 'secondary', shape = 'text', size = 'usual', className, ...rest }: ButtonLinkProps) {
  if (!use(PagesContext)) return null
  return <Link {...rest} className={classes(styles.button, className)} data-variant={variant} data-shape={shape} data-size={size} />
}
