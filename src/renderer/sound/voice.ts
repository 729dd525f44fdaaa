import { useSyncExternalStore } from 'react'
import { asSpoken } from '../messages/as-spoken'

/** Who would speak: a voice of the device itself, or why nobody. */
export type Speaker = { readonly kind: 'voice'; readonly voice: SpeechSynthesisVoice } | { readonly kind: 'none' | 'unsupported' }

const UNSUPPORTED: Speaker = { kind: 'unsupported' }
const SILENT: Speaker = { kind: 'none' }

/** A voice that needs no internet, of the language or else of its family (`en-GB` for `en`); the system's own first. */
export function localVoice(voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | null {
  const family = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? ''
  const fitting = voices.filter(({ localService, lang }) => localService && family(lang) === family(language))
  const exact = fitting.filter(({ lang }) => lang.toLowerCase() === language.toLowerCase())
  return exact.find((voice) => voice.default) ?? exact[0] ?? fitting.find((voice) => voice.default) ?? fitting[0] ?? null
}

let latest: Speaker = SILENT

/** The same object until the device has other voices. */
function speaker(): Speaker {
  if (!('speechSynthesis' in window)) return UNSUPPORTED
  const voice = localVoice(window.speechSynthesis.getVoices(), document.documentElement.lang)
  if (voice === null) latest = SILENT
  else if (latest.kind !== 'voice' || latest.voice !== voice) latest = { kind: 'voice', voice }
  return latest
}

/** Says it after what is being said. Nothing where no voice of the device's own can. */
export function speak(text: string): void {
  const who = speaker()
  if (who.kind !== 'voice') return
  const said = new SpeechSynthesisUtterance(asSpoken(text))
  said.voice = who.voice
  said.lang = who.voice.lang
  window.speechSynthesis.speak(said)
}

/** Breaks off what is being said. */
export function hush(): void {
  if ('speechSynthesis' in window) window.speechSynthesis.cancel()
}

function onVoicesChange(onChange: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined
  const { speechSynthesis } = window
  // voices are often known only some time after the page
  speechSynthesis.addEventListener('voiceschanged', onChange)
  return () => speechSynthesis.removeEventListener('voiceschanged', onChange)
}

export function useSpeaker(): Speaker {
  return useSyncExternalStore(onVoicesChange, speaker)
}
