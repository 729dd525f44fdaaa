import type { FirstWords } from './en'

export const firstWords: FirstWords = {
  opening: 'Caravan wird geöffnet\u00a0…',
  lost: 'Caravan ist nicht erreichbar. Diese Seite versucht es weiter.',
  broken: 'Caravan ließ sich nicht öffnen.',
  old: (browsers) => `Dieser Browser kann Caravan nicht anzeigen. Nötig ist ${browsers} oder neuer.`,
  noScript: 'Caravan braucht JavaScript, um mitzuzählen. Schalte es für diese Adresse ein.',
  network: 'Prüfe, ob dieses Handy im selben WLAN ist wie der Computer.',
  again: 'Noch einmal versuchen',
}
