import { expect, test } from 'vitest'
import { grants, isOurPage, mayOpenOutside } from '#main/hosts/page-trust'

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
  ['the camera', 'media', OURS, ['video'], true],
  ['the camera, as a permission check writes our origin', 'media', 'app://caravan/', ['video'], true],
  ['the microphone', 'media', OURS, ['audio'], false],
  ['camera and microphone', 'media', OURS, ['video', 'audio'], false],
  ['media of no kind', 'media', OURS, [], false],
  ['the camera for another page', 'media', 'https://evil.example', ['video'], false],
  ['copying text', 'clipboard-sanitized-write', OURS, [], true],
  ['reading the clipboard', 'clipboard-read', OURS, [], false],
  ['notifications', 'notifications', OURS, [], false],
  ['the place', 'geolocation', OURS, [], false],
])('%s is decided as it should be', (_what, permission, by, media, granted) => {
  expect(grants({ permission, by, media }, OURS)).toBe(granted)
})

test('no site may be opened outside unless it is on the list, and then only by https', () => {
  expect(mayOpenOutside('https://example.org/page')).toBe(false)
  expect(mayOpenOutside('https://example.org/page', ['https://example.org'])).toBe(true)
  expect(mayOpenOutside('http://example.org/page', ['https://example.org', 'http://example.org'])).toBe(false)
  expect(mayOpenOutside('javascript:alert(1)', ['https://example.org'])).toBe(false)
})
