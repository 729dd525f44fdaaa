/** A text that is an id of one kind: a plain text may become one, but an id of one kind is none of another. */
type IdOf<Kind extends string> = string & { readonly idOf?: Kind }

/** Names a match of this data folder, and its file. */
export type MatchId = IdOf<'match'>
export type PersonId = IdOf<'person'>
/** Names a device that joined the open table. */
export type DeviceId = IdOf<'device'>
