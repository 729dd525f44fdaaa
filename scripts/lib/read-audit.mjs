const GRAVE = new Set(['high', 'critical'])

/** Whether a package itself has a grave fault; one that only stands on such a package names it in `via`. */
const isGrave = ({ via }) => via.some((fault) => typeof fault === 'object' && GRAVE.has(fault.severity))

/**
 * What `npm audit --json` answered: `{ kind: 'run', grave, building, lesser }` with the names of packages that ship (`ships`) and have
 * grave faults, of those that have them and only build and test, and the number of all others; or `{ kind: 'not-run', why }`. An
 * answer that is not a report is never taken for a good one.
 */
export const readAudit = (output, ships) => {
  const start = output.indexOf('{')
  let answer
  try {
    answer = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1))
  } catch {
    return { kind: 'not-run', why: 'the registry did not send a report' }
  }
  if (typeof answer.vulnerabilities !== 'object' || answer.vulnerabilities === null || answer.metadata === undefined) {
    return { kind: 'not-run', why: answer.message ?? answer.error?.summary ?? 'the registry did not send a report' }
  }
  const faults = Object.values(answer.vulnerabilities)
  const grave = faults.filter(isGrave).map(({ name }) => name)
  return {
    kind: 'run',
    grave: grave.filter((name) => ships.has(name)),
    building: grave.filter((name) => !ships.has(name)),
    lesser: faults.length - grave.length,
  }
}
