import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { parentPort, Worker } from 'node:worker_threads'
import { present } from '#shared/kernel/assert'
import { countParts, partsInOrder, TotalOf, type Counted, type Part, type ScoreTable, type Total } from './score-table'

/** Parts of a table that one thread counts at a time: those from one place to before another, in their order. */
interface Task {
  readonly table: string
  readonly from: number
  readonly to: number
}

/** Tasks a table is split into at most. */
const TASKS = 64

function tasksOf(table: ScoreTable): readonly Task[] {
  const { length } = table.parts()
  const size = Math.ceil(length / TASKS)
  return Array.from({ length: Math.ceil(length / size) }, (_, at) => ({ table: table.name, from: at * size, to: Math.min(length, (at + 1) * size) }))
}

/**
 * Counts tables on as many threads as the computer has cores; each of them runs `script`, and with it `answerTasks`.
 *
 * What a table comes to does not depend on the threads: its tasks are added up in their order, whoever has done them first. `done` takes each table as it is
 * whole, in the order of the list.
 */
export async function countOnThreads(tables: readonly ScoreTable[], script: URL, done: (total: Total) => void): Promise<void> {
  const tasks = tables.flatMap(tasksOf)
  const counted = new Map<Task, Counted>()
  let [asked, due] = [0, 0]
  let total: TotalOf | null = null
  const addUp = (): void => {
    for (let task = tasks[due]; task !== undefined; task = tasks[due]) {
      const next = counted.get(task)
      if (next === undefined) return
      counted.delete(task)
      total ??= new TotalOf(task.table)
      total.add(next)
      due += 1
      if (tasks[due]?.table === task.table) continue
      done(total.total())
      total = null
    }
  }
  const workers = Array.from({ length: Math.min(availableParallelism(), tasks.length) }, () => new Worker(script))
  const work = async (worker: Worker): Promise<void> => {
    for (let task = tasks[asked++]; task !== undefined; task = tasks[asked++]) {
      worker.postMessage(task)
      // what the thread throws is thrown here
      const [answer] = (await once(worker, 'message')) as [Counted]
      counted.set(task, answer)
      addUp()
    }
  }
  try {
    await Promise.all(workers.map(work))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** The other side: counts what the main thread asks for. */
export function answerTasks(tables: readonly ScoreTable[]): void {
  const port = present(parentPort, 'only a thread answers')
  let [last, parts]: [string, readonly Part[]] = ['', []]
  port.on('message', ({ table: name, from, to }: Task) => {
    const table = present(
      tables.find((each) => each.name === name),
      'every thread has the same tables',
    )
    if (name !== last) [last, parts] = [name, partsInOrder(table)]
    port.postMessage(countParts(table, parts.slice(from, to)))
  })
}
