import { createContext, use, useMemo, type ReactNode } from 'react'
import type { Person } from '#shared/contract/people'
import { peopleLive } from '../client/live-queries'
import { AvatarContext, avatarsOfNew, type AvatarPerson } from '../components/avatar/known-avatar'
import { useLive, type Live } from '../hooks/use-live'

const PeopleContext = createContext<Live<readonly Person[]>>({ status: 'waiting', data: undefined })

/** Everyone of the house with their pictures, followed once for the whole window; and what they are shown with. */
export function PeopleProvider({ children }: { readonly children: ReactNode }) {
  const live = useLive(peopleLive)
  const avatars = useMemo(() => {
    const byId = new Map((live.data ?? []).map((person) => [person.id, person]))
    return ({ personId }: AvatarPerson) => (personId === undefined ? undefined : (byId.get(personId) ?? avatarsOfNew.get(personId)))
  }, [live.data])
  return (
    <PeopleContext value={live}>
      <AvatarContext value={avatars}>{children}</AvatarContext>
    </PeopleContext>
  )
}

/** Everyone, also those who are hidden or the same as someone else. */
export function usePeople(): Live<readonly Person[]> {
  return use(PeopleContext)
}
