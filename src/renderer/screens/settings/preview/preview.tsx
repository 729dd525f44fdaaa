import { useMemo } from 'react'
import { expectOk } from '#shared/kernel/result'
import { inLanguage, useSpoken } from '../../../app/language'
import { SeatAvatars } from '../../../components/avatar/seat-avatars'
import { Caption } from '../../../match/table/caption'
import { Felt } from '../../../match/table/felt'
import { Players } from '../../../match/table/players'
import { TableLine } from '../../../match/table/table-line'
import { viewOfRecord } from '../../../match/record-view'
import { RolledDice } from '../../../match/round/rolled-dice'
import { SAMPLE_MATCH } from './sample-match'
import styles from './preview.module.css'

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
