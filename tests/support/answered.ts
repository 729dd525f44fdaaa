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

/** The same of what takes a while: what is asked for is granted. */
export async function granted<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof chai.AssertionError) throw error
    throw Object.assign(new chai.AssertionError(`expected it to be done, but it was refused: ${String(error)}`), { cause: error })
  }
}

/** A thing each of whose methods has an answer. */
export function answeringAll<T extends object>(of: T): T {
  return new Proxy(of, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...asked: readonly unknown[]): unknown => answered(() => Reflect.apply(value, target, asked) as unknown)
    },
  })
}
