import type { ReactNode } from 'react'
import type { SettingChoice, SettingName } from '#shared/settings/settings'
import { tileOf } from '#shared/domino/tile'
import { DominoTile } from '../../components/domino-tile/domino-tile'
import { TileLookContext, useTileLook, type TileFaces, type TileMaterial } from '../../components/domino-tile/look'
import styles from './pictures.module.css'

/** Settings that are chosen by what they look like. */
export const PICTURES: Readonly<Partial<Record<SettingName, (choice: SettingChoice) => ReactNode>>> = {
  theme: (theme) =>
    theme === 'system' ? (
      <span className={styles.both}>
        <PageSample theme="light" />
        <PageSample theme="dark" />
      </span>
    ) : (
      <PageSample theme={theme} />
    ),
  felt: (felt) => <span className={styles.cloth} data-cloth={felt} />,
  'tile-material': (material) => <TileSample look={{ material: material as TileMaterial }} />,
  'tile-faces': (faces) => <TileSample look={{ faces: faces as TileFaces }} />,
}

const SAMPLE = tileOf(5, 1)

/** A page of ours with its table, in the colours of a theme (`data-sample` in styles/tokens.css). */
function PageSample({ theme }: { readonly theme: string }) {
  return (
    <span className={styles.page} data-sample={theme}>
      <span className={styles.felt} />
      <span className={styles.lines}>
        <span />
        <span />
        <span />
      </span>
    </span>
  )
}

/** A tile as it would look, with the rest as it is. */
function TileSample({ look }: { readonly look: { readonly faces?: TileFaces; readonly material?: TileMaterial } }) {
  const now = useTileLook()
  return (
    <span className={styles.tile}>
      <TileLookContext value={{ ...now, ...look }}>
        <DominoTile tile={SAMPLE} orientation="horizontal" />
      </TileLookContext>
    </span>
  )
}
