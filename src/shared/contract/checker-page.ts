/** Beside the pages of the app: the checker of rulings, one file that needs nothing else and can be saved (tools/checker). */
export const CHECKER_PAGE = 'check-ruling.html'

/** The address of the checker, from any page of ours, with a ruling file that it checks at once. What stands after the # is never sent. */
export const checkerAddress = (name: string, ruling: string): string => `${CHECKER_PAGE}#name=${encodeURIComponent(name)}&ruling=${encodeURIComponent(ruling)}`
