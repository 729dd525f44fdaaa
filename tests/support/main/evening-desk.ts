import { Admission } from '#main/table/admission'
import { EveningGathering } from '#main/table/evening-gathering'
import type { GuestPlace } from '#shared/contract/authority'
import type { JoinedAs } from '#shared/contract/joining'
import { present } from '#shared/kernel/assert'
import { newId } from '../ids'
import { openApp } from './apps'
import { beginEvening } from './evening-phones'
import { temporaryFolder } from './folder'

/** The desk of an evening, without any network, with a clock that goes when it is told to. */
export async function deskOf(names: readonly string[], folder = temporaryFolder()) {
  const app = await openApp(folder)
  const id = await beginEvening(app, names)
  const clock = { now: 1_000_000 }
  const gathering = new EveningGathering({
    evening: id,
    name: 'Club',
    evenings: app.evenings,
    person: (name) => app.people.holding(name),
    avatarOf: (person) => app.people.avatarOf(person),
    listed: () => [],
    now: () => clock.now,
    newId,
    names: 'here',
    kept: null,
    keep: () => Promise.resolve(null),
  })
  const desk = new Admission<GuestPlace>({ gathering, now: () => clock.now, changed: () => undefined, cut: () => undefined })
  const { code } = gathering.invitations('').invitation
  const join = async (from: string, as: JoinedAs, name = 'Somebody'): Promise<string> => {
    const joined = await desk.join({ key: code, name, as, attempt: newId() }, from)
    return joined.ok ? 'joined' : joined.error.kind
  }
  const personOf = (name: string) => present(app.people.holding(name), 'in the house').id
  return { app, id, folder, clock, gathering, desk, code, join, personOf }
}
