/**
 * Until a camera that was just switched on has something to show: a picture asked for before that is taken then. Given up when its stream goes.
 *
 * A video knows how large it is a moment before its first frame is there to be taken.
 */
export function firstFrame(video: HTMLVideoElement): Promise<void> {
  if (video.readyState >= video.HAVE_CURRENT_DATA) return Promise.resolve()
  return new Promise((resolve) => {
    const done = (): void => {
      for (const kind of ['loadeddata', 'emptied'] as const) video.removeEventListener(kind, done)
      resolve()
    }
    for (const kind of ['loadeddata', 'emptied'] as const) video.addEventListener(kind, done)
  })
}
