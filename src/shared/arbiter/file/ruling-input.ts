import { armName } from '../../domino/line'
import type { LaidLine } from '../../domino/notation'
import { inSet } from '../../domino/set'
import { isDouble, parseTile, type Tile, type WrittenTile } from '../../domino/tile'
import { err, expectOk, ok, type Result } from '../../kernel/result'
import { USES_DICE } from '../../rules/games'
import type { Rules } from '../../rules/rules'
import type { KnownTable } from '../dispute'
import { emptyTable } from '../tables'
import { lineLaid, outFromLead } from './laid-order'
import type { RulingInput } from './ruling-file'
import type { RulingFile } from './schema'

/**
 * What a ruling file tells, as the dispute that the arbiter rules on.
 *
 * The schema has accepted the file. Refuses what cannot be, with the field that is wrong; how often a tile is there is left to the arbiter.
 */
export function readRulingInput(file: RulingFile): Result<RulingInput, string> {
  const { players, dice, hands, boneyard, totals, information } = file
  // the file says what a blocked round pays as a number, whatever it came from
  const rules: Rules = { ...file.rules, paysAsRuled: false }
  const wrong = wrongRules(file) ?? wrongSeats(file)
  if (wrong !== null) return err(wrong)
  const found = tableWithLineIn(file.table, rules)
  if (found === null) return err('table')
  const rolled = dice === null ? null : { flower: tileIn(dice.flower), scorpion: tileIn(dice.scorpion) }
  const held = hands.map(({ tiles, counted }) => ({ kind: 'shown' as const, tiles: tiles.map(tileIn), ...(counted === null ? {} : { counted }) }))
  return ok({ dispute: { rules, rolled, table: found.table, hands: held, boneyard, totals }, laid: found.laid, names: players, information })
}

function wrongRules({ rules, players, dice }: RulingFile): string | null {
  const { game, layout, arms, leadTile, blockedRule } = rules
  if (rules.players !== players.length) return 'rules.players'
  if ((layout === 'spinner') !== (game === 'double-bergen')) return 'rules.layout'
  if (layout === 'two-ended' && arms !== 2) return 'rules.arms'
  if (layout === 'spinner' && leadTile !== 'double') return 'rules.leadTile'
  if (blockedRule === 'flower-and-scorpion' && !USES_DICE[game]) return 'rules.blockedRule'
  return dice !== null && !USES_DICE[game] ? 'dice' : null
}

function wrongSeats({ players, hands, totals }: RulingFile): string | null {
  if (hands.length !== players.length) return 'hands'
  return totals !== null && totals.length !== players.length ? 'totals' : null
}

interface TableWithLine {
  readonly table: KnownTable
  readonly laid: LaidLine | null
}

function tableWithLineIn(table: RulingFile['table'], rules: Rules): TableWithLine | null {
  switch (table.kind) {
    case 'unknown':
      return { table: { kind: 'unknown' }, laid: null }
    case 'empty':
      return { table: emptyTable(rules), laid: null }
    case 'ends':
      return endsIn(table, rules)
    case 'two-ended': {
      const { lead } = table
      if (rules.layout !== 'two-ended' || (lead ?? 0) >= table.tiles.length || (table.tiles.length === 1 && lead === null)) return null
      return lineIn(outFromLead(table.tiles.map(writtenIn), lead), rules, lead !== null)
    }
    case 'spinner':
      if (rules.layout !== 'spinner' || table.arms.length !== rules.arms || !isDouble(tileIn(table.spinner))) return null
      return lineIn({ lead: writtenIn(table.spinner), arms: table.arms.map((arm) => arm.map(writtenIn)) }, rules, true)
  }
}

function lineIn(laid: LaidLine, rules: Rules, leadKnown: boolean): TableWithLine | null {
  const tiles = [laid.lead, ...laid.arms.flat()]
  if (!tiles.every(({ tile }) => inSet(tile, rules.maxPip)) || !laid.arms.every((arm, at) => meets(laid, arm, at))) return null
  return { table: { kind: 'line', line: lineLaid(laid, rules, leadKnown), laid: tiles.map(({ tile }) => tile) }, laid }
}

/** Whether each tile of an arm lies with an equal half against the one before it. */
function meets({ lead }: LaidLine, arm: readonly WrittenTile[], at: number): boolean {
  let open = at === 0 ? lead.first : lead.second
  return arm.every(({ first, second }) => {
    const fits = first === open
    open = second
    return fits
  })
}

function endsIn({ ends, laid }: Extract<RulingFile['table'], { readonly kind: 'ends' }>, rules: Rules): TableWithLine | null {
  const names = Array.from({ length: rules.arms }, (_, arm) => armName(rules.layout, arm))
  const places = ends.map(({ arm }) => names.indexOf(arm))
  const sound =
    ends.length + laid.length > 0 &&
    places.every((place, at) => place > (places[at - 1] ?? -1)) &&
    ends.every(({ suit }) => suit <= rules.maxPip) &&
    laid.every((tile) => inSet(tileIn(tile), rules.maxPip))
  if (!sound) return null
  return {
    table: { kind: 'ends', ends: ends.map(({ arm, suit, unstarted }) => ({ arm, suit, ...(unstarted ? { unstarted } : {}) })), laid: laid.map(tileIn) },
    laid: null,
  }
}

const writtenIn = (text: string): WrittenTile => expectOk(parseTile(text), 'the schema takes tiles only')
const tileIn = (text: string): Tile => writtenIn(text).tile
