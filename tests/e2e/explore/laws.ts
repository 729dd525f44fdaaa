import type { Page } from 'playwright-core'
import { naiveMatch, NaiveMatch } from '../../reference/naive-scorer'
import { sums } from '../../reference/naive-sides'
import { PERSON_COLOURS } from '#shared/contract/colours'
import { cutOffTexts } from '../harness/cut-off'
import { rested, sidewaysOverflow } from '../harness/measure'
import { overlaps } from '../harness/overlaps'
import { toldByColour } from '../harness/told-by-colour'
import { Broken } from './broken'
import type { Device, Scene, Stored } from './scene'

/** How often what seems wrong is looked at again before it is: what is on its way arrives. Each look waits for two frames. */
const MOST_LOOKS = 120

/** Words that no sentence of ours has: of a program, or of a message without its parts. */
const NO_WORDS = /\bundefined\b|\bNaN\b|\[object |\{\$?\w+\}|\bnull\b/

/** People who are made up, where a page shows what it would look like. */
const OF_PREVIEWS = ['Ada', 'Ben', 'Cleo', 'Dan']

/** Who shows what beside each name: a board of a match as it is now, or as it was in its replay. */
interface Board {
  /** Null on a phone, whose address does not say it. */
  readonly matchId: string | null
  /** Of a replay, which of how many steps is shown, from 0. */
  readonly step: { readonly at: number; readonly last: number } | null
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly score: string; readonly turn: boolean }[]
}

/** The board of a page that shows a match; null on any other page. */
function boardOf({ page, name }: Device): Promise<Board | null> {
  return page.evaluate((onPhone) => {
    // other pages show people who are made up, or several matches
    const [, matchId = null] = /^#\/match\/([^/?]+)(?:\/screen|\/replay)?(?:\?|$)/.exec(location.hash) ?? []
    if (matchId === null && !(onPhone && location.hash === '')) return null
    const isSeen = (element: Element): boolean => element.checkVisibility()
    const cards = [...document.querySelectorAll('[data-seat]:has([data-score])')].filter(isSeen).map((card) => ({
      seat: Number(card.getAttribute('data-seat')),
      name: [card.textContent ?? '', ...[...card.querySelectorAll('[title]')].map((named) => named.getAttribute('title'))].join(' '),
      score: card.querySelector('[data-score]')?.textContent ?? '',
      turn: card.matches('[aria-current]') || card.querySelector('[aria-current]') !== null,
    }))
    // the felt of a match that is over, and the sheet of one that is counted, have names and totals in the order of the seats
    const inOrder = ['main [data-felt] thead th:has([title])', 'main ul > li:has(> [title] + .visually-hidden + [aria-hidden="true"])'].flatMap((part) =>
      [...document.querySelectorAll(part)].filter(isSeen).map((card, seat) => ({
        seat,
        name: card.querySelector('[title]')?.getAttribute('title') ?? '',
        score: [...card.querySelectorAll('*')].map(({ textContent }) => textContent?.trim() ?? '').find((text) => /^−?\d+$/.test(text)) ?? '',
        turn: false,
      })),
    )
    const seats = [...cards, ...inOrder]
    if (seats.length === 0) return null
    const slider = document.querySelector<HTMLInputElement>('main input[type="range"][aria-valuetext]')
    return {
      matchId: matchId === null ? null : decodeURIComponent(matchId),
      step: slider === null ? null : { at: Number(slider.value), last: Number(slider.max) },
      seats,
    }
  }, name === 'the phone')
}

/** A match as it was after so many steps of its replay: the beginning of a round is one, and so is each entry. Null where it has not so many. */
function upToStep(match: Stored, { at, last }: NonNullable<Board['step']>): Stored | null {
  const steps = match.rounds.flatMap(({ events }, round) => [0, ...events.map((_, event) => event + 1)].map((count) => ({ round, count })))
  const step = steps[at]
  if (step === undefined || steps.length !== last + 1) return null
  const rounds = match.rounds
    .slice(0, step.round + 1)
    .map((each, round) => (round === step.round ? { ...each, events: each.events.slice(0, step.count) } : each))
  return { ...match, rounds }
}

