import { idSchema, nameSchema } from '#shared/contract/ids'
import type { MatchRecord } from '#shared/match/record'
import type { People } from '../people/people'

type Player = MatchRecord['players'][number]

/** Letters a person's name may have; a longer one in a record is kept there as it is. */
const LONGEST_NAME = nameSchema.maxLength ?? 60

/**
 * Gives each player of an imported record the person it names: by id, else by name, else a new one.
 *
 * A person who is new here keeps the id they have where the record comes from, so that they are one person on every device.
 */
export async function linkPlayers(players: readonly Player[], people: People): Promise<readonly Player[]> {
  const seated: Player[] = []
  for (const player of players) {
    const id = idSchema.safeParse(player.personId)
    const person = await people.named(personName(player.name), id.success ? id.data : null)
    seated.push({ ...player, personId: person.id })
  }
  return seated
}

function personName(name: string): string {
  const letters = [...name.trim()]
  let clipped = ''
  for (const letter of letters) {
    if (clipped.length + letter.length > LONGEST_NAME) break
    clipped += letter
  }
  return clipped.trim()
}
