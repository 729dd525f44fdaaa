import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { Unfinished } from '#main/hosts/web/rpc-sockets'

function watched() {
  const clock = { now: 0 }
  const unfinished = new Unfinished({ now: () => clock.now, within: 1000, mostOfOne: 100, most: 250 })
  const ended: string[] = []
  const open = (name: string, device: object) => {
    const [ws, socket] = [new EventEmitter(), new EventEmitter()]
    const terminate = (): void => {
      ended.push(name)
      ws.emit('close')
    }
    unfinished.watch(Object.assign(ws, { terminate }), socket, device)
    return {
      come: (bytes: number): boolean => socket.emit('data', Buffer.alloc(bytes)),
      whole: (bytes: number): boolean => ws.emit('message', Buffer.alloc(bytes)),
      pong: (): boolean => ws.emit('pong', Buffer.alloc(0)),
      close: (): boolean => ws.emit('close'),
    }
  }
  return { clock, unfinished, ended, open }
}

test('a message that stays unfinished ends its connection, also between pongs; one that is whole does not', () => {
  const { clock, unfinished, ended, open } = watched()
  const [bad, good] = [open('bad', {}), open('good', {})]
  bad.come(20)
  good.come(26)
  good.whole(20)
  clock.now = 999
  bad.come(6)
  bad.pong()
  unfinished.endLate()
  expect(ended).toEqual([])
  clock.now = 1000
  unfinished.endLate()
  expect(ended).toEqual(['bad'])
})

test('what waits of one device is bounded over all its connections, and what is whole or closed counts no more', () => {
  const { ended, open } = watched()
  const device = {}
  const [one, two] = [open('one', device), open('two', device)]
  one.come(60)
  two.come(40)
  open('another', {}).come(100)
  expect(ended).toEqual([])
  one.close()
  two.come(60)
  expect(ended).toEqual([])
  two.whole(94)
  two.come(100)
  expect(ended).toEqual([])
  two.come(1)
  expect(ended).toEqual(['two'])
})

test('where all together have too much waiting, the device with most of it loses its connections', () => {
  const { ended, open } = watched()
  const greedy = {}
  const others = Array.from({ length: 5 }, (_, at) => open(`other ${at}`, {}))
  open('greedy 1', greedy).come(50)
  open('greedy 2', greedy).come(50)
  for (const other of others) other.come(30)
  expect(ended).toEqual([])
  others[0]?.come(1)
  expect(ended).toEqual(['greedy 1', 'greedy 2'])
  for (const other of others) other.come(10)
  expect(ended).toHaveLength(2)
})
