import { readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { endianness } from 'node:os'

const TABLES = ['/proc/net/tcp', '/proc/net/tcp6']
const ESTABLISHED = '01'
const ROOT = 0

/**
 * Whether the program at the other end of a loopback connection (IPv4) runs as this very user, or as root, which forwards connections for others.
 *
 * Only Linux shows it (proc_pid_net(5)); elsewhere, and where it does not, everyone passes.
 */
export async function isOfThisUser({ remoteAddress, remotePort, localAddress, localPort }: Socket): Promise<boolean> {
  const self = process.getuid?.()
  if (process.platform !== 'linux' || self === undefined) return true
  const tables = await Promise.all(TABLES.map((path) => readFile(path, 'utf8').catch(() => '')))
  if (tables.every((table) => table === '')) return true
  const uid = ownerIn(tables.join('\n'), endOf(remoteAddress, remotePort), endOf(localAddress, localPort))
  return uid === self || uid === ROOT
}

/** Who owns the open connection from one end to another, by user id; null where there is none. What is being closed belongs to nobody. */
export function ownerIn(table: string, from: string, to: string): number | null {
  for (const line of table.split('\n')) {
    const [, local = '', remote = '', state, , , , uid] = line.trim().split(/\s+/)
    // a program may speak IPv4 through a socket of IPv6, whose addresses end the same way
    if (state === ESTABLISHED && local.endsWith(from) && remote.endsWith(to)) return Number(uid)
  }
  return null
}

/** `127.0.0.1` and 4127 as the system writes them: `0100007F:101F`. */
export function endOf(address = '', port = 0): string {
  const bytes = Buffer.from(address.split('.').map(Number))
  if (endianness() === 'LE') bytes.reverse()
  return `${bytes.toString('hex')}:${port.toString(16).padStart(4, '0')}`.toUpperCase()
}
