import { useLayoutEffect, useRef, useState, type ComponentProps, type CSSProperties } from 'react'
import { arrowsChoose } from '../../../../src/renderer/match/model/choices'
import { padTiles } from '../../../../src/renderer/match/model/pad-tiles'
import { mostRows, trayShape } from '../../../../src/renderer/match/model/tray'
import { Tray as AppTray } from '../../../../src/renderer/match/entry/tray'
import { useAllEntered } from '../../../../src/renderer/match/entry/use-entry'
import { WholeSet } from '../../../../src/renderer/match/entry/whole-set'
import { words } from '../../../../src/renderer/messages/page'
import styles from '../../../../src/renderer/match/entry/tray.module.css'
import type { PadWindow } from '../pads'
import './tray.css'

type Props = ComponentProps<typeof AppTray>

/** In the place of the tray: the pad that the bench asks for, in the box that the app gives this game at this size. */
export function Tray(props: Props) {
  const { view } = props
  const { rules, round } = view.scored.state
  const pad = (window as PadWindow).caravanPad ?? 'rows'
  const probe = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const measure = (): void => setBox({ width: probe.current?.offsetWidth ?? 0, height: probe.current?.offsetHeight ?? 0 })
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  const shape = { 'data-shape': trayShape(rules), 'data-columns': rules.maxPip + 1, 'data-most': mostRows(rules) }
  const triangle = pad === 'triangle' && round?.line.lead !== null
  const style = {
    display: 'contents',
    '--bench-height': `${box.height}px`,
    '--bench-columns': columnsOf((rules.maxPip + 1) * (1 + rules.maxPip / 2), rules.maxPip + 1, box),
  } as CSSProperties
  return (
    <div data-bench={pad} data-revision={view.revision} style={style}>
      {/* as tall as the app's own tray, and never seen */}
      <div ref={probe} className={styles.tray} {...shape} style={{ gridArea: '1 / 1', visibility: 'hidden' }} />
      {triangle ? <Triangle {...props} shape={shape} /> : <AppTray {...props} />}
    </div>
  )
}

function Triangle({ view, entry, shape }: Props & { readonly shape: object }) {
  const { state } = view.scored
  const { chosen, choices } = useAllEntered(entry, view)
  return (
    <div className={styles.tray} data-tray {...shape}>
      <WholeSet
        label={words.match.pad.label}
        tiles={padTiles(state, words.match.pad)}
        maxPip={state.rules.maxPip}
        chosen={chosen?.tile ?? null}
        arrowsMove={!arrowsChoose(choices)}
        onTap={(tile) => entry.tap(tile)}
      />
    </div>
  )
}

/** Columns, of those into which a triangle can be folded, that give the largest places in a box. */
function columnsOf(tiles: number, suits: number, { width, height }: { readonly width: number; readonly height: number }): number {
  const all = Array.from({ length: Math.ceil(tiles / suits) }, (_, folds) => suits * (folds + 1))
  const side = (columns: number): number => Math.min(width / columns, height / Math.ceil(tiles / columns))
  return all.reduce((best, columns) => (side(columns) > side(best) ? columns : best), suits)
}
