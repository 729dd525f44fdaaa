import { chai } from 'vitest'

/**
 * What is asked has an answer: a refusal is a value too.
 *
 * Where it throws instead, that is what the test has found, so the test fails as at any other expectation; the cause is shown with it.
 */
export function answered<T>(ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    throw Object.assign(new chai.AssertionError(`expected an answer, but it threw ${String(error)}`), { cause: error })
  }
}

/** A function of which everything that is asked has an answer. */
export const answering =
  <Asked extends readonly unknown[], Answer>(of: (...asked: Asked) => Answer) =>
  (...asked: Asked): Answer =>
    answered(() => of(...asked))
