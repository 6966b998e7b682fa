import type { SeededRandom } from './seeded-random.ts';

const firstNames = [
  'Adriana',
  'Alan',
  'Aline',
  'Antônio',
  'Augusto',
  'Bárbara',
  'Cecília',
  'César',
  'Clara',
  'Cristiano',
  'Débora',
  'Eduarda',
  'Elisa',
  'Enzo',
  'Érica',
  'Felipe',
  'Flávia',
  'Gabriel',
  'Gisele',
  'Heitor',
  'Íris',
  'Jonas',
  'Júlia',
  'Kátia',
  'Laís',
  'Leandro',
  'Lívia',
  'Márcio',
  'Milena',
  'Nádia',
  'Olívia',
  'Paulo',
  'Quitéria',
  'Raíssa',
  'Sérgio',
  'Tânia',
  'Ulisses',
  'Valéria',
  'Wesley',
  'Yasmin',
] as const;

const lastNames = [
  'Abreu',
  'Bastos',
  'Cordeiro',
  'Dantas',
  'Esteves',
  'Figueira',
  'Guimarães',
  'Hoffmann',
  'Inácio',
  'Junqueira',
  'Klein',
  'Lacerda',
  'Magalhães',
  'Novaes',
  'Ogliari',
  'Pimentel',
  'Queiroz',
  'Rezende',
  'Sá',
  'Tavares',
  'Uchoa',
  'Valadares',
  'Werneck',
  'Xavier',
  'Zanetti',
] as const;

export function fakeName(random: SeededRandom): string {
  return `${random.pick(firstNames)} ${random.pick(lastNames)}`;
}

/** A mobile number that no operator can have given to anyone: after the 9 comes a 0. */
export function fakePhone(random: SeededRandom, areaCode: string): string {
  return `+55${areaCode}90000${String(random.below(10_000)).padStart(4, '0')}`;
}

export function fakeEmail(name: string): string {
  const local = name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(' ', '.');
  return `${local}@example.com`;
}
