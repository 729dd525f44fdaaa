// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { tableForm, usualForm } from '../../../../src/renderer/exchange/table-form'

test.each([
  ['en-US', 'commas'],
  ['en-GB', 'commas'],
  ['es-MX', 'commas'],
  ['es-ES', 'semicolons'],
  ['de', 'semicolons'],
  ['fr-FR', 'semicolons'],
  ['fr-CA', 'semicolons'],
  // what computers without a language say
  ['C', 'commas'],
  ['en-US@posix', 'commas'],
])('where a computer speaks %s, a spreadsheet expects %s', (language, form) => {
  expect(usualForm(language)).toBe(form)
})

test('what someone chose stands before what is usual', () => {
  expect(tableForm.chosen()).toBe('commas')
  tableForm.choose('semicolons')
  expect(tableForm.chosen()).toBe('semicolons')
})
