import { expect, test } from 'vitest'
import { leading, seatedPeople } from '#shared/evening/seated'

test('each person has their own points, and none while nothing is known', () => {
  expect(seatedPeople(['mia', 'opa', 'lena'], { totals: [2, 4, 7] })).toEqual([
    { person: 'mia', total: 2 },
    { person: 'opa', total: 4 },
    { person: 'lena', total: 7 },
  ])
  expect(seatedPeople(['mia', 'opa'], null).map(({ total }) => total)).toEqual([null, null])
})

test('points of more or fewer people than sit there are nobody’s', () => {
  expect(seatedPeople(['mia', 'opa', 'lena'], { totals: [2, 4] }).map(({ total }) => total)).toEqual([null, null, null])
})

test('who leads has the most, several where they are level, nobody while nothing is known', () => {
  expect(leading(seatedPeople(['mia', 'opa', 'lena'], { totals: [2, 4, 7] }), false)).toEqual(['lena'])
  expect(leading(seatedPeople(['mia', 'opa', 'lena'], { totals: [-2, -4, -2] }), false)).toEqual(['mia', 'lena'])
  expect(leading(seatedPeople(['mia', 'opa'], null), false)).toEqual([])
})

test('who left is said, and leads nobody who stayed; where nobody stayed the points decide', () => {
  const left = (gone: readonly number[]) => seatedPeople(['mia', 'opa', 'lena'], { totals: [2, 4, 7], gone })
  expect(left([2])).toEqual([
    { person: 'mia', total: 2 },
    { person: 'opa', total: 4 },
    { person: 'lena', total: 7, gone: true },
  ])
  expect([leading(left([2]), false), leading(left([0, 2]), true), leading(left([0, 1, 2]), false)]).toEqual([['opa'], ['opa'], ['lena']])
  expect(seatedPeople(['mia', 'opa'], { totals: [1, 2, 3], gone: [1] })).toEqual([
    { person: 'mia', total: null },
    { person: 'opa', total: null },
  ])
})
