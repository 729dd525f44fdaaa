/** What is not written here at all, by its place in the syntax tree: each option is a selector and what to do instead. */
export const restrictedSyntax = {
  meta: {
    type: 'problem',
    schema: {
      type: 'array',
      items: {
        type: 'object',
        properties: { selector: { type: 'string' }, message: { type: 'string' } },
        required: ['selector', 'message'],
        additionalProperties: false,
      },
    },
    messages: { restricted: '{{ message }}' },
  },
  create(context) {
    return Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, messageId: 'restricted', data: { message } })]),
    )
  },
}
