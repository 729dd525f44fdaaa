import type { RuleId } from '#shared/rules/rule-ids'
import { Link } from 'wouter'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { words } from '../../../messages/page'
import { ruleInBook, type RulebookQuery } from '../model/rulebook-query'
import styles from './book.module.css'

export interface ChapterOfBook {
  readonly of: string
  readonly name: string
  readonly rules: readonly RuleId[]
}

interface Props {
  readonly chapters: readonly ChapterOfBook[]
  readonly asked: RulebookQuery
}

/** The contents of the book: every rule by what it is about, without its number. */
export function BookContents({ chapters, asked }: Props) {
  return (
    <Disclosure summary={words.ruleBook.contents} className={styles.contents}>
      <nav aria-label={words.ruleBook.contents} className={styles.chapters}>
        {chapters.map(({ of, name, rules }) => (
          <section key={of} aria-labelledby={`contents-${of}`}>
            <h2 id={`contents-${of}`} className={styles.contentsHeading}>
              {name}
            </h2>
            <ul className={styles.titles}>
              {rules.map((id) => (
                <li key={id}>
                  <Link className={styles.name} href={ruleInBook(id, asked)}>
                    {words.ruleTexts[id].title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Disclosure>
  )
}
