import { ok, type Result } from '../kernel/result'
import type { Fields } from '../kernel/plain'
import { RECORD_FORMAT, RECORD_VERSION, type MatchRecord, type RuleOverrides } from '../match/record'
import { Cursor } from './cursor'
import { TEXT_LIMITS, type TextError } from './errors'
import { joined } from './event-text'
import { makeFields, makeJson, readFields, type Field } from './json-part'
import { makeName, readName } from './names-text'
import { makeRound, readRound } from './round-text'
import { makeSettings, readHead } from './rules-text'

/** A record as far as its schema goes: the app writes less, and any other fields are kept. */
export type WrittenRecord = Pick<MatchRecord, 'format' | 'version' | 'preset'> & {
  readonly rules?: RuleOverrides | undefined
  readonly players: readonly { readonly name: string }[]
  readonly rounds: readonly (Fields & { readonly leader: number; readonly events: readonly unknown[] })[]
}

/** Fields of a record that are said in words, or go without saying. */
const IN_WORDS: ReadonlySet<string> = new Set(['format', 'version', 'preset', 'rules', 'players', 'rounds'])

/**
 * A match on one line of text (docs/notation.md).
 *
 * Takes every record that `recordSchema` accepts, as JSON has it; `parseMatch` gives the same record back.
 */
export function makeMatch(record: WrittenRecord): string {
  const { preset, rules, players, rounds } = record
  const names = players.map(({ name }) => name)
  // no value of a rule is without words in a checked record
  const head = `${preset}${makeSettings(rules ?? {}) ?? ''}`
  const seats = players.map((player) => `${makeName(player.name)}${makeFields(Object.entries(player).filter(([name]) => name !== 'name'))}`)
  const others = Object.entries(record).filter(([name]) => !IN_WORDS.has(name))
  const beside: readonly Field[] = rules === undefined ? [['rules', null], ...others] : others
  const parts = [head, seats.join(', '), ...rounds.map((round, place) => makeRound(round, place, names))]
  return (beside.length === 0 ? parts : [...parts, makeJson(joined(beside))]).join('; ')
}

/** Reads a match back; an error says what is wrong, and at which letter. Whether its events are possible is for the scorer to say. */
export function parseMatch(text: string): Result<WrittenRecord, TextError> {
  const cursor = beginning(text)
  if (!cursor.ok) return cursor
  if (cursor.value.isWord('position')) cursor.value.fail({ kind: 'other-kind', found: 'position' })
  return cursor.value.outcome(readMatch(cursor.value))
}

/** A text that is neither empty nor too long. */
export function beginning(text: string): Result<Cursor, TextError> {
  const cursor = new Cursor(text.length > TEXT_LIMITS.length ? '' : text)
  if (text.length > TEXT_LIMITS.length) cursor.fail({ kind: 'too-long', longest: TEXT_LIMITS.length })
  else if (cursor.isAtEnd) cursor.fail({ kind: 'empty' })
  const sound = cursor.outcome(true)
  return sound.ok ? ok(cursor) : sound
}

function readMatch(cursor: Cursor): WrittenRecord | null {
  const head = readHead(cursor)
  if (head === null) return null
  const { preset, rules } = head
  const players = readPlayers(cursor)
  if (players === null) return null
  const names = players.map(({ name }) => name)
  const rounds: Fields[] = []
  while (cursor.sign(';')) {
    if (cursor.text[cursor.at] === '{') {
      const others = readBeside(cursor, Object.keys(rules).length > 0)
      if (others === null) return null
      return cursor.isAtEnd ? recordOf({ preset, rules, players, rounds }, others) : cursor.expected('end')
    }
    const round = readRound(cursor, rounds.length, names)
    if (round === null) return null
    rounds.push(round)
  }
  return cursor.isAtEnd ? recordOf({ preset, rules, players, rounds }, []) : cursor.expected('semicolon')
}

/** The part in braces at the end. `{"rules":null}` says of a record that it names no rules at all. */
function readBeside(cursor: Cursor, named: boolean): readonly Field[] | null {
  const from = cursor.at
  const fields = readFields(cursor, new Set())
  const twice = fields?.find(([name, value]) => IN_WORDS.has(name) && (name !== 'rules' || value !== null || named))
  return twice === undefined ? fields : cursor.fail({ kind: 'twice', name: twice[0] }, from)
}

function recordOf(
  said: { readonly preset: string; readonly rules: RuleOverrides; readonly players: unknown; readonly rounds: unknown },
  others: readonly Field[],
) {
  const { preset, rules, players, rounds } = said
  const withRules: readonly Field[] = others.some(([name]) => name === 'rules') ? [] : [['rules', rules]]
  const words: readonly Field[] = [
    ['format', RECORD_FORMAT],
    ['version', RECORD_VERSION],
    ['preset', preset],
    ...withRules,
    ['players', players],
    ['rounds', rounds],
  ]
  return joined(
    words,
    others.filter(([name]) => name !== 'rules'),
  ) as unknown as WrittenRecord
}

/** Names, each with what else the record says of the player. */
function readPlayers(cursor: Cursor): readonly (Fields & { readonly name: string })[] | null {
  if (!cursor.sign(';')) return cursor.expected('semicolon')
  const from = cursor.at
  const players: (Fields & { readonly name: string })[] = []
  do {
    const at = cursor.at
    const name = readName(cursor)
    if (name === null) return null
    if (name === '' || name.length > TEXT_LIMITS.name) return cursor.fail({ kind: 'name-length', longest: TEXT_LIMITS.name }, at)
    const others = readFields(cursor, new Set(['name']))
    if (others === null) return null
    players.push(joined([['name', name]], others) as Fields & { readonly name: string })
  } while (cursor.sign(','))
  if (!cursor.isAtEnd && cursor.text[cursor.at] !== ';') return cursor.expected('next-player')
  if (players.length < 2 || players.length > 8) return cursor.fail({ kind: 'players', found: players.length, least: 2, most: 8 }, from)
  return players
}
