import { diskFiles } from '#main/store/files'
import { run, type Topic } from './power/recorded-runs'

/** Runs a house on the real disk, in a folder, as the model ran it in memory. */
const [root = '', topic = '', number = ''] = process.argv.slice(2)

await run(topic as Topic, Number(number), { files: diskFiles, root })
