import type { MarkKind } from '#shared/analysis/story'
import type { IconName } from '../../components/icon/paths'

/** A shape of its own for each kind of moment, so that none is told by its colour alone. */
export const MARK_ICONS: Readonly<Record<MarkKind, IconName>> = { great: 'star', missed: 'missed', turn: 'turn' }
