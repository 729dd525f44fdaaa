import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, test } from 'vitest'
import { reachable } from '#main/hosts/web/networks'

/** Of no maker of virtual machines. */
const MAC = '3c:22:fb:00:00:01'

interface Other {
  readonly internal?: boolean
  readonly mac?: string
  readonly netmask?: string
}

const ipv4 = (address: string, { internal = false, mac = MAC, netmask = '255.255.255.0' }: Other = {}): NetworkInterfaceInfo => ({
  address,
  internal,
  family: 'IPv4',
  netmask,
  mac,
  cidr: `${address}/24`,
})

const ipv6 = (address: string): NetworkInterfaceInfo => ({
  address,
  internal: false,
  family: 'IPv6',
  netmask: 'ffff:ffff:ffff:ffff::',
  mac: MAC,
  cidr: `${address}/64`,
  scopeid: 0,
})

/** A tunnel as Linux and macOS have it. */
const TUNNEL: Other = { mac: '00:00:00:00:00:00', netmask: '255.255.255.255' }
const from = (mac: string): Other => ({ mac })

describe('The address that phones can reach stands first', () => {
  test.each<[computer: string, ...(readonly [network: string, address: string, other?: Other])[]]>([
    ['Windows with VMware, host-only', ['Wi-Fi', '192.168.1.5'], ['VMware Network Adapter VMnet1', '192.168.56.1', from('00:50:56:c0:00:01')]],
    ['Windows with VMware, NAT, in German', ['WLAN', '192.168.178.20'], ['VMware Network Adapter VMnet8', '192.168.80.1', from('00:50:56:c0:00:08')]],
    ['Windows with VirtualBox', ['Ethernet', '192.168.1.5'], ['VirtualBox Host-Only Network', '192.168.56.1', from('0a:00:27:00:00:10')]],
    ['Windows with VirtualBox, under another name', ['Ethernet', '192.168.1.5'], ['Ethernet 3', '192.168.56.1', from('0a:00:27:00:00:10')]],
    ['Windows with Hyper-V', ['Wi-Fi', '10.0.0.7'], ['vEthernet (Default Switch)', '172.22.0.1', from('00:15:5d:00:00:01')]],
    ['Windows with Linux inside, under another name', ['Wi-Fi', '10.0.0.7'], ['Ethernet 2', '172.22.0.1', from('00:15:5d:00:00:01')]],
    ['Windows with Radmin', ['Ethernet', '192.168.1.5'], ['Radmin VPN', '26.1.2.3', from('02:50:4d:00:00:01')]],
    ['Windows with Tailscale', ['WLAN', '192.168.1.5'], ['Tailscale', '100.101.102.103', { netmask: '255.255.255.255' }]],
    ['Windows with a VPN under the usual name', ['Ethernet', '192.168.1.5'], ['Ethernet 4', '10.8.0.6', from('00:ff:12:34:56:78')]],
    ['Windows with ZeroTier', ['Wi-Fi', '192.168.1.5'], ['ZeroTier One [a1b2c3d4e5f60718]', '10.147.17.5', from('be:12:34:56:78:9a')]],
    ['Windows with Hamachi', ['Wi-Fi', '192.168.1.5'], ['Hamachi', '25.1.2.3', from('7a:79:19:00:00:01')]],
    ['Windows with a hotspot', ['Wi-Fi', '192.168.1.5'], ['Local Area Connection* 10', '192.168.137.1', from('3e:22:fb:00:00:02')]],
    ['Windows with a cable, a hotspot and a VPN', ['Ethernet', '192.168.1.5'], ['LAN-Verbindung* 2', '192.168.137.1'], ['NordLynx', '10.5.0.2', TUNNEL]],
    ['Windows with Bluetooth', ['Wi-Fi', '192.168.1.5'], ['Bluetooth Network Connection', '192.168.44.2']],
    ['Linux with Tailscale', ['wlp3s0', '192.168.1.5'], ['tailscale0', '100.64.0.9', TUNNEL]],
    ['Linux with WireGuard', ['eth0', '192.168.1.5'], ['wg0', '10.66.66.2', TUNNEL]],
    ['Linux with a tunnel of any name', ['enp0s31f6', '192.168.1.5'], ['office', '10.66.66.2', TUNNEL]],
    ['Linux with NordVPN', ['wlan0', '192.168.1.5'], ['nordlynx', '10.5.0.2', TUNNEL]],
    ['Linux with ZeroTier', ['wlan0', '192.168.1.5'], ['ztrfyabcde', '10.147.17.5', from('be:12:34:56:78:9a')]],
    ['Linux with LXD', ['enp3s0', '192.168.1.5'], ['lxdbr0', '10.12.13.1', from('00:16:3e:00:00:01')]],
    ['Linux with Podman', ['enp3s0', '192.168.1.5'], ['podman0', '10.88.0.1']],
    [
      'Linux with Docker',
      ['wlan0', '192.168.1.5'],
      ['br-1a2b3c', '172.18.0.1', from('02:42:ac:11:00:01')],
      ['docker0', '172.17.0.1', from('02:42:ac:11:00:02')],
    ],
    ['Linux with Kubernetes', ['wlan0', '192.168.1.5'], ['cni0', '10.42.0.1']],
    ['Linux with virtual machines', ['br0', '192.168.1.5'], ['virbr0', '192.168.122.1', from('52:54:00:00:00:01')]],
    ['Linux with a hotspot beside a cable', ['eth0', '192.168.1.5'], ['wlan0', '10.42.0.1']],
    ['macOS with a VPN', ['en0', '192.168.1.5'], ['utun3', '10.8.0.6', TUNNEL]],
    ['macOS with virtual machines', ['en0', '192.168.1.5'], ['bridge100', '192.168.64.1', from('3e:22:fb:00:00:64')]],
    ['macOS that shares its connection', ['en5', '192.168.1.5'], ['bridge100', '192.168.2.1', from('3e:22:fb:00:00:64')]],
    ['macOS with Parallels', ['en0', '192.168.1.5'], ['vnic0', '10.211.55.2', from('00:1c:42:00:00:08')]],
    ['a cable and Wi-Fi', ['wlan0', '10.0.0.7'], ['eth0', '192.168.1.5']],
    ['a phone that shares its connection', ['Wi-Fi', '172.20.10.2'], ['vEthernet (WSL)', '172.22.0.1', from('00:15:5d:00:00:01')]],
    ['macOS in a house that numbers as hotspots do', ['en0', '192.168.2.1'], ['utun3', '10.8.0.6', TUNNEL]],
  ])('%s', (_, ...networks) => {
    const given = (list: typeof networks) => reachable(Object.fromEntries(list.map(([network, address, other]) => [network, [ipv4(address, other)]])))
    const wanted = networks.map(([network]) => network)
    expect(given(networks).map(({ network }) => network)).toEqual(wanted)
    // whatever order the system names them in
    expect(given(networks.toReversed()).map(({ network }) => network)[0]).toBe(wanted[0])
  })
})

