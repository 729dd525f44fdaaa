import { useMemo } from 'react'
import { expectOk } from '#shared/kernel/result'
import { scorerWords } from '../../messages/scorer'
import { inLanguage, useSpoken } from '../../app/language'
import { Page } from '../../app/page'
import { paths } from '../../navigation/paths'
import { ButtonLink } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { MoveByMove } from '../../match/look-back/move-by-move'
import { viewOf } from '../../match/match-view'
import { EXAMPLE_MATCH } from './example-match'
import styles from './example-screen.module.css'

/** A match that comes with the program, to be stepped through by whoever has none yet. The host knows nothing of it. */
export function ExampleScreen() {
  const exampleWords = words.introduction.example
  const spoken = useSpoken()
  const view = useMemo(() => inLanguage(spoken, () => expectOk(viewOf(EXAMPLE_MATCH), 'the example is a sound record')), [spoken])
  return (
    <Page title={exampleWords.title}>
      <div className={styles.about}>
        <p>{exampleWords.text(scorerWords.presetNames[view.record.preset], view.scored.state.rules.target)}</p>
        <p>{exampleWords.kept}</p>
      </div>
      <MoveByMove view={view} commands={null} begin="first" />
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
