import { useMemo } from 'react'
import { expectOk } from '#shared/kernel/result'
import type { MatchRecord } from '#shared/match/record'
import { inLanguage, useSpoken } from '../../../app/language'
import { SeatAvatars } from '../../../components/avatar/seat-avatars'
import { viewOfRecord } from '../../../match/record-view'
import { RolledDice } from '../../../match/round/rolled-dice'
import { Caption } from '../../../match/table/caption'
import { Felt } from '../../../match/table/felt'
import { Players } from '../../../match/table/players'
import { TableLine } from '../../../match/table/table-line'
import styles from './preview.module.css'

/**
 * A round in which everyone has scored: a dual, a Flower, and a plural with the last tile.
 *
 * It is played by nobody, and the host knows nothing of it.
 */
const SAMPLE_MATCH: MatchRecord = {
  format: 'caravan-record',
  version: 1,
  preset: 'flower-and-scorpion',
  rules: { target: 10 },
  players: [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }],
  rounds: [
    {
      leader: 0,
      dice: { flower: [6, 3], scorpion: [4, 1] },
      events: [
        { type: 'play', player: 0, tile: '1-1' },
        { type: 'play', player: 1, tile: '1-6', arm: 'left' },
        { type: 'play', player: 2, tile: '1-5', arm: 'right' },
        { type: 'play', player: 0, tile: '6-3', arm: 'left' },
        { type: 'play', player: 1, tile: '5-3', arm: 'right' },
        { type: 'play', player: 2, tile: '3-3', arm: 'right' },
      ],
    },
  ],
}

/** A table in the middle of a round, as all tables look now. Only to be looked at: the settings say what is chosen. */
export function Preview() {
  const spoken = useSpoken()
  const view = useMemo(() => inLanguage(spoken, () => expectOk(viewOfRecord(SAMPLE_MATCH), 'the sample is a sound record')), [spoken])
  return (
    <div className={styles.preview} aria-hidden="true" inert>
      <Felt className={styles.felt} dice={<RolledDice on="felt" dice={view.scored.state.round?.dice ?? null} />} caption={<Caption view={view} />}>
        <TableLine view={view} choices={null} ground={false} />
      </Felt>
      <SeatAvatars players={view.record.players}>
        <Players view={view} entering={null} />
      </SeatAvatars>
    </div>
  )
}
