import { useLocation } from 'wouter'
import { Page } from '../../app/page'
import { paths } from '../../navigation/paths'
import { ButtonLink } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { words } from '../../messages/page'
import { settings } from '../../settings/settings'
import { Introduction } from '../../introduction/introduction'

/** The three cards again, for people who want to see them. */
export function IntroductionScreen() {
  const [, navigate] = useLocation()
  const done = (): void => {
    settings.introduction.choose('seen')
    navigate(paths.home)
  }
  return (
    <Page title={words.introduction.title}>
      <Introduction onDone={done} />
      <div>
        <ButtonLink href={paths.example}>
          <Icon name="play" />
          {words.home.example}
        </ButtonLink>
      </div>
    </Page>
  )
}
