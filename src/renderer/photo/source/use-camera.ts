import { useCallback, useEffect, useState } from 'react'
import type { CameraFault } from '../../messages/sentence-inputs'

interface Camera {
  readonly id: string
  /** As the system calls it; empty where it does not say. */
  readonly label: string
}

type CameraState =
  | { readonly kind: 'off' }
  | { readonly kind: 'starting'; readonly id: string | null }
  | { readonly kind: 'on'; readonly stream: MediaStream; readonly id: string | null }
  | { readonly kind: 'failed'; readonly fault: CameraFault }

export interface CameraControl {
  readonly state: CameraState
  readonly cameras: readonly Camera[]
  readonly start: (id?: string) => void
  readonly stop: () => void
}

const CHOSEN = 'caravan.camera'

/** The camera chosen last on this device; storage may be switched off. */
function chosenBefore(): string | null {
  try {
    return window.localStorage.getItem(CHOSEN)
  } catch {
    return null
  }
}

function rememberCamera(id: string): void {
  try {
    window.localStorage.setItem(CHOSEN, id)
  } catch {
    // asked again next time
  }
}

/** As many pixels as a table of small tiles needs; the rear camera of a phone looks at the table. */
const WISHES = { width: { ideal: 1920 }, height: { ideal: 1080 }, facingMode: { ideal: 'environment' } } as const

const openStream = async (id: string | null, isWanted: () => boolean): Promise<MediaStream> => {
  const { mediaDevices } = navigator
  if (id === null) return mediaDevices.getUserMedia({ video: WISHES, audio: false })
  try {
    return await mediaDevices.getUserMedia({ video: { ...WISHES, deviceId: { exact: id } }, audio: false })
  } catch (fault) {
    // the camera chosen last may be gone; nobody waits for another one once it was turned off
    if (!isWanted() || (faultName(fault) !== 'OverconstrainedError' && faultName(fault) !== 'NotFoundError')) throw fault
    return mediaDevices.getUserMedia({ video: WISHES, audio: false })
  }
}

const faultName = (fault: unknown): string => (fault instanceof Error || fault instanceof DOMException ? fault.name : '')

function faultOf(fault: unknown): CameraFault {
  switch (faultName(fault)) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'none'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    default:
      return 'other'
  }
}

/** The cameras attached now; none are named before one may be used. */
const attached = async (): Promise<readonly Camera[]> => {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return devices.flatMap(({ kind, deviceId, label }) => (kind === 'videoinput' && deviceId !== '' ? [{ id: deviceId, label }] : []))
}

const stopAll = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop())

/** A camera of this machine, from the moment it is asked for until it is stopped or the page part goes. */
export function useCamera(): CameraControl {
  const [wanted, setWanted] = useState<{ readonly id: string | null } | null>(null)
  const [state, setState] = useState<CameraState>({ kind: 'off' })
  const [cameras, setCameras] = useState<readonly Camera[]>([])

  useEffect(() => {
    if (wanted === null) return
    const { mediaDevices } = navigator
    let current = true
    let opened: MediaStream | null = null
    const listAttached = async (): Promise<void> => {
      const devices = await attached()
      if (current) setCameras(devices)
    }
    const open = async (): Promise<void> => {
      const stream = await openStream(wanted.id, () => current)
      if (!current) return stopAll(stream)
      opened = stream
      const [track] = stream.getVideoTracks()
      const id = track?.getSettings().deviceId ?? null
      track?.addEventListener('ended', () => current && setState({ kind: 'failed', fault: 'stopped' }))
      await listAttached()
      if (!current) return
      // only one that works is chosen automatically next time
      if (wanted.id !== null && wanted.id === id) rememberCamera(wanted.id)
      setState({ kind: 'on', stream, id })
    }
    const onChange = (): void => void listAttached()
    open().catch(async (fault: unknown) => {
      // so that another one can be chosen
      await listAttached()
      if (current) setState({ kind: 'failed', fault: faultOf(fault) })
    })
    mediaDevices.addEventListener('devicechange', onChange)
    return () => {
      current = false
      mediaDevices.removeEventListener('devicechange', onChange)
      if (opened !== null) stopAll(opened)
    }
  }, [wanted])

  const start = useCallback((id?: string) => {
    // pages from elsewhere without HTTPS have none
    if (!('mediaDevices' in navigator)) return setState({ kind: 'failed', fault: 'insecure' })
    const wish = id ?? chosenBefore()
    setState({ kind: 'starting', id: wish })
    setWanted({ id: wish })
  }, [])
  const stop = useCallback(() => {
    setWanted(null)
    setState({ kind: 'off' })
  }, [])
  return { state, cameras, start, stop }
}
