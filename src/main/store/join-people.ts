import { canonical, sameJson } from '#shared/kernel/canonical'
import type { StoredPerson } from './person-file'

/** More names than anybody is called by; a file has to end somewhere. */
const MOST_NAMES = 50

/**
 * One person of two copies that came apart, the same whichever is called the first.
 *
 * The later copy counts field by field; what only the earlier has is kept, and so is another name that it gives.
 */
export function joinPeople(one: StoredPerson, other: StoredPerson): StoredPerson {
  const [earlier, later] = one.updatedAt < other.updatedAt ? [one, other] : [other, one]
  const { otherNames: _, ...fields } = earlier.updatedAt === later.updatedAt ? greaterOfEach(earlier, later) : { ...earlier, ...later }
  const names = new Set([...(one.otherNames ?? []), ...(other.otherNames ?? []), one.name, other.name])
  names.delete(fields.name)
  const joined: StoredPerson = names.size === 0 ? fields : { ...fields, otherNames: [...names].sort().slice(0, MOST_NAMES) }
  return sameJson(joined, one) ? one : sameJson(joined, other) ? other : joined
}

/** Said at the same moment: no word is later, but both devices have to take the same. */
function greaterOfEach(one: StoredPerson, other: StoredPerson): StoredPerson {
  const [first, second] = canonical(one) < canonical(other) ? [one, other] : [other, one]
  const fields = Object.entries({ ...first, ...second }).map(([field, value]) => {
    const known = (first as Readonly<Record<string, unknown>>)[field]
    return [field, known !== undefined && canonical(known) > canonical(value) ? known : value]
  })
  return Object.fromEntries(fields) as StoredPerson
}
