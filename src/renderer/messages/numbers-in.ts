import { lazy } from '#shared/kernel/lazy'
import { regionalFormat } from './regional'

/** How a language writes the numbers of the statistics; the formats are made when the first number is. */
export function numbersIn(language: string) {
  const formatOf = (options: Intl.NumberFormatOptions) => {
    const format = lazy(() => new Intl.NumberFormat(language, options))
    return (value: number): string => format().format(value).replace('-', '−')
  }
  const whole = formatOf({})
  const perRound = formatOf({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return {
    whole,
    /** With one digit after the point and a true minus sign: `27.3`. */
    decimal: formatOf({ minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    perRound,
    /** Points of a season: whole ones without a fraction, others in hundredths. */
    pointsWords: (points: number): string => (Number.isInteger(points) ? whole : perRound)(points),
    shareWords: formatOf({ style: 'percent', maximumFractionDigits: 0 }),
  }
}

/** Whole numbers with their digits in groups. `usual` is the tag of the language where the system speaks another. */
export function groupedIn(usual: string): (value: number) => string {
  const format = regionalFormat(usual, (tag) => new Intl.NumberFormat(tag))
  return (value) => format().format(value)
}
