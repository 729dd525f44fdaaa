/** Tests that need something not every computer has stand in a group that says so (`tests/support/needs.ts`). */
const NEEDS = /^needs (.+)$/

/** So do those that are run at night (`tests/every.ts`). */
const AT_NIGHT = /^at night; /

/** A line for each thing that is missing here and tests need, from what Vitest's JSON reporter wrote: how many were passed over for it. */
export const passedOver = ({ testResults }) => {
  const counts = new Map()
  let atNight = 0
  for (const { status, ancestorTitles, fullName } of testResults.flatMap(({ assertionResults }) => assertionResults)) {
    if (status === 'passed' || status === 'failed') continue
    if (ancestorTitles.some((title) => AT_NIGHT.test(title))) {
      atNight += 1
      continue
    }
    const why = ancestorTitles.find((title) => NEEDS.test(title))?.replace(NEEDS, '$1') ?? `something that “${fullName}” does not say`
    counts.set(why, (counts.get(why) ?? 0) + 1)
  }
  return [
    ...(atNight === 0
      ? []
      : [
          `NOT RUN: ${atNight === 1 ? 'one test is' : `${atNight} tests are`} left to the night (npm run test:night); each names what looks at the same by day.`,
        ]),
    ...[...counts].map(([why, count]) => `NOT RUN: ${count === 1 ? 'one test needs' : `${count} tests need`} ${why}.`),
  ]
}
