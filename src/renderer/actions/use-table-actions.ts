import { useCallback, useLayoutEffect, useRef } from 'react'
import { doing } from './action'
import { TABLE_ACTIONS, TABLE_KEYS, tableAction, type OpenTableActions, type TableActionName } from './at-table'
import { useActionKeys } from './use-action-keys'
import type { InTurn } from './use-in-turn'

/** Listens for the keys of a table. Gives what its buttons do, by the name of the action: the same function from key to key. */
export function useTableActions(table: OpenTableActions, inTurn?: InTurn): (name: TableActionName) => void {
  const take = useActionKeys(TABLE_KEYS, table, inTurn)
  const latest = useRef(table)
  useLayoutEffect(() => {
    latest.current = table
  })
  return useCallback(
    (name) => {
      const [listed, action] = [TABLE_ACTIONS[name], tableAction(name)]
      if ('button' in listed && 'inTurn' in listed.button) take(action)
      else doing(action)(latest.current)
    },
    [take],
  )
}
