/**
 * What stands before a name and is none: kin and forms of address, in all languages of the app. "Opa" may be anybody's, "Opa Josef" is one person.
 */
const TITLES = new Set(
  [
    'grandma grandpa granny grandad granddad grandmother grandfather nan nana nanna gran gramps pops mum mom mummy mommy dad daddy papa mama aunt auntie aunty uncle cousin',
    'oma opa omi opi großmutter großvater tante onkel mutti vati mutter vater cousine',
    'abuela abuelo abu tía tío mamá papá prima primo don doña',
    'mamie papi mémé pépé mamy papy tata tonton maman grand-mère grand-père',
    'mr mrs ms miss mx dr prof sir lady herr frau sr sra señor señora m mme mlle monsieur madame',
  ].flatMap((words) => words.split(' ')),
)

const isTitle = (word: string): boolean => TITLES.has(word.toLowerCase().replace(/\.$/, ''))

/**
 * As much of each name as is needed to tell its person from the others: the first word, and after "Opa" or "Mrs" the next one too.
 *
 * Where two would be the same, the beginning of the last word is added; where that is the same too, all of the name.
 */
export function shortNames(names: readonly string[]): readonly string[] {
  const words = names.map((name) => name.trim().split(/\s+/))
  const firsts = words.map((all) => all.slice(0, all.findIndex((word) => !isTitle(word)) + 1).join(' ') || all.join(' '))
  const short = words.map((all, at) => {
    const first = firsts[at] ?? ''
    const last = all.at(-1)
    return isAlone(first, firsts) || first === all.join(' ') || last === undefined ? first : `${first} ${[...last][0] ?? ''}.`
  })
  return short.map((own, at) => (isAlone(own, short) ? own : (words[at] ?? []).join(' ')))
}

function isAlone(own: string, all: readonly string[]): boolean {
  return all.filter((other) => other === own).length === 1
}
