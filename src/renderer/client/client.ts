import { createORPCClient, type ClientLink } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { Contract } from '#shared/contract/contract'
import type { DesktopContract } from '#shared/contract/desktop'

/** The whole contract, callable. */
export type Client = ContractRouterClient<Contract>

/** What a page has with its desktop window alone. */
export type DesktopClient = ContractRouterClient<DesktopContract>

/** The empty context: no call of ours carries anything beside its input. */
export type Link = ClientLink<Record<never, never>>

export function createClient(link: Link): Client {
  return createORPCClient<Client>(link)
}

export function createDesktopClient(link: Link): DesktopClient {
  return createORPCClient<DesktopClient>(link)
}
