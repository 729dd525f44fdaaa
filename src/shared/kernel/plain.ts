/** What is parsed of JSON, field by field: shows at a glance that it is what it should be. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
export const isText = (value: unknown): value is string => typeof value === 'string'
export const isWhole = (value: unknown): boolean => Number.isSafeInteger(value)
export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

export function isListOf(list: unknown, is: (each: unknown) => boolean): list is readonly unknown[] {
  if (!Array.isArray(list)) return false
  for (let at = 0; at < list.length; at++) if (!is(list[at])) return false
  return true
}

/** How many there are: where each that is looked for was found, a count of them leaves room for no other. */
export function fieldsIn(fields: Fields): number {
  let count = 0
  for (const _ in fields) count++
  return count
}

/** Whether a player has a name and nothing else but who they are. */
export function isPlainPlayer(player: unknown): boolean {
  if (!isFields(player) || !isText(player['name'])) return false
  const fields = fieldsIn(player)
  return fields === 1 || (fields === 2 && isText(player['personId']))
}
