import { useLocation } from 'wouter'
import { Page } from '../../app/page'
import { paths } from '../../navigation/paths'
import { ButtonLink } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { Introduction } from '../../introduction/introduction'

/** What Caravan does, in three cards, for people who want to know. */
export function IntroductionScreen() {
  const [, navigate] = useLocation()
  return (
    <Page title={words.introduction.title}>
      <Introduction onDone={() => navigate(paths.home)} />
      <div>
        <ButtonLink href={paths.example}>
          <Icon name="play" />
          {words.home.example}
        </ButtonLink>
      </div>
    </Page>
  )
}
