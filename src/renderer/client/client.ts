import { createORPCClient, type ClientLink } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { Contract } from '#shared/contract/contract'

/** The whole contract, callable. */
export type Client = ContractRouterClient<Contract>

/** The empty context: no call of ours carries anything beside its input. */
export type Link = ClientLink<Record<never, never>>

export function createClient(link: Link): Client {
  return createORPCClient<Client>(link)
}
