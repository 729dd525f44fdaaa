import { describe, expect, it } from 'vitest'
import { complaintsOf } from './oxlint'

const FILE = 'src/renderer/app/header.tsx'
const CATALOGUE = ['src/renderer/messages/en/shell.ts', "export const shell = { title: 'Home' }"] as const

const FOUND = [
  ['between tags', '<p>Hello there</p>', ['Hello there']],
  ['in another script', '<p>Привет</p>', ['Привет']],
  ['in braces', "<p>{'Hello'}</p>", ['Hello']],
  ['in a fragment', "<>{'Hello'}</>", ['Hello']],
  ['one of two', "<p>{on ? 'On' : 'Off'}</p>", ['On', 'Off']],
  ['where a condition holds', "<p>{on && 'On'}</p>", ['On']],
  ['in place of nothing', "<p>{name ?? 'Nobody'}</p>", ['Nobody']],
  ['around what is put in', '<p>{`${count} tiles`}</p>', ['tiles']],
  ['put together', "<p>{count + ' tiles'}</p>", ['tiles']],
  ['heard', '<button aria-label="Close" />', ['Close']],
  ['heard, one of two', "<button aria-label={on ? 'Pause' : words.play} />", ['Pause']],
  ['shown by a component of ours', '<Field hint="May stay empty" />', ['May stay empty']],
  ['handed on in a list', "<Choices choices={[{ value: 'on', label: 'On' }]} />", ['On']],
  ['in a list of the file', "const CHOICES = [{ value: 'on', label: `On` as string }]", ['On']],
  ['a colon, which has the spaces of its language', '<p>{words.place}: {place}</p>', [':']],
  ['shown for a moment', "toast('Saved')", ['Saved']],
] as const

const NONE = [
  ['from the catalogue', '<p aria-label={words.close}>{words.hello} {words.of(name)}</p>'],
  ['that is no sentence but a sign', '<p>{`${count}x`} · 2:1 · +3 → <b>{" "}</b></p>'],
  ['that nobody reads', '<p className="quiet" role="status" data-tone="warning" key={`${at} way`} />'],
  ['that chooses one of the words', "<p>{words[on ? 'on' : 'off']}{words.of('left')}</p>"],
] as const

const said = complaintsOf('own-words', [...[...FOUND, ...NONE].map(([, code]) => [FILE, code] as const), CATALOGUE])
const complaints = (code: string): readonly string[] => said(FILE, code).map((message) => /“(.*)”/.exec(message)?.[1] ?? message)

describe('A sentence in a component', () => {
  it.each(FOUND)('is pointed out: %s', (_, code, found) => expect(complaints(code)).toEqual(found))

  it.each(NONE)('is none: %s', (_, code) => expect(complaints(code)).toEqual([]))

  it('stands in its catalogue', () => {
    expect(said(...CATALOGUE)).toEqual([])
  })
})
