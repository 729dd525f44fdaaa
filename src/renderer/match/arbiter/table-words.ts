import { makeWritten } from '#shared/domino/notation'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import type { ReadCase } from './dispute'

/** What is wrong with the table as it was entered, and where; null where nothing is. */
export function tableProblem({ table, names, rules: { layout, game } }: Pick<ReadCase, 'table' | 'names' | 'rules'>): string | null {
  switch (table.kind) {
    case 'wrong': {
      const { gap, why } = table
      if (gap === null) return scorerWords.refusalSentence(why, names, game)
      return words.certain.notJoined(makeWritten(gap.before), makeWritten(gap.after), gap.before.second, gap.after.first)
    }
    case 'no-bars':
      return words.photo.line.noBars
    case 'unwritten':
      return words.photo.line.unwritten(layout)
    case 'nothing':
    case 'line':
    case 'ends':
      return null
  }
}
