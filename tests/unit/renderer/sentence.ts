import type { MatcherFunction } from '@testing-library/react'

/** For `getByText`: a sentence in which the tiles and the numbers of rules are elements of their own, so that they are not broken. */
export function sentence(said: string | RegExp): MatcherFunction {
  const says = ({ textContent }: Element): boolean => {
    const text = textContent.replaceAll(/\s+/g, ' ').trim()
    return typeof said === 'string' ? text === said : said.test(text)
  }
  return (_, element) => element !== null && says(element) && ![...element.children].some(says)
}
