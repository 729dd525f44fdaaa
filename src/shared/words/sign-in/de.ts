import type { SignInWords } from './en'

export const signIn: SignInWords = {
  opening: 'Caravan wird geöffnet …',
  heading: 'Caravan kennt diesen Browser noch nicht',
  why: 'Vielleicht benutzen auch andere diesen Computer. Deshalb zeigt Caravan eure Partien nur in einem Browser, den es selbst geöffnet hat oder den du mit der ganzen Adresse geöffnet hast. Das gilt, bis Caravan neu startet.',
  ways: 'So kommst du hinein',
  again: (command) => `Gib dort, wo du Caravan gestartet hast, noch einmal ${command} ein. Das findet das laufende Caravan und öffnet es.`,
  print: (command) => `Für einen anderen Browser gib ${command} ein. Dann erscheint die ganze Adresse. Öffne sie.`,
  window: (menu, item) => `Im Fenster von Caravan wähle ${menu} → ${item}.`,
  used: 'Diese Adresse gilt nicht mehr. Sie wurde schon benutzt, oder Caravan hat seitdem neu gestartet.',
  noStorage:
    'Dieser Browser speichert nichts für diese Seite, darum erkennt Caravan ihn nicht wieder. Erlaube Websitedaten für diese Adresse und öffne sie noch einmal.',
  noScript: 'Caravan braucht JavaScript, um die Punkte zu zählen.',
}