test('each says what lies behind it', () => {
  const found = reachable({
    'Wi-Fi': [ipv4('192.168.1.5')],
    'Local Area Connection* 10': [ipv4('192.168.137.1')],
    Tailscale: [ipv4('100.101.102.103', { netmask: '255.255.255.255' })],
  })
  expect(found.map(({ kind }) => kind)).toEqual(['network', 'hotspot', 'virtual'])
})

test('a program in a virtual machine offers the only address there is', () => {
  expect(reachable({ eth0: [ipv4('10.0.2.15', { mac: '08:00:27:00:00:01' })] })).toEqual([{ address: '10.0.2.15', network: 'eth0', kind: 'virtual' }])
})

test('every IPv4 address of a network is offered, with the name of the network', () => {
  expect(
    reachable({ lo: [ipv4('127.0.0.1', { internal: true })], wlan0: [ipv4('192.168.1.5'), ipv6('2001:db8::5')], eth0: [ipv4('10.0.0.7'), ipv4('10.0.0.8')] }),
  ).toEqual([
    { address: '192.168.1.5', network: 'wlan0', kind: 'network' },
    { address: '10.0.0.7', network: 'eth0', kind: 'network' },
    { address: '10.0.0.8', network: 'eth0', kind: 'network' },
  ])
})

test('an address that the computer gave itself is none', () => {
  expect(reachable({ eth0: [ipv4('169.254.12.1')], wlan0: [ipv4('192.168.1.5')] })).toEqual([{ address: '192.168.1.5', network: 'wlan0', kind: 'network' }])
})

test('a computer in no network has its own address, for another browser on it', () => {
  const alone = [{ address: '127.0.0.1', network: 'lo', kind: 'network' }]
  expect(reachable({ lo: [ipv4('127.0.0.1', { internal: true })] })).toEqual(alone)
  expect(reachable({ lo: [ipv4('127.0.0.1', { internal: true })], eth0: [ipv4('169.254.12.1'), ipv6('fe80::1')], wlan0: undefined })).toEqual(alone)
})
