import { expect, test } from 'vitest'
import { grants, isChecker, isOurPage, mayOpenOutside, maySave } from '#main/hosts/electron/page-trust'

const OURS = 'app://caravan'

test.each([
  ['app://caravan', true],
  ['app://caravan/', true],
  ['app://caravan/index.html#/match/1', true],
  ['app://caravan.evil.example/', false],
  ['https://caravan/', false],
  ['app:caravan', false],
  ['file:///app://caravan', false],
  ['null', false],
  ['', false],
  [null, false],
  [undefined, false],
])('the address %s is our page: %s', (address, ours) => {
  expect(isOurPage(address, OURS)).toBe(ours)
})

test.each([
  ['app://caravan/check-ruling.html', true],
  ['app://caravan/check-ruling.html#name=a&ruling=%7B%7D', true],
  ['app://caravan/#check-ruling.html', false],
  ['app://caravan/check-ruling.html?x', false],
  ['app://caravan/more/check-ruling.html', false],
  ['app://elsewhere/check-ruling.html', false],
  ['https://evil.example/check-ruling.html', false],
])('the address %s is the checker of rulings: %s', (address, is) => {
  expect(isChecker(address, OURS)).toBe(is)
})

test.each([
  ['the camera', 'media', OURS, ['video'], true],
  ['the camera, as a permission check writes our origin', 'media', 'app://caravan/', ['video'], true],
  ['the microphone', 'media', OURS, ['audio'], false],
  ['camera and microphone', 'media', OURS, ['video', 'audio'], false],
  ['media of no kind', 'media', OURS, [], false],
  ['the camera for another page', 'media', 'https://evil.example', ['video'], false],
  ['copying text', 'clipboard-sanitized-write', OURS, [], true],
  ['the whole screen', 'fullscreen', OURS, [], true],
  ['the whole screen, by its other name', 'automatic-fullscreen', 'app://caravan/', [], true],
  ['the whole screen for another page', 'fullscreen', 'https://evil.example', [], false],
  ['the whole screen for a plain page', 'fullscreen', 'app://plain', [], false],
  ['reading the clipboard', 'clipboard-read', OURS, [], false],
  ['notifications', 'notifications', OURS, [], false],
  ['the place', 'geolocation', OURS, [], false],
])('%s is decided as it should be', (_what, permission, by, media, granted) => {
  expect(grants({ permission, by, media }, OURS)).toBe(granted)
})

test.each([
  ['https://example.org/page', true],
  ['http://127.0.0.1:4127/', true],
  ['javascript:alert(1)', false],
  ['file:///etc/passwd', false],
  ['app://caravan/', false],
  ['ms-settings:', false],
  ['https://ada:secret@example.org/', false],
  ['no address', false],
])('the link %s goes to the browser: %s', (address, opens) => {
  expect(mayOpenOutside(address)).toBe(opens)
})

test.each([
  ['blob:app://caravan/0c2b', true],
  ['blob:https://evil.example/0c2b', false],
  ['app://caravan/index.html', false],
  ['https://evil.example/program.exe', false],
  ['data:text/html,x', false],
])('what is to be saved from %s may be: %s', (address, may) => {
  expect(maySave(address, OURS)).toBe(may)
})
