import { useEffect } from 'react'
import { paths } from '../../navigation/paths'
import { Button, ButtonLink, PagesContext } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { isSwitchedOff } from '../../keys/key-guards'
import { FULL_SCREEN_KEY } from '../../keys/key-list'
import { useFullScreen } from '../../hooks/use-full-screen'
import { bigScreenWords as words } from '../../messages/page'
import styles from './big-screen.module.css'

/** All that can be pressed on the big screen; out of sight while nobody touches anything. `F` is full screen. */
export function Controls({ matchId }: { readonly matchId: string }) {
  const { offered, on, toggle } = useFullScreen()
  useEffect(() => {
    if (!offered) return
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === FULL_SCREEN_KEY && !event.ctrlKey && !event.metaKey && !event.altKey && !isSwitchedOff(event)) toggle()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
  return (
    <nav aria-label={words.controls} className={styles.controls}>
      {offered && (
        <Button aria-keyshortcuts={FULL_SCREEN_KEY.toUpperCase()} onClick={toggle}>
          <Icon name="system" />
          {on ? words.leaveFullScreen : words.fullScreen}
        </Button>
      )}
      {/* A device at the table has no other page than the match, but it has that. */}
      <PagesContext value={true}>
        <ButtonLink href={paths.match(matchId)}>
          <Icon name="back" />
          {words.back}
        </ButtonLink>
      </PagesContext>
    </nav>
  )
}
