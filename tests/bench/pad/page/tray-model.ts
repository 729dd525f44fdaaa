import type { Rules } from '#shared/games/rules'
import { trayShape as usualShape, type TrayShape } from '../../../../src/renderer/match/model/tray'
import type { PadWindow } from '../pads'

export * from '../../../../src/renderer/match/model/tray'

/** The shape that the bench asks for, whatever the set is. */
export function trayShape(rules: Pick<Rules, 'layout' | 'arms' | 'maxPip'>): TrayShape {
  const { caravanPad } = window as PadWindow
  return caravanPad === 'rows' || caravanPad === 'halves' ? caravanPad : usualShape(rules)
}
