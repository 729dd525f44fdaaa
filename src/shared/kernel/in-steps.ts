/** Work that is done step by step: it gives way after each, so that whoever drives it can let others have their turn. */
export type Steps<T> = Generator<undefined, T, void>

/** Does all of it in one go. */
export function inOneGo<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
