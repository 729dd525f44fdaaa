import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'
import type { Address, NetworkKind } from '#shared/contract/table'
import { LOOPBACK } from './loopback'

/** The addresses of this computer that others in a local network can reach; only its own where it is in none, for another browser here. */
export function ownAddresses(): readonly Address[] {
  return reachable(networkInterfaces())
}

/** Those of them that phones could reach, the likeliest first. */
export function reachable(interfaces: Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>): readonly Address[] {
  const found = Object.entries(interfaces).flatMap(([network, addresses = []]) =>
    addresses
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !isSelfGiven(address))
      .map((info) => ({ address: info.address, network, kind: networkKind(network, info) })),
  )
  return found.length > 0 ? found.sort((a, b) => rank(a) - rank(b)) : [{ address: LOOPBACK, network: 'lo', kind: 'network' }]
}

/** An address that a computer gives itself where it found no network (RFC 3927). */
const isSelfGiven = (address: string): boolean => address.startsWith('169.254.')

/** Names of tunnels and of what containers and virtual machines have, as they begin on Linux and macOS. */
const VIRTUAL_BEGINNING =
  /^(?:docker|podman|br-|veth|virbr|lxc|lxd|cni|flannel|cali|kube|vnet|vmnet|vmenet|vbox|tun|tap|utun|ppp|ipsec|gif|stf|wg|zt|nord|tailscale|nebula|ham\d|awdl|llw|anpi)/iu

/** Parts of names that virtual networks and VPN programs give their adapters, as Windows shows them. */
const VIRTUAL_PART =
  /vpn|tunnel|wireguard|wintun|tailscale|zerotier|hamachi|radmin|nordlynx|mullvad|proton|anyconnect|fortinet|pangp|cloudflare|warp|virtualbox|vmware|vethernet|hyper-v|\bwsl\b|docker|podman|parallels|qemu|npcap|loopback|bluetooth/iu

/** What makers of virtual machines and VPNs begin the addresses of their adapters with: VMware, VirtualBox, Hyper-V, Docker, Parallels, QEMU, Xen, TAP-Windows, Hamachi; and none at all, as tunnels have it. */
const VIRTUAL_MAC = /^(?:00:50:56|00:0c:29|00:05:69|0a:00:27|08:00:27|00:15:5d|02:42|00:1c:42|52:54:00|00:16:3e|00:ff|7a:79|00:00:00:00:00:00)/iu

/** Addresses that carriers and VPNs such as Tailscale give within themselves (RFC 6598). */
const SHARED = /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./u

/** What Windows, macOS and NetworkManager call themselves in a network that they make for others. */
const HOTSPOT = /^(?:192\.168\.137\.1|192\.168\.2\.1|10\.42\.\d+\.1)$/u

/** A bridge of macOS: to those who share its connection, or to virtual machines. */
const MAC_BRIDGE = /^bridge\d{3}$/u

function networkKind(network: string, { address, mac, netmask }: NetworkInterfaceInfo): NetworkKind {
  const toOneOther = netmask === '255.255.255.255'
  if (VIRTUAL_BEGINNING.test(network) || VIRTUAL_PART.test(network) || VIRTUAL_MAC.test(mac) || SHARED.test(address) || toOneOther) return 'virtual'
  if (MAC_BRIDGE.test(network)) return HOTSPOT.test(address) ? 'hotspot' : 'virtual'
  return HOTSPOT.test(address) && !/^(?:en|eth)/iu.test(network) ? 'hotspot' : 'network'
}

/** Networks of a house first, the wireless ones before others, for phones are in them; what only this computer is in comes last. */
function rank({ network, kind }: Address): number {
  switch (kind) {
    case 'network':
      return /wi-?fi|wlan|^wl|wireless|airport/iu.test(network) ? 0 : 1
    case 'hotspot':
      return 2
    case 'virtual':
      return 3
  }
}
