import { errors, type Page } from 'playwright-core'
import { CATALOGUES } from '../../../src/renderer/messages/languages'
import { paths } from '../../../src/renderer/navigation/paths'
import { Random, seedOf, seedOfText } from '../../../src/shared/kernel/random'
import { keyOfHalf } from '../../support/key-of-half'
import { enlarge, PERCENTS } from '../harness/enlarged'
import { turnLight } from '../harness/light'
import { resize, rested } from '../harness/measure'
import { controlAt, controlsOf, type Control } from './controls'
import { Broken } from './broken'
import { chooseLanguage, goTo, LANGUAGES, type Device, type Scene } from './scene'

/** How somebody leaves what is half written. */
type WayOut = 'reload' | 'back' | 'Escape'

/** What somebody does, as data: a walk that found something can be walked again without some of its steps. */
export type Step = { readonly on: Device['name'] } & (
  | { readonly does: 'press'; readonly control: Control }
  | { readonly does: 'write'; readonly control: Control; readonly text: string }
  | { readonly does: 'choose'; readonly control: Control; readonly option: number }
  | { readonly does: 'play'; readonly tile: number }
  | { readonly does: 'play, and take it back'; readonly tile: number }
  | { readonly does: 'count' | 'count, and take it back'; readonly numbers: readonly number[] }
  | { readonly does: 'key'; readonly key: string }
  | { readonly does: 'type a tile'; readonly halves: readonly [number, number] }
  | { readonly does: 'tap beside'; readonly at: readonly [number, number] }
  | { readonly does: 'turn' | 'back' | 'forward' | 'reload' | 'lose the network' | 'sleep' | 'wake' | 'come back to the match' }
  | { readonly does: 'look at'; readonly page: Looked }
  | { readonly does: 'share'; readonly thing: 'button' | 'play' }
  | { readonly does: 'enlarge'; readonly percent: (typeof PERCENTS)[number] }
  | { readonly does: 'light'; readonly light: 'light' | 'dark' }
  | { readonly does: 'speak'; readonly language: (typeof LANGUAGES)[number] }
  | { readonly does: 'leave half written'; readonly control: Control; readonly text: string; readonly by: WayOut }
)

/** Other pages that say something of the match. */
const LOOKED = ['the replay', 'the first page', 'the matches'] as const
type Looked = (typeof LOOKED)[number]

const KEYS = [
  'Escape',
  'Escape',
  'Enter',
  'Tab',
  'ArrowLeft',
  'ArrowRight',
  'd',
  'p',
  'n',
  's',
  'e',
  't',
  'l',
  'h',
  'b',
  'q',
  '?',
  'Control+z',
  'Control+y',
  'Delete',
]
const TEXTS = ['Ada', 'Ånn-Marie', '17', '  ', 'a note, half writ', '<b>x</b>', '-3', 'November']
/** How long a press may take until it is a fault that it is not taken, in milliseconds. */
const PRESS_LIMIT_MS = 10_000

const sized = (page: Page): { readonly width: number; readonly height: number } => page.viewportSize() ?? { width: 1280, height: 800 }

/** How much is left at most in the hand of each seat where somebody counts; most of the first win. */
const LEFT = [12, 30, 30, 60, 12, 30, 30, 60]

/** The address of the table, for a person who has gone elsewhere. */
const atTable = (device: Device): string => device.home

/**
 * One of what lies before somebody, as likely as each other.
 *
 * Chance gives each its own lot, by what it is called: so the same is drawn where something else has come or gone, such as what is said for a moment.
 */
function drawn(controls: readonly Control[], random: Random): Control | undefined {
  const draw = random.below(2 ** 32)
  const lots = controls.map((control) => new Random(seedOf(draw, seedOfText(`${control.role} ${control.nth} ${control.name}`))).next())
  return controls[lots.indexOf(Math.min(...lots))]
}

