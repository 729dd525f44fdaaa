/* Made, not recorded: nothing has to be loaded. */

let made: AudioContext | null = null

/** Null where the device has no sound; asleep until the person has touched the page, which browsers insist on. */
function audio(): AudioContext | null {
  try {
    made ??= new AudioContext()
    if (made.state === 'suspended') void made.resume().catch(() => undefined)
    return made
  } catch {
    return null
  }
}

/** One tone that begins `after` seconds from now and dies away over `length`, in hertz and parts of full loudness. */
function tone(context: AudioContext, shape: OscillatorType, hertz: number, after: number, length: number, loudness: number): void {
  const start = context.currentTime + after
  const oscillator = context.createOscillator()
  const volume = context.createGain()
  oscillator.type = shape
  oscillator.frequency.setValueAtTime(hertz, start)
  volume.gain.setValueAtTime(loudness, start)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  oscillator.connect(volume).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(start + length)
}

/** A tile laid on wood. */
export function playClick(): void {
  const context = audio()
  if (context === null) return
  tone(context, 'triangle', 1900, 0, 0.03, 0.3)
  tone(context, 'sine', 240, 0, 0.07, 0.4)
}

/** Two tones, up for points won and down for points lost. */
export function playPoints(points: number): void {
  const context = audio()
  if (context === null || points === 0) return
  const [first, second] = points > 0 ? [523.25, 783.99] : [392, 261.63]
  tone(context, 'sine', first, 0.09, 0.22, 0.2)
  tone(context, 'sine', second, 0.24, 0.35, 0.2)
}

/** Three tones up and one that stays: something to cheer at. */
export function playCheer(): void {
  const context = audio()
  if (context === null) return
  const tones = [523.25, 659.25, 783.99, 1046.5]
  tones.forEach((hertz, place) => tone(context, 'sine', hertz, 0.09 + place * 0.11, place === tones.length - 1 ? 0.6 : 0.2, 0.2))
}
