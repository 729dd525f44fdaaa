import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from '#shared/contract/contract'

/** Every procedure that takes something, by its address. */
function inputs(router: object, path = ''): readonly (readonly [string, z.ZodType])[] {
  return Object.entries(router).flatMap(([name, each]: [string, object]) => {
    const address = `${path}/${name}`
    if (!('~orpc' in each)) return inputs(each, address)
    const { inputSchema } = each['~orpc'] as { readonly inputSchema?: z.ZodType }
    return inputSchema === undefined ? [] : [[address, inputSchema] as const]
  })
}

/** The objects within a schema that take fields which they do not name, by their place. */
function open(schema: z.ZodType, path: string): readonly string[] {
  const { def } = schema._zod
  const within = Object.entries({ ...def, ...('shape' in def ? (def.shape as object) : {}) }).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).flatMap((each: unknown) =>
      each instanceof z.ZodType && name !== 'catchall' ? open(each, `${path}.${name}`) : [],
    ),
  )
  if (!(schema instanceof z.ZodObject)) return within
  return schema.def.catchall instanceof z.ZodNever ? within : [path, ...within]
}

describe('what a call brings', () => {
  it.each(inputs(contract))('%s takes no field that it does not know, however deep', (address, schema) => {
    expect(open(schema, address)).toEqual([])
  })
})
