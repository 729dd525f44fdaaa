import { useEffect, useRef, type RefObject } from 'react'

/** Lets an element show what a camera sees; `onVideo` gets the element, and null when it goes. The same one as long as nothing changes. */
export function useStream(stream: MediaStream | null, onVideo?: (video: HTMLVideoElement | null) => void): RefObject<HTMLVideoElement | null> {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    onVideo?.(element)
    if (element !== null && element.srcObject !== stream) {
      element.srcObject = stream
      /* Some browsers do not begin automatically; a camera that is stopped before it plays rejects, which is reported elsewhere. */
      if (stream !== null) void element.play().catch(() => undefined)
    }
    return () => onVideo?.(null)
  }, [stream, onVideo])
  return video
}
