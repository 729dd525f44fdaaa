import { configure } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event'

/* Nothing on these pages is hidden by style alone, and asking jsdom for the style of all that stands on one takes most of a test's time. `fresh.ts` undoes it for the next file. */
configure({ defaultHidden: true })

/** A person who waits for nothing between two presses, and whose way to what is pressed is not asked of every style. */
export const quickUser = (): UserEvent => userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
