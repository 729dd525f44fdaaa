/** What the rule book says besides the rules themselves. */
export const ruleBookWords = {
  title: 'Rules',
} as const
