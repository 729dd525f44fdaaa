import { foldedName } from '#shared/kernel/names'
import { initialsOf, lettersOf, type KnownAvatar } from './known-avatar'

/** Someone who is shown with others, and what is known of them. */
interface NamedAvatar {
  readonly name: string
  readonly avatar: KnownAvatar | undefined
}

/** What may stand after the initials of a name: a letter of it, those of its first word first, then two. */
function endingsOf(name: string): readonly string[] {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  const letters = ends.flatMap((word = '') => lettersOf(word).slice(1)).filter((letter) => /[\p{L}\p{N}]/u.test(letter))
  return [...letters, ...letters.flatMap((letter, at) => letters.slice(at + 1).map((next) => letter + next))]
}

/** Initials as they look where they are small: `Mi` and `Ml` are hardly two. */
function lookOf(initials: string): string {
  return foldedName(initials.replaceAll(/[Il1|]/g, 'i'))
}

/** Initials from these names of which no two are the same, and none is another’s. */
function initialsApart(names: readonly string[], others: readonly string[]): readonly string[] {
  const plain = names.map((name) => initialsOf(name))
  const taken = new Set(others.map(lookOf))
  return plain.map((own, at) => {
    const isFree = (ending: string): boolean => !taken.has(lookOf(own + ending))
    const alone = plain.every((other, place) => place === at || lookOf(other) !== lookOf(own))
    let ending = [...(alone ? [''] : []), ...endingsOf(names[at] ?? '')].find(isFree)
    /* A number at last, for names that differ in no letter. */
    for (let number = 1; ending === undefined; number++) if (isFree(String(number))) ending = String(number)
    taken.add(lookOf(own + ending))
    return own + ending
  })
}

/**
 * The initials of people who are shown together, in their order: no two have the same, as the name does not stand beside each of them.
 *
 * Mia and Max are Mi and Ma beside each other. Who has chosen theirs keeps them.
 */
export function initialsTogether(people: readonly NamedAvatar[]): readonly string[] {
  return people.reduce<readonly string[]>(
    (initials, _, at) => {
      const own = lookOf(initials[at] ?? '')
      const alike = [...initials.keys()].filter((other) => lookOf(initials[other] ?? '') === own)
      if (own === '' || alike.length < 2) return initials
      const chosen = alike.filter((other) => people[other]?.avatar?.initials !== undefined)
      const changing = chosen.length === 1 ? alike.filter((other) => other !== chosen[0]) : alike
      const found = initialsApart(
        changing.map((other) => people[other]?.name ?? ''),
        initials.filter((_own, other) => !changing.includes(other)),
      )
      return initials.map((before, other) => found[changing.indexOf(other)] ?? before)
    },
    people.map(({ name, avatar }) => initialsOf(name, avatar)),
  )
}
