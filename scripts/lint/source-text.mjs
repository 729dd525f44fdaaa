/** As many spaces, on as many lines. */
const blank = (text) => text.replace(/[^\n]/g, ' ')

/** The line of a place in a text, from 1. */
export const lineAt = (text, index) => text.slice(0, index).split('\n').length

/** A style sheet without what is in its comments, strings and addresses; every place is where it was. */
export const bareCss = (source) => source.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/"[^"\n]*"|'[^'\n]*'|url\([^)]*\)/g, blank)

/** Code without its comments; every place is where it was. */
export const withoutComments = (source) => source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, blank)
