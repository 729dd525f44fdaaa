import { startWords } from '../messages/start-page'

/** Stands in the place of a part of a page whose code is on its way. */
export const Opening = () => <p>{startWords.shell.opening}</p>
