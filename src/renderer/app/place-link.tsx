import { Link, useLocation } from 'wouter'
import { FirstIcon } from '../components/icon/icon'
import { paths } from '../navigation/paths'
import { isAt, placeName, PAGE_ICONS, type PageName } from './places'

/** The way to a page: its sign and its name; marked where that page is shown. */
export function PlaceLink({ place, className }: { readonly place: PageName; readonly className?: string | undefined }) {
  const [path] = useLocation()
  return (
    <Link href={paths[place]} className={className} aria-current={isAt(path, place) ? 'page' : undefined}>
      <FirstIcon name={PAGE_ICONS[place]} />
      <span>{placeName(place)}</span>
    </Link>
  )
}
