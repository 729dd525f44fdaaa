import { createContext, use, useCallback } from 'react'
import { AUDIENCES, type Audience, type Role } from '#shared/contract/authority'

/** What this page may do: everything on the computer that Caravan runs on; on a device at the table what its role allows. */
export const PermissionsContext = createContext<Role | 'owner'>('owner')

/** Whether something is for whoever looks at this page. The host looks too: this only keeps from offering what would be refused. */
export function usePermissions(): (who: Audience) => boolean {
  const whoever = use(PermissionsContext)
  return useCallback((who) => AUDIENCES.indexOf(who) <= AUDIENCES.indexOf(whoever), [whoever])
}
