import type { MarkKind } from '#shared/analysis/story'
import type { IconName } from '../../components/icon/icon'

/** Each kind of moment has another shape, for those who can’t tell the colours apart. */
export const MARK_ICONS: Readonly<Record<MarkKind, IconName>> = { great: 'star', missed: 'missed', turn: 'turn' }
