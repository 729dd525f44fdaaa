import type { ComponentProps } from 'react'
import { IconAction } from '../components/icon-action/icon-action'
import { buttonOf, type TableButton, type TableFacts } from './at-table'

interface ActionButtonProps extends Omit<ComponentProps<typeof IconAction>, 'icon' | 'text'>, Pick<TableFacts, 'view'> {
  readonly of: TableButton
}

/** The button of an action in a row of a few. */
export function ActionButton({ of, view, disabled = false, ...rest }: ActionButtonProps) {
  const { icon, text, fullName, idle } = buttonOf(of)
  const table = { view }
  return <IconAction icon={icon} text={text(table)} name={fullName?.(table)} disabled={disabled || idle?.(table) === true} {...rest} />
}
