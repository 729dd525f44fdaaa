/** Runs tasks one after another; a task that fails does not hold up the next. */
export class Serial {
  #tail: Promise<unknown> = Promise.resolve()

  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(task)
    this.#tail = result.catch(() => undefined)
    return result
  }

  /** Resolves once every task handed in so far has ended. */
  async idle(): Promise<void> {
    await this.#tail
  }
}

/** A queue of its own for each key; a key costs nothing once its tasks have ended. */
export class SerialByKey {
  readonly #running = new Map<string, { readonly queue: Serial; tasks: number }>()

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const entry = this.#running.get(key) ?? { queue: new Serial(), tasks: 0 }
    this.#running.set(key, entry)
    entry.tasks++
    try {
      return await entry.queue.run(task)
    } finally {
      entry.tasks--
      if (entry.tasks === 0) this.#running.delete(key)
    }
  }

  async idle(): Promise<void> {
    while (this.#running.size > 0) {
      await Promise.all([...this.#running.values()].map(({ queue }) => queue.idle()))
      await Promise.resolve()
    }
  }
}