/** What somebody might do next, by chance, from what lies before them. */
export async function nextStep({ devices, stays }: Scene, random: Random): Promise<Step> {
  const device = devices[random.below(random.below(3) === 0 ? devices.length : 1)] as Device
  const on = device.name
  if (device.away && random.below(2) === 0) return { on, does: 'wake' }
  const controls = await controlsOf(device.page, stays)
  const any = <T>(list: readonly T[]): T | undefined => list[random.below(list.length)]
  const dice = random.below(100)
  const looked = stays ? 'the replay' : (any(LOOKED) ?? 'the replay')
  if (dice < 30) {
    const [tile, takesBack, numbers] = [random.below(8), random.below(4) === 0, LEFT.map((most) => random.below(most))]
    if (controls.some(({ role }) => role === 'counted')) return { on, does: takesBack ? 'count, and take it back' : 'count', numbers }
    return { on, does: takesBack ? 'play, and take it back' : 'play', tile }
  }
  if (dice < 62) {
    const pressed = drawn(
      controls.filter(({ role }) => role === 'press'),
      random,
    )
    if (pressed !== undefined) return { on, does: 'press', control: pressed }
  }
  if (dice < 68) {
    const field = drawn(
      controls.filter(({ role }) => role !== 'press' && role !== 'choice'),
      random,
    )
    if (field !== undefined) {
      const text = any(TEXTS) ?? ''
      return random.below(3) === 0
        ? { on, does: 'leave half written', control: field, text, by: any(['reload', 'back', 'Escape', 'Escape'] as const) ?? 'back' }
        : { on, does: 'write', control: field, text }
    }
  }
  if (dice < 70) {
    const choice = drawn(
      controls.filter(({ role }) => role === 'choice'),
      random,
    )
    if (choice !== undefined) return { on, does: 'choose', control: choice, option: random.below(6) }
  }
  if (dice < 82) return { on, does: 'key', key: any(KEYS) ?? 'Escape' }
  if (dice < 84) return { on, does: 'type a tile', halves: [random.below(7), random.below(7)] }
  if (dice < 85) return { on, does: 'tap beside', at: [random.next(), random.next()] }
  if (dice < 86) return { on, does: 'turn' }
  if (dice < 88) return random.below(3) === 0 ? { on, does: 'share', thing: random.below(2) === 0 ? 'button' : 'play' } : { on, does: 'look at', page: looked }
  if (dice < 89) return { on, does: 'enlarge', percent: any(PERCENTS) ?? 100 }
  if (dice < 90) return { on, does: 'light', light: random.below(2) === 0 ? 'dark' : 'light' }
  if (dice < 91 && !stays) return { on, does: 'speak', language: any(LANGUAGES) ?? 'en' }
  if (dice < 95) return { on, does: any(['back', 'back', 'forward', 'reload'] as const) ?? 'back' }
  if (dice < 97 && on === 'the phone') return { on, does: any(['lose the network', 'sleep'] as const) ?? 'sleep' }
  if (dice < 97) return { on, does: 'look at', page: looked }
  return { on, does: 'come back to the match' }
}

/** A step in words: `the phone: presses “Pass”`. */
export function inWords(step: Step): string {
  const called = ({ name, nth }: Control): string => `“${name}”${nth === 0 ? '' : ` (the ${nth + 1}.)`}`
  const what = (): string => {
    switch (step.does) {
      case 'press':
        return `presses ${called(step.control)}`
      case 'write':
        return `writes “${step.text}” into ${called(step.control)}`
      case 'choose':
        return `chooses the ${step.option + 1}. of ${called(step.control)}`
      case 'play':
      case 'play, and take it back':
        return `${step.does}: tile ${step.tile + 1} of the tray`
      case 'count':
      case 'count, and take it back':
        return `${step.does}: what is left is ${step.numbers.join(', ')}`
      case 'key':
        return `presses the key ${step.key}`
      case 'type a tile':
        return `types ${step.halves.join('-')}`
      case 'tap beside':
        return `taps at ${step.at.map((part) => `${Math.round(part * 100)} %`).join(', ')}`
      case 'enlarge':
        return `makes text ${step.percent} % as large`
      case 'light':
        return `turns the light to ${step.light}`
      case 'speak':
        return `chooses the language ${step.language}`
      case 'leave half written':
        return `writes “${step.text}” into ${called(step.control)}, leaves by ${step.by} and comes back`
      case 'turn':
      case 'back':
      case 'forward':
      case 'reload':
      case 'lose the network':
      case 'sleep':
      case 'wake':
      case 'come back to the match':
        return step.does
      case 'look at':
        return `looks at ${step.page}`
      case 'share':
        return `looks at the replay, and shares the ${step.thing === 'play' ? 'play' : 'match'}`
    }
  }
  return `${step.on}: ${what()}`
}

