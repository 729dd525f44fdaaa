import { TABLE_FORMS, type TableForm } from '#shared/contract/exchange'
import { isTag } from '#shared/words/language-for'
import { persistedChoice } from '../settings/persisted-choice'

/** Whom tables are written for on this device, where someone has chosen. */
export const tableForm = persistedChoice<TableForm>('caravan.tables', [usualForm(window.navigator.language), ...TABLE_FORMS])

/** How spreadsheets part columns where a computer speaks `language`: by semicolons where numbers have a decimal comma. */
export function usualForm(language: string): TableForm {
  return isTag(language) && new Intl.NumberFormat(language).format(1.5).includes(',') ? 'semicolons' : 'commas'
}
