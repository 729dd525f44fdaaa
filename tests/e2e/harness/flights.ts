import type { Page } from 'playwright-core'

interface Flight {
  readonly from: string
  readonly to: string
  /** Until it is over, in milliseconds. */
  readonly lasts: number
}

/** Every flight of a chip from now on: what lies where it begins and where it ends, as the page is when it begins. */
export async function watchFlights(page: Page): Promise<() => Promise<readonly Flight[]>> {
  await page.evaluate(() => {
    const kept = window as unknown as { flights: Flight[] }
    kept.flights = []
    const lies = (transform: unknown): string => {
      const [, x = '0', y = '0'] = /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(String(transform)) ?? []
      const under = document.elementsFromPoint(Number(x), Number(y))
      const seat = under.find((element) => element.matches('article[aria-label]'))
      if (seat !== undefined) return seat.getAttribute('aria-label') ?? ''
      if (under.some((element) => element.closest('section[data-layout]') !== null)) return 'the table'
      return Number(y) < (document.querySelector('[data-felt]')?.getBoundingClientRect().top ?? 0) ? 'above the felt' : 'elsewhere'
    }
    Element.prototype.animate = new Proxy(Reflect.get<Element, 'animate'>(Element.prototype, 'animate'), {
      apply: (animate, element, [frames, timing]: [Keyframe[], KeyframeAnimationOptions]) => {
        kept.flights.push({
          from: lies(frames[0]?.['transform']),
          to: lies(frames.at(-1)?.['transform']),
          lasts: Number(timing.delay ?? 0) + Number(timing.duration),
        })
        return Reflect.apply(animate, element, [frames, timing])
      },
    })
  })
  return () => page.evaluate(() => (window as unknown as { flights: Flight[] }).flights)
}
