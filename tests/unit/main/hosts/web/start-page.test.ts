import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { App } from '#main/app'
import { loadPrerender, startPages } from '#main/hosts/web/start-page'
import type { Home } from '#shared/contract/lists'
import type { Person } from '#shared/contract/people'
import type { PageProfile } from '#shared/contract/start-page'
import type { Settings } from '#shared/settings/settings'
import { temporaryFolder } from '../../../../support/main/folder'

const NOW = new Date('2026-11-26T06:00:00.000Z')
const ADA: Person = { id: 'person-0001', name: 'Ada', picture: 'QWRh', updatedAt: '' }
const BEN: Person = { id: 'person-0002', name: 'Ben', picture: 'QmVu', updatedAt: '' }
const HOME = { matches: [{ players: [{ name: 'Ada', personId: ADA.id }, { name: 'Cleo' }] }] } as unknown as Home

const PROFILE: PageProfile = { languages: ['de-AT', 'en'], utcOffset: NOW.getTimezoneOffset(), settings: {} }
const asked = (profile: unknown): URLSearchParams => new URLSearchParams({ profile: typeof profile === 'string' ? profile : JSON.stringify(profile) })

async function* once<T>(value: T): AsyncGenerator<T, void, void> {
  yield await Promise.resolve(value)
}

/** A host whose pages are rendered by `code` in place of what the build makes. */
async function host(code: string, settings: Settings = {}) {
  const script = join(temporaryFolder(), 'prerender.mjs')
  writeFileSync(script, code)
  const app = { home: () => once(HOME), everybody: () => once([ADA, BEN]), settings: { live: () => once(settings) } } as unknown as App
  const reported: unknown[] = []
  const report = (fault: unknown): void => void reported.push(fault)
  const render = await loadPrerender(script, report)
  return { answer: render === null ? null : startPages(app, { render, clock: () => NOW, report }), reported }
}

const NAMES = 'export const renderStartPage = ({ people }) => people.map(({ name }) => name).join()'

describe('The start page that the host renders', () => {
  test('comes with all that it was rendered from, and pictures only of who is on it', async () => {
    const { answer, reported } = await host(NAMES)
    const { picture: _, ...ben } = BEN
    const state = { home: HOME, people: [ADA, ben], settings: {}, languages: PROFILE.languages, renderedAt: NOW.toISOString() }
    expect(await answer?.(asked(PROFILE))).toEqual({ html: 'Ada,Ben', state })
    expect(reported).toEqual([])
  })

  test('has the settings of the host, and of the browser what the host has none of', async () => {
    const { answer } = await host(NAMES, { language: 'es' })
    const page = await answer?.(asked({ ...PROFILE, settings: { language: 'fr', motion: 'reduced', theme: 'purple', 'no-setting': 'x' } }))
    expect(page?.state.settings).toEqual({ language: 'es', motion: 'reduced' })
  })

  test.each([
    ['of another time zone', { ...PROFILE, utcOffset: PROFILE.utcOffset + 60 }],
    ['that says nothing of itself', ''],
    ['that says what nobody understands', '{"languages":'],
    ['that names a language of any length', { ...PROFILE, languages: ['x'.repeat(1000)] }],
    ['that names languages without end', { ...PROFILE, languages: Array.from({ length: 1000 }, () => 'en') }],
  ])('is left to a page %s', async (_, profile) => {
    const { answer, reported } = await host(NAMES)
    expect(await answer?.(asked(profile))).toBeNull()
    expect(reported).toEqual([])
  })

  test('is left to the page where it cannot be rendered, and the fault is told', async () => {
    const { answer, reported } = await host('export const renderStartPage = ({ people }) => { if (people.length > 0) throw new Error("no") }')
    expect(await answer?.(asked(PROFILE))).toBeNull()
    expect(String(reported[0])).toBe('Error: no')
  })

  test.each([
    ['cannot be read', 'throw new Error("no")'],
    ['renders nothing', 'export const renderStartPage = () => { throw new Error("no") }'],
  ])('is left to every page where what renders it %s, and the fault is told', async (_, code) => {
    const { answer, reported } = await host(code)
    expect(answer).toBeNull()
    expect(String(reported[0])).toBe('Error: no')
  })
})
