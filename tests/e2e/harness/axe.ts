import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { EVERY } from '../../every'
import { settled, turnLight } from './light'

/** Less than half of what the package itself gives as its source, which each page would read again. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The checks of axe whose result can change between light and dark. */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Whether what is seen of a control is in what it is called. */
const CALLED = 'label-content-name-mismatch'

const RULES = { all: null, colours: COLOURS, called: { type: 'rule', values: [CALLED] } } as const

/** Whether a fault is of what a control is called. Made-up words change a name in the middle of a sentence, and not where it stands alone. */
export const isOfCalled = (fault: string): boolean => fault.startsWith(CALLED)

interface Finding {
  readonly id: string
  readonly help: string
  /** `target` is missing where nobody asked for it. */
  readonly nodes: readonly { readonly target?: readonly unknown[]; readonly failureSummary?: string }[]
}

/**
 * What axe finds wrong with the page as it stands: WCAG 2.2 A and AA and its best practices, one text a finding.
 *
 * Its source is evaluated from outside the page, which the page's policy neither sees nor needs to allow.
 */
export async function accessibilityFaults(page: Page, rules: keyof typeof RULES = 'all'): Promise<readonly string[]> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)
  const findings = await page.evaluate(async (runOnly): Promise<readonly Finding[]> => {
    const { axe: inPage } = window as unknown as { axe: { run: (options: object) => Promise<{ violations: Finding[] }> } }
    const look = async (selectors: boolean): Promise<readonly Finding[]> =>
      (await inPage.run({ resultTypes: ['violations'], selectors, ...(runOnly === null ? {} : { runOnly }) })).violations
    // a selector for each element that is looked at takes a tenth of the time, and only what is wrong needs one
    const found = await look(false)
    const violations = found.length === 0 ? found : await look(true)
    // what is gone by now was wrong all the same
    return (violations.length === 0 ? found : violations).map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ target, failureSummary }) => ({
        ...(target === undefined ? {} : { target }),
        ...(failureSummary === undefined ? {} : { failureSummary }),
      })),
    }))
  }, RULES[rules])
  return findings.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target?.join(' ') ?? 'an element that is gone'}. ${failureSummary ?? ''}`.trim()),
  )
}

/**
 * Fails where axe finds anything wrong with the page by day; with CARAVAN_EVERY by night too, which differs in its colours alone.
 *
 * Unit tests hold every pair of colours of both, and `every-page` looks at each page by night.
 */
export async function expectNoFault(page: Page, where: string): Promise<void> {
  expect(await accessibilityFaults(page), `${where} by day`).toEqual([])
  if (!EVERY) return
  await turnLight(page, 'dark')
  expect(await accessibilityFaults(page, 'colours'), `${where} by night`).toEqual([])
  await turnLight(page, 'light')
}
