const GRAVE = new Set(['high', 'critical'])

/**
 * What `npm audit --json` answered: `{ kind: 'run', grave, lesser }` with the names of packages with grave faults and the number
 * of others, or `{ kind: 'not-run', why }`. An answer that is not a report is never taken for a good one.
 */
export const readAudit = (output) => {
  const start = output.indexOf('{')
  let answer
  try {
    answer = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1))
  } catch {
    return { kind: 'not-run', why: 'the answer was no report' }
  }
  if (typeof answer.vulnerabilities !== 'object' || answer.vulnerabilities === null || answer.metadata === undefined) {
    return { kind: 'not-run', why: answer.message ?? answer.error?.summary ?? 'the answer was no report' }
  }
  const faults = Object.values(answer.vulnerabilities)
  const grave = faults.filter(({ severity }) => GRAVE.has(severity)).map(({ name }) => name)
  return { kind: 'run', grave, lesser: faults.length - grave.length }
}
