import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'
import type { Address } from '#shared/contract/table'
import { LOOPBACK } from './loopback'

/** The addresses of this computer that others in a local network can reach; only its own where it is in none, for another browser here. */
export function ownAddresses(): readonly Address[] {
  return reachable(networkInterfaces())
}

/** Those of them that phones could reach, the likeliest first. */
export function reachable(interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>): readonly Address[] {
  const found = Object.entries(interfaces).flatMap(([network, addresses = []]) =>
    addresses.filter(({ family, internal, address }) => family === 'IPv4' && !internal && !isSelfGiven(address)).map(({ address }) => ({ address, network })),
  )
  return found.length > 0 ? [...found].sort((a, b) => rank(a) - rank(b)) : [{ address: LOOPBACK, network: 'lo' }]
}

/** An address that a computer gives itself where it found no network (RFC 3927). */
const isSelfGiven = (address: string): boolean => address.startsWith('169.254.')

/** Networks of containers and virtual machines last: no phone is in them. */
const rank = ({ network }: Address): number => (/^(docker|br-|veth|virbr|vmnet|vbox|vEthernet|tun|tap|utun)/i.test(network) ? 1 : 0)
