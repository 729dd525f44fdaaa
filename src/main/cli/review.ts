import { beCommand } from './command-process'
import { REVIEW } from './review-command'

await beCommand(REVIEW, import.meta.url)