const numberOf = (text: string): number => Number(text.replace('−', '-'))

/** A card to share that is open: what it says, what is drawn of it, and which of the things it can show it is. */
interface Card {
  readonly label: string
  readonly drawn: readonly { readonly name: string; readonly figure: string }[]
  readonly chosen: number
  readonly choices: number
}

function cardOn(page: Page): Promise<Card | null> {
  return page.evaluate(() => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    const card = dialog?.querySelector('svg[role="img"][data-fonts]')
    const chosen = dialog?.querySelector('select')
    if (card === undefined || card === null || chosen === undefined || chosen === null) return null
    const drawn = [...card.querySelectorAll('g')].flatMap((group) => {
      const [figure, name, ...more] = [...group.querySelectorAll(':scope > text')].map(({ textContent }) => textContent?.trim() ?? '')
      return figure !== undefined && name !== undefined && more.length === 0 && /^[+−]?\d+$/.test(figure) ? [{ name, figure }] : []
    })
    return { label: card.getAttribute('aria-label') ?? '', drawn, chosen: chosen.selectedIndex, choices: chosen.options.length }
  })
}

/** What everyone made in a round. */
function madeIn({ events, end }: NaiveMatch['rounds'][number], seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) =>
    events.reduce((sum, { player, delta, deltas }) => sum + (deltas?.[seat] ?? (player === seat ? delta : 0)), end?.deltas[seat] ?? 0),
  )
}

/** What a card says that is not so: the totals of the match or of a play, or what each made in a round. */
function wrongOnCard({ label, drawn, chosen, choices }: Card, match: NaiveMatch, names: readonly string[]): readonly string[] {
  // rounds are chosen last, and before them the result
  const thing = chosen - (choices - 1 - match.rounds.length)
  const round = match.rounds[thing - 1]
  const made = round === undefined ? [] : madeIn(round, names.length)
  const plays = match.rounds.flatMap(({ events, end }) => {
    const each = events.filter(({ type }) => type === 'play' || type === 'stands').map(({ totals }) => totals)
    // a play that ends the round is shown with what that brings, as the table shows it
    const last = each.at(-1)
    return last === undefined || end === null ? each : [...each, last.map((total, seat) => total + (end.deltas[seat] ?? 0))]
  })
  const figures = names.map((name) => new RegExp(`(?<![\\p{L}])${escaped(name)} ([+−]?\\d+)(?!\\d| \\p{L})`, 'u').exec(label)?.[1])
  const told = names.map((name, seat) => `${name} ${figures[seat] ?? 'nothing'}`).join(', ')
  const isSo = (wanted: readonly number[]): boolean => figures.every((figure, seat) => figure !== undefined && numberOf(figure) === wanted[seat])
  // a side has one figure, at both names
  const wanted = (thing < 0 ? plays : [thing === 0 ? match.totals : made]).map((numbers) => sums(match.rules, numbers))
  const wrong = wanted.some(isSo)
    ? []
    : [`the card to share says ${told}, and by the record it is ${(thing < 0 ? match.totals : (wanted[0] ?? [])).join(', ')}`]
  const unlike = drawn.filter(({ name, figure }) => {
    const [seat, another] = names.flatMap((each, at) => (each.startsWith(name.replace(/[….].*$/, '').trim()) ? [at] : []))
    return seat !== undefined && another === undefined && figures[seat] !== figure
  })
  return [...wrong, ...unlike.map(({ name, figure }) => `the card to share has ${figure} at ${name}, and says ${told}`)]
}

/** What lists of matches say of this one, and what its score sheets end in, each as it is read. */
interface Elsewhere {
  readonly rows: readonly string[]
  readonly sheets: readonly { readonly heads: readonly string[]; readonly ends: readonly string[] }[]
  /** What everyone made in the round that is over. */
  readonly made: readonly { readonly name: string; readonly points: string }[]
}