/** Takes a step; false where what it is for is gone. Throws `Broken` where a law is broken on the way. */
export async function takeStep(step: Step, { devices, faults, matchId }: Scene): Promise<boolean> {
  const device = devices.find(({ name }) => name === step.on)
  if (device === undefined) return false
  const { page } = device
  switch (step.does) {
    case 'press':
      return press(device, step.control)
    case 'write':
      return write(device, step.control, step.text)
    case 'choose': {
      const element = await controlAt(page, step.control)
      const options = (await element?.$$('option')) ?? []
      if (element === null || options.length === 0) return false
      await element.selectOption({ index: step.option % options.length })
      return true
    }
    case 'play':
      return play(device, step.tile)
    case 'play, and take it back':
      return device.name === 'the computer' && (await page.locator('[data-entering]').count()) > 0 && takenBack(page, () => play(device, step.tile))
    case 'count':
      return count(page, step.numbers)
    case 'count, and take it back':
      return device.name === 'the computer' && (await dialogsOn(page)) === 0 && takenBack(page, () => count(page, step.numbers))
    case 'key':
      await pressKey(page, step.key)
      return true
    case 'type a tile':
      for (const half of step.halves) await page.keyboard.press(keyOfHalf(half))
      await page.keyboard.press('Enter')
      return true
    case 'tap beside': {
      const { width, height } = sized(page)
      await page.mouse.click(step.at[0] * width, step.at[1] * height)
      return true
    }
    case 'turn': {
      const { width, height } = sized(page)
      await resize(page, { width: height, height: width })
      return true
    }
    case 'enlarge':
      await enlarge(page, sized(page), step.percent)
      return true
    case 'light':
      await turnLight(page, step.light)
      return true
    case 'speak':
      return speak(device, step.language)
    case 'back':
      return goBack(page)
    case 'forward': {
      const before = page.url()
      await page.goForward()
      // no person is led out of the app
      if (page.url().startsWith('about:')) await page.goto(before)
      return true
    }
    case 'reload':
      await page.reload()
      return true
    case 'come back to the match':
      await page.goto(atTable(device))
      return true
    case 'look at':
      if (!isOwners(device)) return false
      await goTo(page, { 'the replay': paths.replay(matchId), 'the first page': paths.home, 'the matches': paths.matches }[step.page])
      return true
    case 'share':
      if (!isOwners(device)) return false
      await goTo(page, paths.replay(matchId))
      await rested(page)
      return press(device, { role: 'press', name: await shareWord(page, step.thing), nth: 0 })
    case 'lose the network':
      faults.expect(/ERR_INTERNET_DISCONNECTED|WebSocket connection to/)
      await page.context().setOffline(true)
      device.away = true
      return true
    case 'sleep': {
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setWebLifecycleState', { state: 'frozen' })
      device.away = true
      device.asleep = session
      return true
    }
    case 'wake':
      if (!device.away) return false
      await device.asleep?.send('Page.setWebLifecycleState', { state: 'active' })
      device.asleep = null
      await page.context().setOffline(false)
      device.away = false
      return true
    case 'leave half written':
      return leaveHalfWritten(device, step.control, step.text, step.by)
  }
}

/** A big screen and a phone have no way to other pages. */
const isOwners = ({ name }: Device): boolean => name === 'the computer' || name === 'the second window'

/** Speaks a language from now on. */
async function speak(device: Device, language: (typeof LANGUAGES)[number]): Promise<boolean> {
  if (!isOwners(device)) return false
  await chooseLanguage(device.page, language)
  return true
}

