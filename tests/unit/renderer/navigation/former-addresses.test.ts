// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { act, renderHook } from '@testing-library/react'
import { currentAddress, navigate, useHashLocation } from '../../../../src/renderer/navigation/hash-location'
import { patterns } from '../../../../src/renderer/navigation/paths'

describe('An address of a page that has moved', () => {
  test.each([
    ['/history', '/matches'],
    ['/history?which=unfinished', '/matches?which=unfinished'],
    ['/history?text=Zo%C3%AB+k&people=person-zoe1,person-ada1', '/matches?text=Zo%C3%AB+k&people=person-zoe1,person-ada1'],
    ['/history?text=a&which=unsettled', '/matches?text=a&which=not-agreed'],
    ['/matches?which=unsettled&preset=bergen', '/matches?which=not-agreed&preset=bergen'],
    ['/data', '/files'],
    ['/match/match-0001/moves', '/match/match-0001/replay'],
    ['/match/match-0001/moves?move=5', '/match/match-0001/replay?step=5'],
  ])('%s is now %s', (former, now) => {
    expect(currentAddress(former)).toBe(now)
  })
})

describe('An address of today', () => {
  test.each([
    ...Object.values(patterns),
    '/matches?which=unfinished',
    '/new?rematch=/history',
    '/historyx',
    '/match/data',
    '/statistics?which=unsettled',
    '/matches?text=which=unsettled',
    '/',
  ])('%s stays', (address) => {
    expect(currentAddress(address)).toBe(address)
  })
})

describe('A page that is opened at a former address', () => {
  test('is where it is now, and shows that in the address, with one entry in the history of the browser', () => {
    window.history.replaceState({ caravanHistory: 'kept' }, '', '#/history?which=unfinished')
    const entries = window.history.length
    const { result } = renderHook(() => useHashLocation()[0])
    expect(result.current).toBe('/matches')
    expect(window.location.hash).toBe('#/matches?which=unfinished')
    expect(window.history.state).toEqual({ caravanHistory: 'kept' })
    expect(window.history.length).toBe(entries)
  })

  test('a link to it leads there too', () => {
    window.history.replaceState(null, '', '#/')
    const { result } = renderHook(() => useHashLocation()[0])
    act(() => navigate('/data'))
    expect(result.current).toBe('/files')
    expect(window.location.hash).toBe('#/files')
  })
})
