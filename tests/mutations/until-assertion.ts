import { TestRunner, type RunnerTestCase } from 'vitest'
import { byAssertion } from './by-assertion.mjs'

/** Goes on after a test that failed by an error, until one fails by an assertion. */
export default class UntilAssertion extends TestRunner {
  onAfterRetryTask({ result }: RunnerTestCase): void {
    this.config.bail = result?.errors?.some(byAssertion) === true ? 1 : 0
  }
}
