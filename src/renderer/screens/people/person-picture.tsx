import { useState } from 'react'
import type { Person } from '#shared/contract/people'
import { Avatar } from '../../components/avatar/avatar'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { peopleWords } from '../../messages/page'
import { PictureDialog } from './picture-dialog'
import styles from './person-editor.module.css'

interface Props {
  readonly person: Person
  readonly pending: boolean
  readonly onRemove: () => void
}

/** The picture as it is, and the ways to another one or to none. */
export function PersonPicture({ person, pending, onRemove }: Props) {
  const words = peopleWords.edit
  const [choosing, setChoosing] = useState(false)
  const has = person.picture !== undefined
  return (
    <div className={styles.picture} role="group" aria-label={words.picture}>
      <Avatar name={person.name} personId={person.id} looks={person} size="large" />
      <Button onClick={() => setChoosing(true)}>
        <Icon name="camera" />
        {has ? words.otherPicture : words.choosePicture}
      </Button>
      {has && (
        <Button pending={pending} onClick={onRemove}>
          {words.removePicture}
        </Button>
      )}
      {choosing && <PictureDialog person={person} onClose={() => setChoosing(false)} />}
    </div>
  )
}
