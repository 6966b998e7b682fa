import type { Locale } from '@leme/contract/kit/locale';
import type { Trail } from './trails.ts';

type Texts = {
  subject: (company: string, day: string) => string;
  greeting: string;
  paragraph: (company: string) => string;
  keep: string;
  open: string;
  line: (trail: string, number: string, hash: string) => string;
  trails: Record<Trail, string>;
};

/** What the day's last hashes are sent with; pt-BR is the source. */
export const sealTexts: Readonly<Record<Locale, Texts>> = {
  'pt-BR': {
    subject: (company, day) => `Selo do histórico de ${day} – ${company}`,
    greeting: 'Olá!',
    paragraph: (company) => `O histórico da ${company} está selado até aqui:`,
    keep: 'Guarde este email: com ele se prova depois que nada do que veio antes foi alterado. Você não precisa fazer nada.',
    open: 'Abrir o Leme',
    line: (trail, number, hash) => `${trail}, bloco ${number}: ${hash}`,
    trails: { changes: 'Alterações', payments: 'Pagamentos', attendance: 'Check-ins', system: 'Sistema' },
  },
  en: {
    subject: (company, day) => `Seal of the history of ${day} – ${company}`,
    greeting: 'Hello!',
    paragraph: (company) => `The history of ${company} is sealed up to here:`,
    keep: 'Keep this email: it proves later that nothing before it was changed. There is nothing for you to do.',
    open: 'Open Leme',
    line: (trail, number, hash) => `${trail}, block ${number}: ${hash}`,
    trails: { changes: 'Changes', payments: 'Payments', attendance: 'Check-ins', system: 'System' },
  },
  es: {
    subject: (company, day) => `Sello del historial del ${day} – ${company}`,
    greeting: '¡Hola!',
    paragraph: (company) => `El historial de ${company} está sellado hasta aquí:`,
    keep: 'Guarda este correo: con él se prueba después que nada anterior fue alterado. No tienes que hacer nada.',
    open: 'Abrir Leme',
    line: (trail, number, hash) => `${trail}, bloque ${number}: ${hash}`,
    trails: { changes: 'Cambios', payments: 'Pagos', attendance: 'Check-ins', system: 'Sistema' },
  },
  fr: {
    subject: (company, day) => `Sceau de l'historique du ${day} – ${company}`,
    greeting: 'Bonjour !',
    paragraph: (company) => `L'historique de ${company} est scellé jusqu'ici :`,
    keep: "Conservez cet e-mail : il prouvera plus tard que rien de ce qui précède n'a été modifié. Vous n'avez rien à faire.",
    open: 'Ouvrir Leme',
    line: (trail, number, hash) => `${trail}, bloc ${number} : ${hash}`,
    trails: { changes: 'Modifications', payments: 'Paiements', attendance: 'Check-ins', system: 'Système' },
  },
  it: {
    subject: (company, day) => `Sigillo dello storico del ${day} – ${company}`,
    greeting: 'Ciao!',
    paragraph: (company) => `Lo storico di ${company} è sigillato fino a qui:`,
    keep: 'Conserva questa email: prova in seguito che nulla di ciò che precede è stato modificato. Non devi fare nulla.',
    open: 'Apri Leme',
    line: (trail, number, hash) => `${trail}, blocco ${number}: ${hash}`,
    trails: { changes: 'Modifiche', payments: 'Pagamenti', attendance: 'Check-in', system: 'Sistema' },
  },
};
