import type { Suit } from '#shared/domino/tile'
import { settings, useSetting } from '../../../settings/settings'
import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { isPictured } from '../../../components/domino-tile/pictures'
import { SuitSign } from '../../../components/domino-tile/suit-sign'
import { Dialog } from '../../../components/dialog/dialog'
import { Switch } from '../../../components/switch/switch'
import { words } from '../../../messages/page'
import type { MatchView } from '../../../match/match-view'
import styles from './show-dialog.module.css'

/** How this device shows the table: chips counted down (B-8), numerals or pictures instead of pips (B-9), what tiles look made of; and what it does with photos. */
export function ShowDialog({ view, onClose }: { readonly view: MatchView; readonly onClose: () => void }) {
  const showWords = words.match.show
  const { named } = words.appSettings
  const score = useSetting('score-display')
  const faces = useSetting('tile-faces')
  const material = useSetting('tile-material')
  const side = useSetting('table-side')
  const photos = useSetting('keep-photographs')
  const { maxPip } = view.scored.rules
  return (
    <Dialog width="form" open title={showWords.label} onClose={onClose}>
      <ChoiceGroup
        legend={showWords.score(view.words.points)}
        hint={showWords.countdownHint}
        layout="segments"
        choices={[
          { value: 'count-up', label: showWords.countUp },
          { value: 'countdown', label: showWords.countdown },
        ]}
        value={score}
        onChange={settings['score-display'].choose}
      />
      <ChoiceGroup
        legend={showWords.faces}
        hint={!isPictured(maxPip) ? `${showWords.picturesHint} ${showWords.largeSuits}` : showWords.picturesHint}
        layout="segments"
        choices={settings['tile-faces'].choices.map((value) => ({ value, label: named['tile-faces'].choices[value] }))}
        value={faces}
        onChange={settings['tile-faces'].choose}
      />
      {faces === 'pictures' && <PictureKey maxPip={maxPip} />}
      <ChoiceGroup
        legend={named['tile-material'].legend}
        layout="segments"
        choices={settings['tile-material'].choices.map((value) => ({ value, label: named['tile-material'].choices[value] }))}
        value={material}
        onChange={settings['tile-material'].choose}
      />
      <Switch
        label={named['table-side'].legend}
        hint={named['table-side'].hint}
        checked={side === 'left'}
        onChange={(left) => settings['table-side'].choose(left ? 'left' : 'right')}
      />
      <p className={styles.device}>{showWords.device}</p>
      <ChoiceGroup
        legend={words.keptPhotos.setting}
        hint={words.keptPhotos.hint}
        layout="segments"
        choices={[
          { value: 'not-kept', label: words.keptPhotos.notKept },
          { value: 'kept', label: words.keptPhotos.kept },
        ]}
        value={photos}
        onChange={settings['keep-photographs'].choose}
      />
      <p className={styles.device}>{showWords.house}</p>
    </Dialog>
  )
}

/** Which picture stands for which number, for people who type. */
function PictureKey({ maxPip }: { readonly maxPip: Suit }) {
  return (
    <ul className={styles.key} aria-label={words.pictures.key}>
      {words.pictures.suits
        .filter((suit) => suit <= maxPip)
        .map((suit) => (
          <li key={suit} className={styles.entry} title={words.pictures.shows(suit)}>
            <SuitSign suit={suit} className={styles.sign} />
            <span className={styles.name}>{words.pictures.entry(suit)}</span>
          </li>
        ))}
    </ul>
  )
}
