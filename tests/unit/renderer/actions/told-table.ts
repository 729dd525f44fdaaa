import type { MatchSnapshot } from '#shared/contract/schemas'
import { expectOk } from '#shared/kernel/result'
import type { PresetId } from '#shared/rules/presets'
import type { OpenTableActions } from '../../../../src/renderer/actions/at-table'
import { viewOf } from '../../../../src/renderer/match/match-view'
import { FakeMatch, MATCH_ID } from '../fake-match'

/** A table in the middle of a round, with everything that can be done there; `tell` hears what is done. */
export function toldTable(tell: (done: string) => void, preset: PresetId = 'bergen-game-cabinet'): OpenTableActions {
  const { record } = new FakeMatch({ preset })
  const snapshot = { matchId: MATCH_ID, revision: 1, record, trail: [], startedAt: '', updatedAt: '', undo: 'enter', redo: 'enter', date: '2026-11-28' }
  const view = expectOk(viewOf(snapshot as unknown as MatchSnapshot), 'the record is scored')
  const telling = (done: string) => (what?: string | number) => tell(what === undefined ? done : `${done} ${what}`)
  return {
    view,
    acts: true,
    asked: true,
    entry: {
      half: telling('half'),
      erase: telling('erase'),
      clear: telling('clear'),
      confirm: telling('confirm'),
      arrow: telling('arrow'),
      draw: telling('draw'),
      pass: telling('pass'),
    },
    typing: null,
    sent: null,
    undo: telling('undo'),
    redo: telling('redo'),
    next: telling('next'),
    question: telling('question'),
    teach: telling('teach'),
    lieFlat: telling('lie flat'),
    aloud: telling('say'),
    open: telling('open'),
  }
}
