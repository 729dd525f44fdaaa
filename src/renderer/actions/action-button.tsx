import type { ComponentProps } from 'react'
import { IconAction } from '../components/icon-action/icon-action'
import { buttonOf, type TableButton, type TableFacts } from './at-table'

interface ActionButtonProps extends Omit<ComponentProps<typeof IconAction>, 'icon' | 'text'>, Pick<TableFacts, 'view'> {
  readonly of: TableButton
}

/** What the button of an action shows at this table. */
export function buttonShown(of: TableButton, view: TableFacts['view']) {
  const { icon, text, fullName, idle, wide } = buttonOf(of)
  const table = { view }
  return { icon, text: text(table), name: fullName?.(table), disabled: idle?.(table) === true, wide: wide?.(table) === true }
}

/** Whether the button of an action has a meaning at this table. */
export function isButtonThere(of: TableButton, view: TableFacts['view']): boolean {
  return buttonOf(of).absent?.({ view }) !== true
}

/** The button of an action in a row of a few; none where it has no meaning. */
export function ActionButton({ of, view, disabled = false, ...rest }: ActionButtonProps) {
  if (!isButtonThere(of, view)) return null
  const shown = buttonShown(of, view)
  return <IconAction {...shown} disabled={disabled || shown.disabled} {...rest} />
}
