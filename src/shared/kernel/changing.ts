/** The same fields, for who makes it and may still change them. */
export type Changing<T> = { -readonly [K in keyof T]: T[K] }
