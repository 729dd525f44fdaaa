import { expect, test } from 'vitest'
import { AUDIENCES, mayCall, OWNER, ROLES, type Audience, type Caller, type Role } from '#shared/contract/authority'
import { contract, type Contract } from '#shared/contract/contract'

const MATCH = 'match-of-ada-and-ben'

type ProcedureName = { [P in keyof Contract]: `${P}.${keyof Contract[P] & string}` }[keyof Contract]

/** Whom every procedure is for. One that is new has to be put here, by someone who thought about it; until then this does not compile. */
const WHO: Readonly<Record<ProcedureName, Audience>> = {
  'host.info': 'owner',
  'host.diagnostics': 'owner',
  'home.live': 'owner',
  'home.dismissNotice': 'owner',
  'people.add': 'owner',
  'people.live': 'owner',
  'people.played': 'owner',
  'people.change': 'owner',
  'people.merge': 'owner',
  'people.split': 'owner',
  'matches.live': 'owner',
  'seasons.live': 'owner',
  'seasons.save': 'owner',
  'seasons.remove': 'owner',
  'seasons.binned': 'owner',
  'seasons.restore': 'owner',
  'seasons.deleteForGood': 'owner',
  'seasons.table': 'owner',
  'seasons.results': 'owner',
  'evenings.list': 'owner',
  'evenings.follow': 'owner',
  'evenings.create': 'owner',
  'evenings.checkIn': 'owner',
  'evenings.do': 'owner',
  'evenings.openTable': 'owner',
  'evenings.remove': 'owner',
  'eveningPhones.live': 'owner',
  'eveningPhones.open': 'owner',
  'eveningPhones.list': 'owner',
  'eveningPhones.close': 'owner',
  'eveningPhones.renewCodes': 'owner',
  'eveningPhones.remove': 'owner',
  'eveningGuests.live': 'guest',
  'eveningGuests.say': 'guest',
  'eveningGuests.openMatch': 'guest',
  'eveningGuests.presence': 'guest',
  'evenings.binned': 'owner',
  'evenings.restore': 'owner',
  'evenings.deleteForGood': 'owner',
  'ownTiles.live': 'owner',
  'ownTiles.atTable': 'viewer',
  'ownTiles.keep': 'owner',
  'ownTiles.forget': 'owner',

  'settings.live': 'owner',
  'settings.set': 'owner',
  'statistics.live': 'owner',
  'exchange.export': 'owner',
  'exchange.import': 'owner',
  'match.create': 'owner',
  'match.live': 'viewer',
  'match.follow': 'viewer',
  'match.enter': 'player',
  'match.startRound': 'scorer',
  'match.revise': 'scorer',
  'match.changeRules': 'host',
  'match.question': 'scorer',
  'match.undo': 'scorer',
  'match.redo': 'scorer',
  'match.takeBack': 'player',
  'match.describe': 'host',
  'match.confirmRound': 'player',
  'match.askToConfirm': 'host',
  'match.bin': 'owner',
  'match.restore': 'owner',
  'match.deleteForGood': 'owner',
  'match.versions': 'owner',
  'match.chooseVersion': 'owner',
  'match.photo': 'scorer',
  'match.picture': 'viewer',
  'match.putPicture': 'player',
  'backup.live': 'owner',
  'backup.setFolder': 'owner',
  'backup.toFolder': 'owner',
  'backup.download': 'owner',
  'backup.upload': 'owner',
  'backup.look': 'owner',
  'backup.restore': 'owner',
  'backup.restoreMatch': 'owner',
  'backup.versionsOf': 'owner',
  'damaged.look': 'owner',
  'damaged.save': 'owner',
  'damaged.setAside': 'owner',
  'damaged.takeBack': 'owner',
  'table.live': 'host',
  'table.open': 'owner',
  'table.bring': 'owner',
  'table.close': 'host',
  'table.renewCode': 'host',
  'table.change': 'host',
  'table.remove': 'host',
  'table.hands': 'viewer',
  'table.showHand': 'player',
}

interface Procedure {
  readonly '~orpc': { readonly meta: { readonly who?: Audience } }
}

