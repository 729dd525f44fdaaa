// @vitest-environment jsdom
import { ORPCError } from '@orpc/client'
import { cleanup, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths, patterns } from '../../../../src/renderer/navigation/paths'
import { App } from '../../../../src/renderer/App'
import { createClient } from '../../../../src/renderer/client/client'
import { FakeHost } from '../fake-host'
import { standInForModalDialogs } from '../modal-dialogs'

interface Told {
  readonly path: string
  /** What the page says while nothing has come, and where nothing can come; the usual page if it needs nothing from the host. */
  readonly silent: string | RegExp
  readonly failing: string | RegExp
}

const NO_MATCH = 'Can’t load this match right now. Caravan keeps trying.'
const NO_EVENING = 'Can’t load your game nights right now.'
const NO_SEASONS = 'Can’t load your seasons right now.'
const NO_LIST = 'Can’t load your matches right now.'
const MATCH = 'match-0001'
const alike = (path: string, says: string | RegExp): Told => ({ path, silent: says, failing: says })

/** Every page; one that is added does not build here until it is said what it shows without a host. */
const PAGES: Readonly<Record<keyof typeof patterns, Told>> = {
  home: { path: paths.home, silent: 'Loading matches…', failing: NO_LIST },
  newMatch: { path: paths.newMatch, silent: 'Loading…', failing: 'Can’t start a match right now.' },
  settle: { path: paths.settle, silent: 'Loading…', failing: 'Can’t suggest names right now.' },
  match: { path: paths.match(MATCH), silent: 'Loading the match…', failing: NO_MATCH },
  settleMatch: { path: paths.settleMatch(MATCH), silent: 'Loading…', failing: NO_MATCH },
  replay: { path: paths.replay(MATCH), silent: 'Loading the match…', failing: NO_MATCH },
  versions: { path: paths.versions(MATCH), silent: 'Loading versions…', failing: NO_MATCH },
  review: { path: paths.review(MATCH), silent: 'Loading the match…', failing: NO_MATCH },
  camera: { path: paths.camera(MATCH), silent: 'Loading the match…', failing: NO_MATCH },
  bigScreen: { path: paths.bigScreen(MATCH), silent: 'Loading the match…', failing: NO_MATCH },
  matches: { path: paths.matches, silent: 'Loading matches…', failing: NO_LIST },
  practice: { path: paths.practice, silent: 'Looking for a puzzle…', failing: NO_LIST },
  evening: { path: paths.evening, silent: 'Loading game nights…', failing: NO_EVENING },
  oneEvening: { path: paths.oneEvening(MATCH), silent: 'Loading game nights…', failing: NO_EVENING },
  eveningScreen: { path: paths.eveningScreen(MATCH), silent: 'Loading game nights…', failing: NO_EVENING },
  seasons: { path: paths.seasons, silent: 'Loading seasons…', failing: NO_SEASONS },
  season: { path: paths.season(MATCH), silent: 'Loading seasons…', failing: NO_SEASONS },
  people: { path: paths.people, silent: 'Loading people…', failing: 'Can’t load people right now.' },
  person: { path: paths.person('nobody-here'), silent: 'Loading people…', failing: 'Can’t load the statistics right now.' },
  statistics: { path: paths.statistics, silent: 'Loading statistics…', failing: 'Can’t load the statistics right now.' },
  files: { path: paths.files, silent: 'Loading backups…', failing: 'Can’t load the backups right now.' },
  about: alike(paths.about, 'Waiting for Caravan…'),
  settings: alike(paths.settings, 'Changes apply immediately, in every window.'),
  introduction: alike(paths.introduction, 'Play a tile, then enter it'),
  example: alike(paths.example, 'No tile led yet.'),
  howToPlay: alike(paths.howToPlay('bergen'), 'What scores'),
  compareRules: alike(paths.compareRules, /^Caravan has \w+ rule sets from \w+ written sources\./),
  rules: { path: paths.matchRules(MATCH), silent: 'Loading the rules of this match…', failing: NO_MATCH },
}

/** A host that answers nothing at all, or nothing with what was asked for. */
function troubled(trouble: 'silent' | 'failing'): FakeHost {
  const host = new FakeHost()
  const call = () => (trouble === 'silent' ? new Promise<never>(() => undefined) : Promise.reject(new ORPCError('NOT_FOUND')))
  host.connection = { ...host.connection, client: createClient({ call }) }
  return host
}

describe.each(['silent', 'failing'] as const)('While the host is %s', (trouble) => {
  test.each(Object.entries(PAGES))('the page “%s” says so', async (_, told) => {
    standInForModalDialogs()
    window.location.hash = `#${told.path}`
    render(<App connection={troubled(trouble).connection} />)
    await within(screen.getByRole('main')).findAllByText(told[trouble], { exact: false })
    // a person who has matches is not welcomed like one who has none
    expect(screen.queryByRole('heading', { name: 'Who’s at the table?' })).toBeNull()
    cleanup()
  })
})
