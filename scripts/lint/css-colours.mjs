import { bareCss, lineAt, withoutComments } from './source-text.mjs'

/** The colour names of CSS Color 4, without `transparent` and `currentcolor`, which name no colour of their own. */
const NAMES = `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue
chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki
darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise
darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod
gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue
lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple
mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite
navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink
plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue
slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
yellowgreen`
  .split(/\s+/)
  .join('|')

const NUMERIC = String.raw`#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(`
const NAMED = String.raw`(?<![\w.#-])(?:${NAMES})(?![\w-]*[(\w-])`

const findAll = (text, pattern, offset = 0) => [...text.matchAll(pattern)].map((match) => ({ index: offset + match.index, found: match[0] }))

/** Raw colours in a style sheet: in the values of its declarations, never in selectors, comments or strings. */
export const coloursInCss = (source) => {
  const text = bareCss(source)
  const values = text.matchAll(/(?<=[{};]\s*)([\w-]+\s*:)([^{};]*)(?=[;}])/g)
  return [...values].flatMap((value) =>
    findAll(value[2], new RegExp(`${NUMERIC}|${NAMED}`, 'gi'), value.index + value[1].length).map(({ index, found }) => ({
      line: lineAt(text, index),
      found,
    })),
  )
}

const PAINTED = '(?:color|fill|stroke|\\w+Color|background|border|outline|boxShadow)'

/** Raw colours in a component: colour values in strings, and named colours given to what is painted with them. */
export const coloursInTsx = (source) => {
  const text = withoutComments(source)
  const numeric = findAll(text, new RegExp(`(?<=['"\`\\s,(])(?<!href=['"]|url\\()(?:${NUMERIC})`, 'gi')).filter(({ index }) => inString(text, index))
  const named = findAll(text, new RegExp(`(?<=\\b${PAINTED}\\s*[=:]\\s*(?:\\{[^{}\\n]*)?['"\`][^'"\`]*?)${NAMED}`, 'g'))
  return [...numeric, ...named].map(({ index, found }) => ({ line: lineAt(text, index), found })).sort((a, b) => a.line - b.line)
}

/** Whether a place lies between quotes on its line: code (`this.#bed`, `color(…)`) is none of our business. */
const inString = (text, index) => {
  const before = text.slice(text.lastIndexOf('\n', index - 1) + 1, index)
  return ["'", '"', '`'].some((quote) => before.split(quote).length % 2 === 0)
}
