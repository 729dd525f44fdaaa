import { Link, useLocation } from 'wouter'
import { Icon } from '../components/icon/icon'
import { paths } from '../navigation/paths'
import { isAt, placeName, PLACES, type Place } from './places'

interface Props {
  readonly place: Place
  readonly className?: string | undefined
}

/** The way to a page: its sign and its name; marked where that page is shown. */
export function PlaceLink({ place, className }: Props) {
  const [path] = useLocation()
  return (
    <Link href={paths[place]} className={className} aria-current={isAt(path, place) ? 'page' : undefined}>
      <Icon name={PLACES[place]} />
      <span>{placeName(place)}</span>
    </Link>
  )
}
