/** The ground of our pages in either theme, for what is shown before or in the place of one (`src/renderer/styles/palette.css`). */
export const GROUND = { light: '#f1e9da', dark: '#161310' }
