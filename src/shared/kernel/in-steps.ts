/** Work that is done step by step: it yields after each, so its driver can let other work have a turn. */
export type Steps<T> = Generator<undefined, T, void>

export function inOneGo<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
