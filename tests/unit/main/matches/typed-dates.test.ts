import { describe, expect, test } from 'vitest'
import { typedParts } from '#main/matches/match-search'
import { searchedText } from '#shared/kernel/names'

const TODAY = '2026-11-28'
const DAYS = ['2025-11-28', '2025-12-31', '2026-01-15', '2026-10-31', '2026-11-01', '2026-11-27', '2026-11-28']

/** The days of a house that what is typed means; all where it means none. */
const daysOf = (text: string, today = TODAY): readonly string[] =>
  DAYS.filter((day) => typedParts(searchedText(text), today).every(({ means }) => means === null || means(day)))

describe('What is typed means days', () => {
  test.each<[string, readonly string[]]>([
    ['nov', ['2025-11-28', '2026-11-01', '2026-11-27', '2026-11-28']],
    ['November', ['2025-11-28', '2026-11-01', '2026-11-27', '2026-11-28']],
    ['noviembre', ['2025-11-28', '2026-11-01', '2026-11-27', '2026-11-28']],
    ['novembre', ['2025-11-28', '2026-11-01', '2026-11-27', '2026-11-28']],
    ['November 2026', ['2026-11-01', '2026-11-27', '2026-11-28']],
    ['noviembre de 2026', ['2026-11-01', '2026-11-27', '2026-11-28']],
    ['28 nov', ['2025-11-28', '2026-11-28']],
    ['1. Nov', ['2026-11-01']],
    ['1st november', ['2026-11-01']],
    ['1er novembre', ['2026-11-01']],
    ['november 28', ['2025-11-28', '2026-11-28']],
    ['28 de noviembre de 2025', ['2025-11-28']],
    ['28.11.', ['2025-11-28', '2026-11-28']],
    ['28.11.2026', ['2026-11-28']],
    ['28/11', ['2025-11-28', '2026-11-28']],
    ['2026-11', ['2026-11-01', '2026-11-27', '2026-11-28']],
    ['2026-11-28', ['2026-11-28']],
    ['2025', ['2025-11-28', '2025-12-31']],
    ['Dezember', ['2025-12-31']],
    ['déc', ['2025-12-31']],
    ['ene', ['2026-01-15']],
    ['janv', ['2026-01-15']],
    ['Okt.', ['2026-10-31']],
    ...['today', 'tod', 'heute', 'hoy', 'aujourd’hui'].map((typed): [string, readonly string[]] => [typed, ['2026-11-28']]),
    ...['yesterday', 'gestern', 'ayer', 'hier'].map((typed): [string, readonly string[]] => [typed, ['2026-11-27']]),
    ...['last month', 'last m', 'letzten Monat', 'mes pasado', 'el mes pasado', 'mois dernier'].map((typed): [string, readonly string[]] => [
      typed,
      ['2026-10-31'],
    ]),
    ...['last year', 'letztes Jahr', 'año pasado', 'l’année dernière'].map((typed): [string, readonly string[]] => [typed, ['2025-11-28', '2025-12-31']]),
    ['this month', ['2026-11-01', '2026-11-27', '2026-11-28']],
    ['this year', ['2026-01-15', '2026-10-31', '2026-11-01', '2026-11-27', '2026-11-28']],
  ])('“%s”', (text, expected) => {
    expect(daysOf(text)).toEqual(expected)
  })

  test('at the turn of a month and of a year', () => {
    expect(daysOf('yesterday', '2026-11-01')).toEqual(['2026-10-31'])
    expect(daysOf('yesterday', '2026-01-01')).toEqual(['2025-12-31'])
    expect(daysOf('last month', '2026-01-31')).toEqual(['2025-12-31'])
    expect(daysOf('last month', '2026-12-31')).toEqual(['2026-11-01', '2026-11-27', '2026-11-28'])
  })

  test.each(['no', 'mia', '28', '28 tiles', 'last', 'de', '1234', '32'])('“%s” means none', (text) => {
    expect(typedParts(text, TODAY).map(({ means }) => means)).toEqual(text.split(' ').map(() => null))
  })
})
