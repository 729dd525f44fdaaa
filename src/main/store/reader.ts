import { answerReads } from './read-threads'

/** A thread that reads match files; a build puts it in a file of its own. */

answerReads()
