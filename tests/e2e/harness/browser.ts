import { chromium, type Browser } from 'playwright-core'

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A Chromium with a private profile; `npm test` finds or installs one and names it in CARAVAN_CHROMIUM. */
export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['CARAVAN_CHROMIUM']
  if (!executablePath) throw new Error('CARAVAN_CHROMIUM names no browser. Run these tests with: npm test -- --only e2e')
  return chromium.launch({ executablePath, headless: true, chromiumSandbox: false, args: [...FLAGS, ...flags] })
}
