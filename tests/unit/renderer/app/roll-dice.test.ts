import { expect, test } from 'vitest'
import { rollDice } from '../../../../src/renderer/app/roll-dice'

const from = (bytes: number[]) => (into: Uint8Array) => {
  into[0] = bytes.shift() as number
}

test('a roll takes each die from a random byte', () => {
  expect(rollDice(from([0, 5, 6, 251]))).toEqual({ flower: [1, 6], scorpion: [1, 6] })
})

test('bytes that would favour the low faces are rolled again', () => {
  expect(rollDice(from([255, 252, 3, 0, 253, 1, 2]))).toEqual({ flower: [4, 1], scorpion: [2, 3] })
})

test('every byte that counts stands for one face as often as for any other', () => {
  const times = new Map<number, number>()
  for (let byte = 0; byte < 252; byte++) {
    const face = rollDice(from([byte, 0, 0, 0])).flower[0] as number
    times.set(face, (times.get(face) ?? 0) + 1)
  }
  expect([...times].toSorted()).toEqual([1, 2, 3, 4, 5, 6].map((face) => [face, 42]))
})