function procedures(): readonly (readonly [string, Audience | undefined])[] {
  return Object.entries(contract).flatMap(([part, its]) =>
    Object.entries(its as Readonly<Record<string, Procedure>>).map(([name, procedure]) => [`${part}.${name}`, procedure['~orpc'].meta.who] as const),
  )
}

test('the contract says of every procedure whom it is for, and that is what was decided', () => {
  expect(Object.fromEntries(procedures())).toEqual(WHO)
})

function device(role: Role, seat: number | null = 1): Caller {
  return { kind: 'device', id: 'device-of-ben', name: 'Ben', role, seat, matchId: MATCH, guest: null }
}

/** A call as the role would rightly make it. */
const rightly = { matchId: MATCH, seat: 1, event: undefined }

test.each(procedures())('%s: every role that may and none that may not', (_name, who = 'owner') => {
  const may = ROLES.filter((role) => mayCall(device(role), { who }, rightly))
  expect(may).toEqual(who === 'owner' || who === 'guest' ? [] : ROLES.slice(AUDIENCES.indexOf(who)))
  expect(mayCall(OWNER, { who }, undefined)).toBe(true)
})

test.each(procedures().filter(([, who]) => who !== 'owner'))(
  '%s is refused to every device for another match, and where none is named',
  (_name, who = 'owner') => {
    for (const role of ROLES) {
      for (const input of [{ ...rightly, matchId: 'another-match' }, {}, undefined, null, MATCH, [MATCH]])
        expect(mayCall(device(role), { who }, input)).toBe(false)
    }
  },
)

const enter = (event: unknown) => ({ matchId: MATCH, revision: 3, event })

test.each([
  ['a play of the own', enter({ type: 'play', player: 1, tile: '6-4' }), true],
  ['a draw of the own', enter({ type: 'draw', player: 1, count: 1 }), true],
  ['a pass of the own', enter({ type: 'pass', player: 1 }), true],
  ['a play of somebody else', enter({ type: 'play', player: 0, tile: '6-4' }), false],
  ['a play of whoever is on turn', enter({ type: 'play', tile: '6-4' }), false],
  ['a block', enter({ type: 'block', player: 1, hands: [] }), false],
  ['an event of no kind', enter('play'), false],
  ['an own word on a round', { matchId: MATCH, seat: 1, round: 0 }, true],
  ['somebody else’s word', { matchId: MATCH, seat: 0, round: 0 }, false],
  ['an own seat beside somebody else’s play', { ...enter({ type: 'play', player: 0, tile: '6-4' }), seat: 1 }, false],
] as const)('a player and %s', (_what, input, allowed) => {
  expect(mayCall(device('player'), { who: 'player' }, input)).toBe(allowed)
  expect(mayCall(device('player', null), { who: 'player' }, input)).toBe(false)
  expect(mayCall(device('viewer'), { who: 'player' }, input)).toBe(false)
  expect(mayCall(device('scorer'), { who: 'player' }, input)).toBe(true)
})

const GUEST: Caller = {
  kind: 'device',
  id: 'device-of-ada',
  name: 'Ada',
  role: 'viewer',
  seat: null,
  matchId: null,
  guest: { evening: 'evening-of-the-club', place: { kind: 'person', person: 'person-ada' }, from: '192.168.1.7', since: 0 },
}

test.each(procedures())(
  '%s: a device at an evening may call what is for guests, of its own evening, and nothing else while its table has no match',
  (_name, who = 'owner') => {
    const own = { ...rightly, id: 'evening-of-the-club' }
    expect(mayCall(GUEST, { who }, own)).toBe(who === 'guest')
    for (const input of [{ ...own, id: 'another-evening' }, {}, undefined, null]) expect(mayCall(GUEST, { who }, input)).toBe(false)
  },
)

test('a device at an evening may enter for everyone at the match of its own table, and at no other; it may not look after that match', () => {
  const atTable: Caller = { ...GUEST, role: 'scorer', seat: 1, matchId: MATCH }
  expect(mayCall(atTable, { who: 'scorer' }, rightly)).toBe(true)
  expect(mayCall(atTable, { who: 'scorer' }, { ...rightly, matchId: 'match-of-another-table' })).toBe(false)
  expect(mayCall(atTable, { who: 'host' }, rightly)).toBe(false)
})
