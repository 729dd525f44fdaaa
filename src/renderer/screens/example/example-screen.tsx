import { useMemo } from 'react'
import { expectOk } from '#shared/kernel/result'
import { scorerWords } from '../../messages/scorer'
import { inLanguage, useSpoken } from '../../app/language'
import { SeatAvatars } from '../../components/avatar/seat-avatars'
import { Page } from '../../app/page'
import { paths } from '../../navigation/paths'
import { ButtonLink } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { Replay } from '../../match/replay/replay'
import { viewOfRecord } from '../../match/record-view'
import { EXAMPLE_MATCH } from './example-match'
import styles from './example-screen.module.css'

/** A match that comes with Caravan, for people who have none of their own to replay yet. The host knows nothing of it. */
export function ExampleScreen() {
  const exampleWords = words.introduction.example
  const spoken = useSpoken()
  const view = useMemo(() => inLanguage(spoken, () => expectOk(viewOfRecord(EXAMPLE_MATCH), 'the example is a sound record')), [spoken])
  return (
    <Page title={exampleWords.title}>
      <div className={styles.about}>
        <p>{exampleWords.text(scorerWords.presetNames[view.record.preset], view.scored.state.rules.target)}</p>
        <p>{exampleWords.kept}</p>
      </div>
      <SeatAvatars players={view.record.players}>
        <Replay view={view} commands={null} begin="first" />
      </SeatAvatars>
      <div className={styles.ways}>
        <ButtonLink href={paths.newMatch} variant="primary">
          <Icon name="add" />
          {words.home.newMatch}
        </ButtonLink>
        <ButtonLink href={paths.introduction}>{words.introduction.look}</ButtonLink>
      </div>
    </Page>
  )
}
