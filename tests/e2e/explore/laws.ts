import type { Page } from 'playwright-core'
import { naiveMatch, NaiveMatch } from '../../reference/naive-scorer'
import { PERSON_COLOURS } from '#shared/contract/colours'
import { cutOffTexts } from '../harness/cut-off'
import { rested, sidewaysOverflow } from '../harness/measure'
import { overlaps } from '../harness/overlaps'
import { toldByColour } from '../harness/told-by-colour'
import { Broken } from './broken'
import type { Device, Scene } from './scene'

/** How often what seems wrong is looked at again before it is: what is on its way arrives. Each look waits for two frames. */
const MOST_LOOKS = 120

/** Words that no sentence of ours has: of a program, or of a message without its parts. */
const NO_WORDS = /\bundefined\b|\bNaN\b|\[object |\{\$?\w+\}|\bnull\b/

/** People who are made up, where a page shows what it would look like. */
const OF_PREVIEWS = ['Ada', 'Ben', 'Cleo', 'Dan']

/** What stands beside each name on a board of the match, and whose turn it is there. */
interface Board {
  readonly seats: readonly { readonly name: string; readonly score: string; readonly turn: boolean }[]
}

/** The board of a page that shows the match as it is now; null on any other page. */
function boardOf(page: Page): Promise<Board | null> {
  return page.evaluate(() => {
    // other pages show what was, or people who are made up
    if (location.hash !== '' && !/^#\/match\/[^/]+(?:\/screen)?(?:\?|$)/.test(location.hash)) return null
    const seats = [...document.querySelectorAll('ul > [data-seat]:has([data-score])')].filter((seat) => seat.checkVisibility())
    if (seats.length === 0) return null
    return {
      seats: seats.map((seat) => ({
        name: seat.querySelector('[aria-label]')?.getAttribute('aria-label') ?? seat.textContent ?? '',
        score: seat.querySelector('[data-score]')?.textContent ?? '',
        turn: seat.matches('[aria-current]') || seat.querySelector('[aria-current]') !== null,
      })),
    }
  })
}

const numberOf = (text: string): number => Number(text.replace('−', '-'))

/** What lists of matches say of this one, and what its score sheets end in, each as it is read. */
interface Elsewhere {
  readonly rows: readonly string[]
  readonly sheets: readonly { readonly heads: readonly string[]; readonly ends: readonly string[] }[]
}

function elsewhereOn(page: Page, matchId: string): Promise<Elsewhere> {
  return page.evaluate((id) => {
    const isSeen = (element: Element): boolean => element.checkVisibility()
    const rows = [...document.querySelectorAll(`li:has(a[href*="${id}"])`)].filter((row) => isSeen(row) && row.querySelector('li') === null)
    // other pages show what was
    const sheets = location.hash.startsWith(`#/match/${id}`) ? [...document.querySelectorAll('table:has(tfoot, [data-last])')].filter(isSeen) : []
    const texts = (cells: Iterable<Element>): string[] => [...cells].map(({ textContent }) => textContent?.trim() ?? '')
    return {
      rows: rows.map(({ textContent }) => textContent ?? ''),
      sheets: sheets.map((sheet) => ({
        heads: texts(sheet.querySelectorAll('thead th')).slice(1),
        ends: texts((sheet.querySelector('tfoot tr') ?? sheet.querySelector('tr[data-last]'))?.querySelectorAll('td') ?? []),
      })),
    }
  }, matchId)
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What stands behind a name in lists and below it on sheets, and is not so by the record and the second scorer. */
function wrongElsewhere({ rows, sheets }: Elsewhere, { totals }: NaiveMatch, names: readonly string[]): readonly string[] {
  const wrong = (where: string, seat: number, text: string | undefined): readonly string[] => {
    const number = /^−?\d+/.exec(text ?? '')
    return number === null || numberOf(number[0]) === totals[seat] ? [] : [`${names[seat]} has ${number[0]} ${where}, and ${totals[seat]} by the record`]
  }
  return names.flatMap((name, seat) => [
    ...rows.flatMap((row) => wrong('in a list', seat, new RegExp(`(?<![\\p{L}])${escaped(name)}\u00a0(−?\\d+)`, 'u').exec(row)?.[1])),
    ...sheets.flatMap(({ heads, ends }) => wrong('on the score sheet', seat, ends[heads.findIndex((head) => head.includes(name))])),
  ])
}

/** What a board says that is not so, by the record and the second scorer. */
function wrongOn(board: Board, match: NaiveMatch, names: readonly string[]): readonly string[] {
  const running = match.winner === null && match.rounds.at(-1)?.end === null
  const begun = (match.rounds.at(-1)?.events.length ?? 0) > 0
  return board.seats.flatMap(({ name, score, turn }, seat) => {
    const wanted = names[seat] ?? ''
    const wrong: string[] = []
    if (!name.includes(wanted)) wrong.push(`seat ${seat + 1} is ${name}, not ${wanted}`)
    if (numberOf(score) !== match.totals[seat]) wrong.push(`${wanted} has ${score} there, and ${match.totals[seat]} by the record`)
    if (running && begun && turn !== (match.turn === seat))
      wrong.push(`${wanted} ${turn ? 'is' : 'is not'} to play there, and it is ${names[match.turn]}’s turn`)
    return wrong
  })
}

/** What is wrong with how a page looks and reads. */
async function wrongWith({ page, name }: Device, { names }: Scene): Promise<readonly string[]> {
  const text = await page.evaluate(() => document.body.innerText)
  const told = NO_WORDS.exec(text)
  return [
    ...(told === null ? [] : [`the page says “${text.slice(Math.max(0, told.index - 40), told.index + 40).replaceAll('\n', ' ')}”`]),
    ...(await sidewaysOverflow(page)),
    ...(await cutOffTexts(page)),
    // a list that a button opens lies over the page
    ...((await page.locator('button[aria-expanded="true"]').count()) > 0 ? [] : await overlaps(page)),
    ...(await toldByColour(page, { colours: PERSON_COLOURS, names: [...names, ...OF_PREVIEWS] })),
  ].map((wrong) => `${name}: ${wrong}`)
}

/** Looks again until nothing is wrong any more, or it stays so. */
async function untilRight(pages: readonly Page[], look: () => Promise<readonly string[]>): Promise<void> {
  let wrong = await look()
  for (let looks = 1; wrong.length > 0 && looks < MOST_LOOKS; looks += 1) {
    for (const page of pages) await rested(page)
    wrong = await look()
  }
  if (wrong.length > 0) throw new Broken(wrong.join('\n'))
}

/** All laws, after each step: `acted` is who did something. */
export async function checkLaws(scene: Scene, acted: Device): Promise<void> {
  const { devices, faults, matchId, names, stored } = scene
  const here = devices.filter(({ away }) => !away)
  const pages = here.map(({ page }) => page)
  for (const page of pages) await rested(page)
  await untilRight(pages, async () => {
    const record = await stored()
    if (record === null) return []
    const match = naiveMatch(record)
    if (!(match instanceof NaiveMatch)) return [`the second scorer cannot read the match: ${JSON.stringify(match.error)}`]
    const wrong = await Promise.all(
      here.map(async ({ name, page }) => {
        const board = await boardOf(page)
        const told = [...(board === null ? [] : wrongOn(board, match, names)), ...wrongElsewhere(await elsewhereOn(page, matchId), match, names)]
        return told.map((each) => `${name}: ${each}`)
      }),
    )
    return wrong.flat()
  })
  for (const device of here) {
    if (device !== acted && device.name !== 'the phone') continue
    await untilRight([device.page], () => wrongWith(device, scene))
    const heard = await device.page.evaluate((from) => {
      const { caravanHeard } = window as { readonly caravanHeard?: { readonly texts: readonly string[] } }
      return caravanHeard?.texts.slice(from) ?? []
    }, device.heard)
    device.heard += heard.length
    const twice = heard.find((text, at) => at > 0 && heard[at - 1] === text)
    if (twice !== undefined) throw new Broken(`${device.name} says twice in a row: ${twice}`)
  }
  const seen = faults.all().slice(scene.faultsBefore)
  if (seen.length > 0) throw new Broken(`the windows report: ${seen.join(' | ')}`)
}