/** What a page calls that way to share, in the language that it speaks. */
async function shareWord(page: Page, thing: 'button' | 'play'): Promise<string> {
  const spoken = await page.evaluate(() => document.documentElement.lang)
  const language = LANGUAGES.find((each) => each === spoken) ?? 'en'
  return (await CATALOGUES[language]()).page.share[thing]
}

const dialogsOn = (page: Page): Promise<number> => page.locator('dialog:modal').count()

/** The page of an address, without what it is asked for. */
const pageIn = (url: string): string => new URL(url).hash.split('?')[0] ?? ''

/** Back closes the dialog on top before it leaves the page. */
async function goBack(page: Page): Promise<boolean> {
  const before = page.url()
  const dialogs = await dialogsOn(page)
  await page.goBack()
  // no person is led out of the app
  if (page.url().startsWith('about:')) await page.goto(before)
  else if (dialogs > 0 && pageIn(page.url()) !== pageIn(before))
    throw new Broken(`Back leaves ${pageIn(before)} for ${pageIn(page.url())}, and a dialog was open`)
  return true
}

async function press(device: Device, control: Control): Promise<boolean> {
  const element = await controlAt(device.page, control)
  if (element === null) return false
  const dialogs = await dialogsOn(device.page)
  try {
    if (device.name === 'the phone') await element.tap({ timeout: PRESS_LIMIT_MS })
    else await element.click({ timeout: PRESS_LIMIT_MS })
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) return false
    // it may be gone by now, as what is said for a moment is
    if ((await controlAt(device.page, control)) === null) return false
    throw new Broken(`“${control.name}” is there and cannot be pressed: ${error.message.split('\n').slice(0, 12).join(' | ')}`)
  }
  if ((await dialogsOn(device.page)) > dialogs) device.opener = control
  return true
}

async function write(device: Device, control: Control, text: string): Promise<boolean> {
  const element = await controlAt(device.page, control)
  if (element === null) return false
  await element.focus()
  await device.page.keyboard.press('Control+a')
  await device.page.keyboard.type(control.role === 'number' ? text.replaceAll(/\D/g, '') : text)
  return true
}

/** A dialog that has the focus in it lets a person go by Esc, at once or after a question. */
async function pressKey(page: Page, key: string): Promise<void> {
  const onTop = (): Promise<string | null> =>
    page.evaluate(() => {
      const dialogs = [...document.querySelectorAll('dialog:modal')]
      const top = dialogs.at(-1)
      // a list that is open in it is closed first
      if (top === undefined || !top.contains(document.activeElement) || top.querySelector('[aria-expanded="true"]') !== null) return null
      return `${dialogs.length} ${top.getAttribute('aria-label') ?? top.querySelector('h1, h2, h3')?.textContent ?? ''}`
    })
  const before = key === 'Escape' ? await onTop() : null
  await page.keyboard.press(key)
  if (before === null) return
  await rested(page)
  if ((await onTop()) === before) {
    // what was chosen or typed in it goes first, then it
    await page.keyboard.press('Escape')
    await rested(page)
    if ((await onTop()) === before) throw new Broken(`Esc does not lead out of the dialog ${before.replace(/^\d+ /, '')}`)
  }
}

const standing = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-seat]:has([data-score]), [data-felt] thead th, [data-feed] li, [data-felt] [data-laid]')]
      .map(({ textContent }) => textContent)
      .join('\n'),
  )

async function play({ page, name }: Device, at: number): Promise<boolean> {
  // asked at once: the tray is another as soon as anyone plays
  const labels = await page.locator('[data-tray] button:enabled').evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label')))
  const label = labels[at % labels.length]
  if (label === undefined || label === null || (await page.locator('dialog:modal').count()) > 0) return false
  const same = page.locator(`[data-tray] button[aria-label=${JSON.stringify(label)}]`).first()
  try {
    for (let tap = 0; tap < 2; tap += 1) await (name === 'the phone' ? same.tap({ timeout: PRESS_LIMIT_MS }) : same.click({ timeout: PRESS_LIMIT_MS }))
  } catch (error) {
    if (!(error instanceof errors.TimeoutError) || (await same.count()) === 0) return false
    throw new Broken(`tile “${label}” of the tray cannot be tapped: ${error.message.split('\n').slice(0, 12).join(' | ')}`)
  }
  return true
}

