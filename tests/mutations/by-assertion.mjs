/** A result that the test itself takes for accepted, and that was refused. */
const REFUSED = /^\s*at (?:\w+\.)?expectOk \(.*\n(?!.*[\\/]src[\\/]).*[\\/]tests[\\/]/m

const GAVE_FALSE = 'Property failed by returning false'

/** What the reporter of Vitest puts before the name of a cause that it has shown. */
const CAUSED_BY = 'Caused by: '

/**
 * Whether a test failed as something is not what the test says it is.
 *
 * So fail `expect` and `assert`, a property (of which Vitest shows the cause) and `expectOk` where a test calls it. All else, a `TypeError` on the way
 * there or a test that is out of time, says no more than that the code was run.
 *
 * @param {unknown} error as it was thrown, or as Vitest passes it on
 * @returns {boolean}
 */
export const byAssertion = (error) => {
  if (typeof error !== 'object' || error === null) return false
  const { message, stack = '', cause } = error
  const name = error.name?.replace(CAUSED_BY, '')
  return name === 'AssertionError' || message === GAVE_FALSE || (name === 'Error' && REFUSED.test(stack)) || byAssertion(cause)
}
