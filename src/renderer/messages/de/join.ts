import { counted } from '#shared/words/de'
import type { PageWords } from '../page-words'

const lasting = (count: number): string =>
  count < 60 ? counted(count, { one: 'Sekunde', other: 'Sekunden' }) : counted(Math.round(count / 60), { one: 'Minute', other: 'Minuten' })

/** Phones at the table: on the computer that opens it, and on the phone. */
export const joinWords: PageWords['joinWords'] = {
  roles: { viewer: 'Zusehen', player: 'Mitspielen', scorer: 'Aufschreiben', host: 'Leiten' },
  roleHints: {
    viewer: 'sieht den Tisch und den Stand',
    player: 'trägt Züge ein und antwortet für einen Platz',
    scorer: 'trägt für alle ein und berichtigt',
    host: 'dasselbe wie an diesem Computer, für diese Partie',
  },
  invite: {
    button: 'Handys',
    title: 'Handys am Tisch',
    closed:
      'Aus. Öffne den Tisch, und wer im selben Netz ist und den Code hat, kann dieser Partie auf dem Handy folgen, Züge eintragen und Runden bestätigen. Sonst ist von diesem Computer nichts zu sehen.',
    elsewhere:
      'Der Tisch ist noch für eine andere Partie offen. Die Handys können zu dieser mitkommen, mit ihren Plätzen und demselben Code; oder du öffnest ihn neu, das schickt sie weg.',
    bring: (count) => (count === 0 ? 'Die Einladung mitnehmen' : count === 1 ? 'Das Handy mitnehmen' : `Die ${count} Handys mitnehmen`),
    rematch: 'Die Handys sind noch bei der Partie davor. Sie können zu dieser mitkommen; niemand muss noch einmal scannen oder etwas eintippen.',
    later: 'Jetzt nicht',
    network: 'In welchem Netz sind die Handys?',
    noNetwork: 'Dieser Computer ist in keinem Netz, in das Handys kommen könnten; nur ein anderer Browser auf diesem Computer kann mitmachen.',
    open: 'Tisch öffnen',
    close: 'Tisch schließen',
    scan: 'Scann das mit der Kamera des Handys',
    qr: 'QR-Code mit der Adresse des Tisches',
    orType: 'oder öffne diese Adresse und tipp den Code ein:',
    code: 'Code',
    good: (left) => `Gilt noch ${lasting(left)}.`,
    expired: 'Der Code ist abgelaufen. Wer schon am Tisch ist, bleibt; für weitere Handys mach einen neuen.',
    renew: 'Neuer Code',
    privacy: 'Was Handys und dieser Computer einander sagen, ist nicht verschlüsselt. Öffne den Tisch nur in einem Netz, dessen Leuten du traust.',
    devices: (count) => (count === 0 ? 'Noch ist niemand am Tisch' : counted(count, { one: 'Gerät am Tisch', other: 'Geräte am Tisch' })),
    here: 'gerade da',
    lastSeen: (ago) =>
      `nicht verbunden, zuletzt gesehen ${ago < 5 ? 'gerade eben' : ago < 60 ? `vor ${ago} Sekunden` : ago < 120 ? 'vor einer Minute' : `vor ${Math.round(ago / 60)} Minuten`}`,
    removing: 'Wer entfernt wird, kennt den Code; darum gibt es dann einen neuen.',
    role: (name) => `Was ${name} darf`,
    seat: (name) => `Wo ${name} sitzt`,
    noSeat: 'kein Platz',
    remove: 'Entfernen',
    removeNamed: (name) => `${name} entfernen`,
    waiting: 'Einen Moment …',
    problem: 'Das hat nicht geklappt.',
  },
  refusal: (refusal) => {
    switch (refusal.kind) {
      case 'no-such-match':
        return 'An dieser Partie lässt sich nicht weiterspielen, also kann auch niemand dazukommen.'
      case 'no-such-address':
        return 'Unter dieser Adresse ist der Computer nicht mehr zu erreichen. Wähl ein anderes Netz, oder sieh nach, ob die Verbindung steht und eine Firewall Caravan durchlässt.'
      case 'not-open':
        return 'Der Tisch ist geschlossen.'
      case 'no-such-device':
        return 'Dieses Gerät ist schon weg.'
      case 'no-such-seat':
        return 'Diesen Platz gibt es an diesem Tisch nicht.'
    }
  },
  join: {
    title: 'An den Tisch kommen',
    opening: 'Der Tisch wird gesucht …',
    code: 'Code',
    codeHint: 'Sechs Buchstaben und Ziffern. Wer den Tisch geöffnet hat, sieht sie auf dem Bildschirm.',
    next: 'Weiter',
    name: 'Dein Name',
    nameMissing: 'Bitte schreib deinen Namen, damit die anderen wissen, wessen Handy das ist.',
    seat: 'Wo sitzt du?',
    watching: 'Ich sehe nur zu',
    taken: 'hat schon ein Handy',
    join: 'An den Tisch',
    sentAway: 'Dieses Handy ist nicht mehr am Tisch. Mit einem neuen Code kann es wiederkommen.',
    again: 'Noch einmal versuchen',
    unreachable: 'Der Tisch ist nicht zu erreichen. Sieh nach, ob dieses Handy im selben Netz ist wie der Computer und ob der Tisch noch offen ist.',
  },
  joinRefusal: (refusal) => {
    switch (refusal.kind) {
      case 'wrong-code':
        return 'Dieser Code ist falsch oder abgelaufen. Sieh noch einmal auf den Bildschirm; vielleicht steht dort ein neuer.'
      case 'locked':
        return `Zu viele falsche Codes. Bitte warte ${lasting(refusal.wait)}, und versuch es dann noch einmal.`
      case 'full':
        return 'Der Tisch ist voll. Erst muss ein Gerät entfernt werden, bevor ein weiteres dazukommen kann.'
      case 'too-many-new':
        return 'In kurzer Zeit sind sehr viele Geräte dazugekommen. Bitte versuch es in einer Minute noch einmal.'
      case 'not-understood':
        return 'Das hat der Tisch nicht verstanden. Bitte lade diese Seite neu.'
      case 'closed':
        return 'Der Tisch ist geschlossen.'
    }
  },
  phone: {
    title: 'Am Tisch',
    you: (name, role) => `${name} · ${role}`,
    leave: 'Den Tisch verlassen',
    leaveSure: 'Den Tisch verlassen? Zum Wiederkommen brauchst du einen Code.',
    stay: 'Bleiben',
    yourTurn: 'Du bist dran',
    turnOf: (name) => `${name} ist dran`,
    sending: 'Noch nicht gesendet: Es wartet auf das Netz. Es wird einmal eingetragen, sobald der Tisch wieder da ist.',
    watchOnly: 'Du siehst zu. Wer den Tisch geöffnet hat, kann dir einen Platz geben.',
    noSeat: 'Du hast noch keinen Platz. Wer den Tisch geöffnet hat, kann dir einen geben.',
    blocked: 'Blockiert? Meine Hand zeigen',
    photograph: 'Fotografieren',
    takeBack: (what) => `Zurücknehmen: ${what}`,
    led: 'Eine neue Partie hat begonnen, und dieses Handy ist mitgekommen.',
    understood: 'Gut',
    waitRound: 'Die nächste Runde beginnt am Tisch.',
  },
  hand: {
    title: 'Meine Hand zeigen',
    hint: 'Tipp jeden Stein an, den du hast. Ist sie gezeigt, sehen sie alle am Tisch, und niemand muss sie für die Entscheidung noch eingeben.',
    show: 'Allen zeigen',
    shown: 'Deine Hand liegt offen auf dem Tisch.',
    takeBack: 'Zurücknehmen',
    byPhone: (name) => `${name} hat diese Hand auf dem Handy gezeigt.`,
  },
}