function elsewhereOn(page: Page, matchId: string): Promise<Elsewhere> {
  return page.evaluate((id) => {
    const isSeen = (element: Element): boolean => element.checkVisibility()
    const rows = [...document.querySelectorAll(`li:has(a[href*="${id}"])`)].filter((row) => isSeen(row) && row.querySelector('li') === null)
    // other pages show what was
    const sheets = location.hash.startsWith(`#/match/${id}`) ? [...document.querySelectorAll('table:has(tfoot, [data-last])')].filter(isSeen) : []
    const texts = (cells: Iterable<Element>): string[] => [...cells].map(({ textContent }) => textContent?.trim() ?? '')
    return {
      // in lines, as they are seen
      rows: rows.map((row) => (row as HTMLElement).innerText),
      sheets: sheets.map((sheet) => ({
        heads: texts(sheet.querySelectorAll('thead th')).slice(1),
        ends: texts((sheet.querySelector('tfoot tr') ?? sheet.querySelector('tr[data-last]'))?.querySelectorAll('td') ?? []),
      })),
      made: [...document.querySelectorAll('main ul > li:has(> [title] + [data-sign])')].filter(isSeen).map((each) => ({
        name: each.querySelector('[title]')?.getAttribute('title') ?? '',
        points: each.querySelector('[data-sign]')?.textContent ?? '',
      })),
    }
  }, matchId)
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What stands behind a name in lists and below it on sheets, and is not so by the record and the second scorer. */
function wrongElsewhere({ rows, sheets, made }: Elsewhere, { totals, rounds, rules }: NaiveMatch, names: readonly string[]): readonly string[] {
  const last = rounds.at(-1)
  const madeLast = last === undefined ? [] : madeIn(last, names.length)
  // of partners some places have what each made, and others what both have together
  const [standings, madeTogether] = [sums(rules, totals), sums(rules, madeLast)]
  const wrong = (where: string, seat: number, text: string | undefined): readonly string[] => {
    const number = /^−?\d+/.exec(text ?? '')
    return number === null || [totals[seat], standings[seat]].includes(numberOf(number[0]))
      ? []
      : [`${names[seat]} has ${number[0]} ${where}, and ${totals[seat]} by the record`]
  }
  return names.flatMap((name, seat) => [
    ...rows.flatMap((row) => wrong('in a list', seat, new RegExp(`(?<![\\p{L}])${escaped(name)}\u00a0(−?\\d+)`, 'u').exec(row)?.[1])),
    ...sheets.flatMap(({ heads, ends }) => wrong('on the score sheet', seat, ends[heads.findIndex((head) => head.includes(name))])),
    ...made
      .filter((each) => each.name === name && ![madeLast[seat], madeTogether[seat]].includes(numberOf(each.points)))
      .map(({ points }) => `${name} made ${points} there, and ${madeLast[seat]} by the record`),
  ])
}

/** What a board says that is not so, by the record and the second scorer. */
function wrongOn({ seats }: Board, match: NaiveMatch, names: readonly string[]): readonly string[] {
  const running = !match.isOver && match.rounds.at(-1)?.end === null && match.whoIsOut === null
  const begun = (match.rounds.at(-1)?.events.length ?? 0) > 0
  // B-8: a family may count down, and then does so for everyone
  const standings = sums(match.rules, match.totals)
  const toGo = (seat: number): number => Math.max(0, match.target - (standings[seat] ?? 0))
  const countsDown = seats.every(({ seat, score }) => numberOf(score) === toGo(seat))
  return seats.flatMap(({ seat, name, score, turn }) => {
    const wanted = names[seat] ?? ''
    const wrong: string[] = []
    if (wanted === '' || !name.includes(wanted)) wrong.push(`seat ${seat + 1} is ${name}, not ${wanted}`)
    if (!countsDown && numberOf(score) !== standings[seat]) wrong.push(`${wanted} has ${score} there, and ${standings[seat]} by the record`)
    if (running && begun && turn !== (match.turn === seat))
      wrong.push(`${wanted} ${turn ? 'is' : 'is not'} to play there, and it is ${names[match.turn]}’s turn`)
    return wrong
  })
}

/** What is wrong with how a page looks and reads. */
async function wrongWith({ page, name }: Device, { names, stays }: Scene): Promise<readonly string[]> {
  const text = await page.evaluate(() => document.body.innerText)
  const told = NO_WORDS.exec(text)
  return [
    ...(told === null ? [] : [`the page says “${text.slice(Math.max(0, told.index - 40), told.index + 40).replaceAll('\n', ' ')}”`]),
    ...(await sidewaysOverflow(page)),
    ...(await cutOffTexts(page)),
    // a list that a button opens lies over the page
    ...((await page.locator('button[aria-expanded="true"]').count()) > 0 ? [] : await overlaps(page)),
    // of many tables of one house, two may have people with the same initials
    ...(stays && name !== 'the phone' && !page.url().includes('#/match/')
      ? []
      : await toldByColour(page, { colours: PERSON_COLOURS, names: [...names, ...OF_PREVIEWS] })),
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

/** What a board says that is not so of the match it shows; of a phone, of each match that it may show. */
function wrongOnBoard(board: Board, matches: readonly Stored[]): readonly string[] {
  const found = matches
    .filter(({ id }) => board.matchId === null || id === board.matchId)
    .map((match) => {
      const then = board.step === null ? match : upToStep(match, board.step)
      if (then === null) return ['its replay has other steps than the record']
      const read = naiveMatch(then)
      if (!(read instanceof NaiveMatch)) return [`the second scorer cannot read the match: ${JSON.stringify(read.error)}`]
      return wrongOn(
        board,
        read,
        match.players.map(({ name }) => name),
      )
    })
  return found.some((wrong) => wrong.length === 0) ? [] : (found[0] ?? [])
}

/** What a device says of the match that is not so. */
async function wrongAt(device: Device, { matchId, names }: Scene, matches: readonly Stored[], match: NaiveMatch | null): Promise<readonly string[]> {
  const board = await boardOf(device)
  const onBoard = board === null ? [] : wrongOnBoard(board, matches)
  if (match === null) return onBoard
  const card = board?.matchId === matchId ? await cardOn(device.page) : null
  return [...onBoard, ...(card === null ? [] : wrongOnCard(card, match, names)), ...wrongElsewhere(await elsewhereOn(device.page, matchId), match, names)]
}

/** What is said more often in a row than the match has changed since. */
async function saidTwice(device: Device, revision: number): Promise<string | null> {
  const heard = await device.page.evaluate((from) => {
    const { caravanHeard } = window as { readonly caravanHeard?: { readonly texts: readonly string[] } }
    return caravanHeard?.texts.slice(from) ?? []
  }, device.heard)
  // what was changed a step ago may be said only now
  const changes = revision - device.revisions[0]
  device.heard += heard.length
  device.revisions = [device.revisions[1], revision]
  let times = 0
  for (const [at, text] of heard.entries()) {
    times = text === heard[at - 1] ? times + 1 : 1
    if (times > Math.max(1, changes)) return text
  }
  return null
}

/** All laws, after each step: `acted` is who did something. */
export async function checkLaws(scene: Scene, acted: Device): Promise<void> {
  const { devices, faults, matchId, stored } = scene
  const here = devices.filter(({ away }) => !away)
  const pages = here.map(({ page }) => page)
  for (const page of pages) await rested(page)
  let revision = 0
  await untilRight(pages, async () => {
    const matches = await stored()
    const own = matches.find(({ id }) => id === matchId)
    revision = own?.revision ?? revision
    const match = own === undefined ? null : naiveMatch(own)
    if (match !== null && !(match instanceof NaiveMatch)) return [`the second scorer cannot read the match: ${JSON.stringify(match.error)}`]
    const wrong = await Promise.all(here.map(async (device) => (await wrongAt(device, scene, matches, match)).map((each) => `${device.name}: ${each}`)))
    return wrong.flat()
  })
  for (const device of here) {
    if (device === acted || device.name === 'the phone') await untilRight([device.page], () => wrongWith(device, scene))
    const twice = await saidTwice(device, revision)
    if (twice !== null) throw new Broken(`${device.name} says twice in a row: ${twice}`)
  }
  const seen = faults.all().slice(scene.faultsBefore)
  if (seen.length > 0) throw new Broken(`the windows report: ${seen.join(' | ')}`)
}
