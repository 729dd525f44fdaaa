import { describe, expect, it } from 'vitest'
import type { MatchRecord } from '#shared/match/record'
import { digestAll, type KeptDigests, type MatchAt } from '../../../../src/renderer/analysis/use-digests'
import type { Reviewer } from '../../../../src/renderer/analysis/reviewer'
import type { Digests } from '../../../../src/renderer/analysis/worker-messages'

const record = (name: string): MatchRecord => ({
  format: 'caravan-record',
  version: 1,
  preset: 'bergen-draw',
  rules: {},
  players: [{ name }, { name: 'Ben' }],
  rounds: [],
})

function house() {
  const stored = new Map<string, unknown>()
  const worked: string[] = []
  const kept: KeptDigests = {
    read: <K extends keyof Digests>(kind: K, match: string, revision: number) =>
      Promise.resolve((stored.get(`${kind} ${match} ${revision}`) ?? null) as Digests[K] | null),
    keep: (kind, match, revision, digest) => {
      stored.set(`${kind} ${match} ${revision}`, digest)
      return Promise.resolve()
    },
  }
  const reviewer: Reviewer = {
    round: () => Promise.resolve(null),
    digest: (_, { players }) => {
      worked.push(players[0]?.name ?? '')
      return Promise.resolve(players[0]?.name === 'refused' ? null : [])
    },
    close: () => undefined,
  }
  const told: string[] = []
  const stop = new AbortController()
  const go = (matches: readonly MatchAt[]): Promise<void> =>
    digestAll(matches, {
      kind: 'choices',
      kept,
      reviewer,
      recordOf: (matchId) => Promise.resolve(matchId === 'gone' ? null : record(matchId)),
      onDigest: ({ matchId }, digest) => told.push(`${matchId} ${digest === null ? 'nothing' : 'digest'}`),
      signal: stop.signal,
    })
  return { go, worked, told, stop }
}

const at = (matchId: string, revision = 1): MatchAt => ({ matchId, revision })

describe('What is worked out of many matches', () => {
  it('is worked out once, and again when a match has changed', async () => {
    const { go, worked, told } = house()
    await go([at('a'), at('b')])
    await go([at('a'), at('b', 2), at('c')])
    expect(worked).toEqual(['a', 'b', 'b', 'c'])
    expect(told).toEqual(['a digest', 'b digest', 'a digest', 'b digest', 'c digest'])
  })

  it('goes on past a match that is gone or refused', async () => {
    const { go, told } = house()
    await go([at('gone'), at('refused'), at('a')])
    expect(told).toEqual(['gone nothing', 'refused nothing', 'a digest'])
  })

  it('ends when the page is left', async () => {
    const { go, stop, told } = house()
    stop.abort()
    await go([at('a')])
    expect(told).toEqual([])
  })
})
