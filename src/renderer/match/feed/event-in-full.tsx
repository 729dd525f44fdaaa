import type { ScoredEvent } from '#shared/match/events'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { toldEvent, toldOf } from './told-event'

/** An event in words, with whom it is of standing out; a stop or more may follow it at once. */
export function EventInFull({ event, names }: { readonly event: ScoredEvent; readonly names: readonly string[] }) {
  const told = toldEvent(event, names)
  return (
    <>
      <strong>{toldOf(event, names)}</strong>
      {told !== '' && <WholeCodes>{` ${told}`}</WholeCodes>}
    </>
  )
}
