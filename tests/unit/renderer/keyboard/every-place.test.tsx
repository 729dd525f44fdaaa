// @vitest-environment jsdom
import { cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { NO_DICE } from '../../../../src/renderer/components/dice/dice'
import { DiceSetter } from '../../../../src/renderer/components/dice/dice-setter'
import { NumberField } from '../../../../src/renderer/components/field/number-field'
import { Popup } from '../../../../src/renderer/components/popup/popup'
import { Introduction } from '../../../../src/renderer/introduction/introduction'
import { KeysHelp } from '../../../../src/renderer/app/keys-help'
import { useEnter } from '../../../../src/renderer/actions/use-enter'
import { DisagreeForm } from '../../../../src/renderer/match/agreement/answer'
import { useTypedTile } from '../../../../src/renderer/match/entry/use-typed-tile'
import { WholeSet } from '../../../../src/renderer/match/entry/whole-set'
import { TileChooser } from '../../../../src/renderer/photo/review/review-tiles'
import { BoneyardFrame, FIRST_FRAME } from '../../../../src/renderer/screens/camera/boneyard-frame'
import { HomeScreen } from '../../../../src/renderer/screens/home/home-screen'
import { MatchList } from '../../../../src/renderer/screens/matches/list/match-list'
import { SearchBar } from '../../../../src/renderer/screens/matches/search/search-bar'
import { NewMatchScreen } from '../../../../src/renderer/screens/new-match/new-match-screen'
import { useTableActions } from '../../../../src/renderer/actions/use-table-actions'
import { tileOf } from '../../../../src/shared/domino/tile'
import { EMPTY_HOME, FakeHost, MATCH, renderInApp } from '../fake-host'
import { toldTable } from '../actions/told-table'
import { FakeMatch, play } from '../fake-match'
import { sitDown } from '../sit-down'

afterEach(cleanup)

const nothing = (): void => undefined
const DICE_LABELS = { flower: 'F', scorpion: 'S', flowerSign: '+1', scorpionSign: '−1', die: () => 'die', face: String, roll: 'Roll' }

/* As a French keyboard has them without Shift. */
const SIX = { key: '-', code: 'Digit6' }
const ENTER = { key: 'Enter', code: 'Enter' }
const ESCAPE = { key: 'Escape', code: 'Escape' }

function Typed() {
  const typing = useTypedTile(6, nothing)
  return (
    <button type="button" onKeyDown={typing.onKeyDown}>
      {typing.shown}
    </button>
  )
}

async function shown(find: () => HTMLElement | Promise<HTMLElement>, page?: Parameters<typeof renderInApp>[1], host = new FakeHost()): Promise<HTMLElement> {
  if (page !== undefined) renderInApp(host, page)
  const element = await find()
  element.focus()
  return element
}

/** Where keys are taken: what has the focus there, and a key that it takes. */
const PLACES: Readonly<Record<string, readonly [() => Element | Promise<Element>, KeyboardEventInit]>> = {
  'the table': [
    () => {
      renderHook(() => useTableActions(toldTable(nothing)))
      return document.body
    },
    SIX,
  ],
  'a hand or a line that is typed': [() => shown(() => screen.getByRole('button'), <Typed />), SIX],
  dice: [
    () => shown(() => screen.getAllByRole('button', { name: 'die' })[0] as HTMLElement, <DiceSetter value={NO_DICE} labels={DICE_LABELS} onChange={nothing} />),
    SIX,
  ],
  'the list of keys': [
    () => {
      render(<KeysHelp open={false} onOpen={nothing} onClose={nothing} />)
      return document.body
    },
    { key: '؟', code: 'Slash', shiftKey: true },
  ],
  'Enter of a page': [
    () => {
      renderHook(() => useEnter(nothing))
      return document.body
    },
    ENTER,
  ],
  'the first start': [
    async () => {
      const field = await shown(() => screen.findByRole('textbox', { name: 'Name of player 1' }), <HomeScreen />, new FakeHost(EMPTY_HOME))
      fireEvent.change(field, { target: { value: 'たろう' } })
      return field
    },
    ENTER,
  ],
  'someone new at a new match': [
    async () => {
      const field = await shown(() => screen.findByRole('combobox', { name: 'New person' }), <NewMatchScreen rematchOf={null} />)
      fireEvent.change(field, { target: { value: 'たろう' } })
      return field
    },
    ENTER,
  ],
  'the search for matches': [
    () =>
      shown(
        () => screen.getByRole('searchbox'),
        <SearchBar
          asked={{ text: 'ta' } as never}
          ask={nothing}
          people={[]}
          chips={[]}
          suggestions={[{ key: 'tom', text: 'Tom', change: {} } as never]}
          count={undefined}
          onDown={nothing}
        />,
      ),
    ENTER,
  ],
  'a line of the list of matches': [
    () => shown(() => screen.getByRole('link'), <MatchList matches={[MATCH]} waiting={false} chosen={null} onChoose={nothing} onUp={nothing} />),
    ENTER,
  ],
  'the list of matches': [
    () => shown(() => screen.getByRole('link'), <MatchList matches={[MATCH]} waiting={false} chosen={null} onChoose={nothing} onUp={nothing} />),
    { key: 'ArrowDown', code: 'ArrowDown' },
  ],
  'a panel': [
    async () => {
      const opener = await shown(() => screen.getByRole('button'), <Popup label="More" button="More" children={<p />} />)
      fireEvent.click(opener)
      return opener
    },
    ESCAPE,
  ],
  'what someone disagrees with': [
    () => shown(() => screen.getByRole('textbox'), <DisagreeForm name="Tom" about="1" pending={false} onSend={nothing} onCancel={nothing} />),
    ESCAPE,
  ],
  'a number': [
    () => shown(() => screen.getByRole('spinbutton'), <NumberField label="Target" value={7} min={0} max={9} onChange={nothing} />),
    { key: 'ArrowUp', code: 'ArrowUp' },
  ],
  'a reading of a photo': [
    () =>
      shown(
        () => screen.getAllByRole('button')[0] as HTMLElement,
        <TileChooser maxPip={6} read={tileOf(6, 4)} likeliest={[]} onChoose={nothing} onNoTile={nothing} onBack={nothing} />,
      ),
    ESCAPE,
  ],
  'the frame of the boneyard': [
    () => shown(() => screen.getAllByRole('button')[0] as HTMLElement, <BoneyardFrame box={FIRST_FRAME} onBox={nothing} kept={{ boneyard: null } as never} />),
    { key: 'ArrowLeft', code: 'ArrowLeft' },
  ],
  'the tiles of a set': [
    () =>
      shown(
        () => screen.getByRole('button'),
        <WholeSet label="All" tiles={[{ tile: tileOf(6, 6), look: 'free', note: null }]} maxPip={6} chosen={null} onTap={nothing} />,
      ),
    { key: 'ArrowLeft', code: 'ArrowLeft' },
  ],
  'the introduction': [() => shown(() => screen.getByRole('region'), <Introduction onDone={nothing} />), { key: 'ArrowRight', code: 'ArrowRight' }],
}

/* `fireEvent` says false of a key that something took. */
describe.each(Object.entries(PLACES))('Keys of %s', (_, [open, key]) => {
  test('are taken, but not from an input method or from the browser', async () => {
    const at = await open()
    expect(fireEvent.keyDown(at, { ...key, keyCode: 229 }), 'an input method').toBe(true)
    expect(fireEvent.keyDown(at, { ...key, isComposing: true }), 'an input method').toBe(true)
    expect(fireEvent.keyDown(at, { ...key, ctrlKey: true }), 'Ctrl').toBe(true)
    expect(fireEvent.keyDown(at, key)).toBe(false)
  })
})

describe('A French keyboard', () => {
  const typed = (keys: string): void => {
    const codes: Readonly<Record<string, string>> = { à: 'Digit0', '&': 'Digit1', é: 'Digit2', '"': 'Digit3', "'": 'Digit4', '(': 'Digit5', '-': 'Digit6' }
    for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key, code: codes[key] })
  }

  test('enters plays, and the hands of a blocked round', async () => {
    const match = new FakeMatch({ preset: 'bergen-game-cabinet' }).enter(play('6-4'))
    await sitDown(match)
    typed("-'")
    expect(screen.getByRole('alert').textContent).toBe('6-4 is already on the table.')
    fireEvent.keyDown(document.body, ESCAPE)
    typed('-é')
    fireEvent.keyDown(document.body, ENTER)
    await waitFor(() => expect(match.told()).toHaveLength(2))
    fireEvent.keyDown(document.body, { key: 'b', code: 'KeyB' })
    const dialog = within(await screen.findByRole('dialog'))
    typed('&"')
    expect(dialog.getAllByText('1 of 5 tiles')).toHaveLength(2)
  })
})
