import { createContext, use, useCallback } from 'react'
import { AUDIENCES, type Audience, type Role } from '#shared/contract/authority'

/** What this page may do: everything on the computer that Caravan runs on; on a device at the table what its role allows. */
export const PermissionsContext = createContext<Role | 'owner'>('owner')

/** Whether the person at this page may do something. The host checks too: this only avoids offering what it would refuse. */
export function usePermissions(): (who: Audience) => boolean {
  const whoever = use(PermissionsContext)
  return useCallback((who) => AUDIENCES.indexOf(who) <= AUDIENCES.indexOf(whoever), [whoever])
}