/** Types what is left in each hand that is asked for, on what lies on top, and Enter. */
async function count(page: Page, numbers: readonly number[]): Promise<boolean> {
  const fields = (await controlsOf(page)).filter(({ role }) => role === 'counted')
  for (const [at, field] of fields.entries()) {
    const element = await controlAt(page, field)
    if (element === null) return false
    await element.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(String(numbers[at] ?? 0))
  }
  if (fields.length > 0) await page.keyboard.press('Enter')
  return fields.length > 0
}

/** What was done and taken back leaves the page as it was. */
async function takenBack(page: Page, act: () => Promise<boolean>): Promise<boolean> {
  await rested(page)
  const before = await standing(page)
  if (!(await act())) return false
  await rested(page)
  let after = before
  for (let looks = 0; looks < MOST_LOOKS && after === before; looks += 1) {
    await rested(page)
    after = await standing(page)
  }
  if (after === before) return true
  // keys belong to a field that has the focus; a play that ends the match leaves no felt
  const felt = await page
    .locator('main [data-felt]')
    .first()
    .boundingBox({ timeout: PRESS_LIMIT_MS })
    .catch(() => null)
  if (felt !== null && (await page.evaluate(() => document.activeElement instanceof HTMLInputElement))) await page.mouse.click(felt.x + 4, felt.y + 4)
  await page.keyboard.press('Control+z')
  for (let looks = 0; looks < MOST_LOOKS && after !== before; looks += 1) {
    await rested(page)
    after = await standing(page)
  }
  if (after !== before) throw new Broken(`after a play was taken back the page is not what it was.\nBefore:\n${before}\nAfter:\n${after}`)
  return true
}

/** How often a page is looked at until it has followed; each look waits for two frames. */
const MOST_LOOKS = 100

/** What was typed is there again, or was given up knowingly. */
async function leaveHalfWritten(device: Device, control: Control, text: string, by: WayOut): Promise<boolean> {
  const { page } = device
  if (!(await write(device, control, text))) return false
  await rested(page)
  const valueNow = async (): Promise<string | null> => {
    const element = await controlAt(page, control)
    return element === null ? null : element.evaluate((field) => (field as HTMLInputElement).value)
  }
  const value = await valueNow()
  // what is searched for is gone with the search
  const isSearch = await (await controlAt(page, control))?.evaluate((field) => field.matches('[type="search"], [role="combobox"], [role="searchbox"]'))
  if (value === null || value.trim() === '' || isSearch === true) return true
  const address = page.url()
  if (by === 'Escape') {
    if (!(await closeAndOpen(device))) return true
  } else if (by === 'reload') await page.reload()
  else {
    await page.goBack()
    if (page.url().startsWith('about:')) await page.goto(address)
    else await page.goForward()
  }
  let again: string | null = null
  for (let looks = 0; looks < MOST_LOOKS && again !== value; looks += 1) {
    await rested(page)
    again = await valueNow()
  }
  if (again !== value && again !== null) throw new Broken(`what was written into “${control.name}”, “${value}”, is “${again}” after ${by}`)
  return true
}

/** Leaves the dialog on top by Esc and opens it again; false where nobody could. */
async function closeAndOpen({ page, opener }: Device): Promise<boolean> {
  const dialogs = await dialogsOn(page)
  if (dialogs === 0 || opener === null) return false
  await page.keyboard.press('Escape')
  await rested(page)
  // it asks first, or something in it was closed
  if ((await dialogsOn(page)) >= dialogs) return false
  const element = await controlAt(page, opener)
  if (element === null) return false
  await element.click({ timeout: PRESS_LIMIT_MS })
  await rested(page)
  return (await dialogsOn(page)) === dialogs
}
