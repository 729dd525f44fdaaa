// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { derivedColour } from '#shared/contract/colours'
import { AvatarContext } from '../../../../../src/renderer/components/avatar/known-avatar'
import { PeopleChart } from '../../../../../src/renderer/components/chart/people-chart'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** In a place of its own, as a page has it. */
function drawn(lines: readonly { readonly person: string; readonly name: string }[]): HTMLElement {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 300))
  return render(
    <AvatarContext value={({ name }) => (name === 'Ada' ? { colour: 'grey', initials: 'M' } : undefined)}>
      <PeopleChart
        heading="Points over time"
        description="Ada’s, Mia’s, Opa Josef’s and Lena’s"
        lines={lines}
        moments={[0, 1].map((day) => ({ at: 86_400_000 * day, values: lines.map((_, line) => day * line) }))}
        axisWidth={40}
        endText={String}
        valueText={String}
      />
    </AvatarContext>,
  ).container
}

test('whom the house does not know has in a chart the colour that they have beside it, though someone else there has it too, and initials apart', () => {
  const names = ['Ada', 'Mia', 'Opa Josef', 'Lena']
  const usual = ['grey', ...names.slice(1).map((name) => derivedColour(name.toLowerCase()))]
  expect(new Set(usual).size, 'two of them have the same').toBe(3)
  const chart = drawn(names.map((name) => ({ person: `name:${name.toLowerCase()}`, name })))
  const discs = [...chart.querySelectorAll<HTMLElement>('[data-initials]')]
  expect(discs.map(({ dataset }) => dataset['colour'])).toEqual(usual)
  expect(discs.map(({ dataset }) => dataset['initials'])).toEqual(['M', 'Mi', 'OJ', 'L'])
  const lines = [...chart.querySelectorAll('.recharts-line-curve')].map((line) => line.getAttribute('stroke') ?? '')
  expect(lines.map((stroke) => /--person-(\w+)/.exec(stroke)?.[1])).toEqual(usual)
})
