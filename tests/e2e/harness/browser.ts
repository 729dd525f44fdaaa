import { chromium, type Browser } from 'playwright-core'

/** What Playwright turns off; of two such lists Chromium reads the last. */
const OFF_FOR_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
]

/** Pages that a whole browser opens below its address bar, in every window and unseen: 1 s of processor time for each window. */
const UNSEEN_PAGES = ['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup']

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...UNSEEN_PAGES].join(',')}`,
]

/** The question whether a page may use a camera is part of the browser's window, which a browser without one cannot ask; so it is answered beforehand. */
const ANSWERS = { allowed: '--use-fake-ui-for-media-stream', refused: '--use-fake-ui-for-media-stream=deny' }

/**
 * Pages of tests live for seconds. What V8 would do beside them, compiling once more what runs often and collecting what is left, is a seventh of what they cost
 * the processor, and would hardly ever pay. With room for all that a page makes in its few seconds (in MiB), little is left to collect at all. Benches, which ask
 * how fast a page is, have browsers as people do.
 */
export const SHORT_LIVED: Cameras = { flags: ['--js-flags=--single-threaded --min-semi-space-size=16 --max-semi-space-size=32'], answer: 'refused' }

/** Which cameras a browser has, and what it hears when it asks whether a page may use one. */
export interface Cameras {
  readonly flags: readonly string[]
  readonly answer: keyof typeof ANSWERS
}

/** A Chromium with a private profile; `npm test` finds or installs one and names it in CARAVAN_CHROMIUM. */
export async function launchBrowser({ flags, answer }: Cameras = { flags: [], answer: 'refused' }): Promise<Browser> {
  const executablePath = process.env['CARAVAN_CHROMIUM']
  if (!executablePath) throw new Error('CARAVAN_CHROMIUM names no browser. Run these tests with: npm test -- --only e2e')
  return chromium.launch({ executablePath, headless: true, chromiumSandbox: false, args: [...FLAGS, ANSWERS[answer], ...flags] })
}
