import { lazy } from '#shared/kernel/lazy'

/** How a language writes the numbers of the statistics; the formats are made when the first number is. */
export function numbersIn(language: string) {
  const formatOf = (options: Intl.NumberFormatOptions) => {
    const format = lazy(() => new Intl.NumberFormat(language, options))
    return (value: number): string => format().format(value).replace('-', '−')
  }
  return {
    whole: formatOf({}),
    /** With one digit after the point and a true minus sign: `27.3`. */
    decimal: formatOf({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    perRound: formatOf({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    shareWords: formatOf({ style: 'percent', maximumFractionDigits: 0 }),
  }
}
