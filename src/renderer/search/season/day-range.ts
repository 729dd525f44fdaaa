/** First and last day; empty where there is none. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

export const ALL_TIME: DayRange = { from: '', to: '' }
