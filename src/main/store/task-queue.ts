/** Runs tasks one after another; a task that fails does not hold up the next. */
export class TaskQueue {
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
export class TaskQueueByKey {
  readonly #running = new Map<string, { readonly queue: TaskQueue; tasks: number }>()

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const entry = this.#running.get(key) ?? { queue: new TaskQueue(), tasks: 0 }
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

/** Tasks that are to be done once for each of some keys, before anything else is done with that key. */
export class OncePerKey {
  readonly #open = new Set<string>()
  readonly #queue = new TaskQueueByKey()

  add(key: string): void {
    this.#open.add(key)
  }

  has(key: string): boolean {
    return this.#open.has(key)
  }

  /** Resolves once the key's task has been done; it is done now where that has not been tried. */
  async run(key: string, task: () => Promise<void>): Promise<void> {
    if (!this.#open.has(key)) return
    await this.#queue.run(key, async () => {
      if (this.#open.has(key)) await task()
      this.#open.delete(key)
    })
  }
}
