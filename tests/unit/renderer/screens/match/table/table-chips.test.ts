import { expect, test } from 'vitest'
import type { JoinedDevice, TableFeed } from '#shared/contract/table'
import { seatsWithPhones } from '../../../../../../src/renderer/screens/match/table/table-chips'

const device = (differs: Partial<JoinedDevice>): JoinedDevice => ({ id: 'd', name: 'Ben', role: 'player', seat: 1, connected: true, lastSeen: 0, ...differs })

const open = (...devices: readonly JoinedDevice[]): TableFeed => ({ kind: 'open', url: '', link: '', code: '', codeSeconds: 0, room: 8, devices })

test('a seat has a phone while its player’s is connected', () => {
  expect([...seatsWithPhones(open(device({}), device({ seat: 3 })))]).toEqual([1, 3])
  expect([...seatsWithPhones(open(device({ connected: false })))]).toEqual([])
})

test('a device that keeps the score, watches or has no seat is no player’s phone', () => {
  expect([...seatsWithPhones(open(device({ role: 'scorer' }), device({ role: 'viewer' }), device({ role: 'host' }), device({ seat: null })))]).toEqual([])
})

test('nobody has one where phones cannot join, or as long as nothing is known', () => {
  expect([...seatsWithPhones({ kind: 'closed', addresses: [], elsewhere: null })]).toEqual([])
  expect([...seatsWithPhones(undefined)]).toEqual([])
})
