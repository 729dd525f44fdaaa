/** A trained network that is ready to run: pictures in, numbers out. */
export interface Network {
  run(picture: Float32Array, size: readonly [number, number, number, number]): Promise<Float32Array>
}

/** The two networks that read a photo. */
export interface Networks {
  /** 1×3×H×W → 1×10×H/4×W/4, H and W multiples of 32. */
  readonly detector: Network
  /** N×3×64×80 → N×14. */
  readonly reader: Network
}

interface Output {
  readonly data: unknown
}

/** What is used of onnxruntime-web; the page and the bench each bring their own build of it. */
export interface Runtime<T> {
  readonly Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => T
  readonly InferenceSession: {
    create(model: Uint8Array): Promise<{ run(feeds: Readonly<Record<string, T>>): Promise<Readonly<Record<string, Output>>> }>
  }
}

/** A network from its ONNX file. */
export async function openNetwork<T>(runtime: Runtime<T>, model: Uint8Array): Promise<Network> {
  const session = await runtime.InferenceSession.create(model)
  return {
    async run(picture, size) {
      const { found } = await session.run({ picture: new runtime.Tensor('float32', picture, size) })
      if (!(found?.data instanceof Float32Array)) throw new Error('the network gave no numbers')
      return found.data
    },
  }
}
