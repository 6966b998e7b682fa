type Word = readonly [locale: string, namespace: string, key: string, value: string];

const fleet = 'contract/fleet';
const letters = 'bookings/letters';

/** What Costa Verde says otherwise: it sails schooners, and its customers are guests. */
export const demoWords: readonly Word[] = [
  ['pt-BR', fleet, 'boats.one', 'Escuna'],
  ['pt-BR', fleet, 'boats.empty', 'Cadastre a primeira escuna para criar sessões com ela.'],
  ['pt-BR', letters, 'button', 'Ver as escunas'],
  ['pt-BR', letters, 'meeting', 'Embarque: {{place}}'],
  ['es', fleet, 'boats.one', 'Goleta'],
  ['es', fleet, 'page.boats.title', 'Goletas'],
  ['es', fleet, 'boats.empty', 'Registra la primera goleta para crear sesiones con ella.'],
  ['es', letters, 'meeting', 'Embarque: {{place}}'],
  ['en', fleet, 'boats.one', 'Schooner'],
  ['en', fleet, 'page.boats.title', 'Schooners'],
  ['en', fleet, 'boats.empty', 'Add the first schooner to create sessions with it.'],
  ['en', letters, 'button', 'See our schooners'],
];
