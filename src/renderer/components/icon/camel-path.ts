/** A camel, filled, on the grid of the signs: who leads the caravan, and the app's own mark. */
export const CAMEL_PATH =
  'M3 20V13.5C3 10 4.6 9.2 6 9.2C7 6.4 9.6 6.2 10.6 8.6C11.4 6.2 14.2 6.4 15 9.4C16.4 9.6 17.2 9 17.4 7.4L17.8 4.6C18 3.4 19 3 20 3.2L22.4 4.2C23 4.6 22.8 5.8 22 5.8H20.6L20 10C19.7 12.3 18.6 13.6 16.8 14.2V20H15V14.8H7.2L6.6 16.4V20H4.8V15.4Z'
