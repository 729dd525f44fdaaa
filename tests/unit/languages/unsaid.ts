/** What nobody says aloud: numbers of rules, brackets, signs of a page. */
export const UNSAID = /[()[\]×→·]|(?<![\p{L}\d])(?:C|FS|B|DB)-\d/u
