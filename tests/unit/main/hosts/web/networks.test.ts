import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { reachable } from '#main/hosts/web/networks'

function ipv4(address: string, internal = false): NetworkInterfaceInfo {
  return { address, internal, family: 'IPv4', netmask: '255.255.255.0', mac: '02:00:00:00:00:01', cidr: `${address}/24` }
}

function ipv6(address: string): NetworkInterfaceInfo {
  return { address, internal: false, family: 'IPv6', netmask: 'ffff:ffff:ffff:ffff::', mac: '02:00:00:00:00:01', cidr: `${address}/64`, scopeid: 0 }
}

test('every IPv4 address of a network is offered, with the name of the network', () => {
  expect(reachable({ lo: [ipv4('127.0.0.1', true)], wlan0: [ipv4('192.168.1.5'), ipv6('2001:db8::5')], eth0: [ipv4('10.0.0.7')] })).toEqual([
    { address: '192.168.1.5', network: 'wlan0' },
    { address: '10.0.0.7', network: 'eth0' },
  ])
})

test.each(['docker0', 'br-1a2b3c', 'veth77', 'virbr0', 'vmnet8', 'VBoxNet0', 'vEthernet (WSL)', 'tun0', 'tap0', 'utun3'])(
  '%s, in which no phone is, comes last',
  (name) => {
    expect(reachable({ [name]: [ipv4('172.17.0.1')], 'Wi-Fi': [ipv4('192.168.1.5')] }).map(({ network }) => network)).toEqual(['Wi-Fi', name])
  },
)

test('an address that the computer gave itself is none', () => {
  expect(reachable({ eth0: [ipv4('169.254.12.1')], wlan0: [ipv4('192.168.1.5')] })).toEqual([{ address: '192.168.1.5', network: 'wlan0' }])
})

test('a computer in no network has its own address, for another browser on it', () => {
  const alone = [{ address: '127.0.0.1', network: 'lo' }]
  expect(reachable({ lo: [ipv4('127.0.0.1', true)] })).toEqual(alone)
  expect(reachable({ lo: [ipv4('127.0.0.1', true)], eth0: [ipv4('169.254.12.1'), ipv6('fe80::1')], wlan0: undefined })).toEqual(alone)
})
