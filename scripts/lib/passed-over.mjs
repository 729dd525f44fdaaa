/** Tests that need something not every computer has stand in a group that says so (`tests/support/needs.ts`). */
const NEEDS = /^needs (.+)$/

/** A line for each thing that is missing here and tests need, from what Vitest's JSON reporter wrote: how many were passed over for it. */
export const passedOver = ({ testResults }) => {
  const counts = new Map()
  for (const { status, ancestorTitles, fullName } of testResults.flatMap(({ assertionResults }) => assertionResults)) {
    if (status === 'passed' || status === 'failed') continue
    const why = ancestorTitles.find((title) => NEEDS.test(title))?.replace(NEEDS, '$1') ?? `something that “${fullName}” does not say`
    counts.set(why, (counts.get(why) ?? 0) + 1)
  }
  return [...counts].map(([why, count]) => `NOT RUN: ${count === 1 ? 'one test needs' : `${count} tests need`} ${why}.`)
}
