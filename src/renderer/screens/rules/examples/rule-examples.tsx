import type { RuleId } from '#shared/games/rule-ids'
import { EXAMPLES } from '#shared/rulebook/examples/index'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { Icon } from '../../../components/icon/icon'
import { WholeCodes } from '../../../components/whole-codes/whole-codes'
import { words } from '../../../messages/page'
import styles from '../rule/rule.module.css'
import { ExampleView } from './example-view'

/** The examples of a rule; one is open at a time. */
export function RuleExamples({ id }: { readonly id: RuleId }) {
  const exampleWords = words.ruleBook.example
  return (
    <div className={styles.examples}>
      {Object.entries(EXAMPLES[id]).map(([name, example], at) => {
        const caption = words.ruleTexts[id].examples[name] ?? name
        return (
          <Disclosure
            key={name}
            lazy
            name={`examples-${id}`}
            open={at === 0}
            data-example={name}
            summary={
              <span className={styles.summary}>
                <span className={styles.says} data-says={example.says}>
                  <Icon name={example.says === 'yes' ? 'check' : 'close'} />
                  <span aria-hidden="true">{exampleWords.says[example.says]}</span>
                  <span className="visually-hidden">
                    {exampleWords.saysInFull[example.says]}
                    {words.colon}
                  </span>
                </span>
                <span>
                  <WholeCodes>{caption}</WholeCodes>
                </span>
              </span>
            }
          >
            <ExampleView id={id} example={example} caption={caption} />
          </Disclosure>
        )
      })}
    </div>
  )
}
