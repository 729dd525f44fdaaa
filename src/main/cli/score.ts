import { beCommand } from './command-process'
import { SCORE } from './score-command'

await beCommand(SCORE, import.meta.url)
