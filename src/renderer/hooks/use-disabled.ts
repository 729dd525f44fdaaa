import { useState, type FocusEvent } from 'react'

interface DisabledProps<E> {
  readonly disabled?: boolean | undefined
  readonly onFocus?: ((event: FocusEvent<E>) => void) | undefined
  readonly onBlur?: ((event: FocusEvent<E>) => void) | undefined
}

/** What a control is given for that. It can still be pressed while it has the focus, so its own `onClick` has to see whether it is disabled. */
interface Disabled<E> {
  readonly disabled: boolean
  readonly 'aria-disabled': true | undefined
  readonly onFocus: (event: FocusEvent<E>) => void
  readonly onBlur: (event: FocusEvent<E>) => void
}

/**
 * Disables a control without taking the focus from it.
 *
 * A press may disable the very control that was pressed. The browser then takes the focus from it, and the next key goes nowhere. So one that has the
 * focus only says that it is disabled, until the focus has gone on.
 */
export function useDisabled<E extends Element>({ disabled = false, onFocus, onBlur }: DisabledProps<E>): Disabled<E> {
  const [focused, setFocused] = useState(false)
  return {
    disabled: disabled && !focused,
    'aria-disabled': disabled && focused ? true : undefined,
    onFocus: (event) => {
      setFocused(true)
      onFocus?.(event)
    },
    onBlur: (event) => {
      setFocused(false)
      onBlur?.(event)
    },
  }
}
