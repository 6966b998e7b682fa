import type { crewLeave } from '@leme/contract/crew/crew-leave';
import type { crewMembers } from '@leme/contract/crew/crew-members';
import type { FieldsOf } from '@leme/contract/kit/resource/resource';

type Member = FieldsOf<typeof crewMembers>;

export type CrewPlan = Pick<
  Member,
  'status' | 'engagement' | 'birth' | 'languages' | 'positions' | 'daily_rate' | 'trip_rate'
> & {
  /** Who is called in an emergency. */
  kin: string;
  /** Why, days from the day of the demo, and how many days more than one. */
  leave?: readonly [kind: FieldsOf<typeof crewLeave>['kind'], from: number, days: number];
};

const usual = { status: 'active', languages: ['pt-BR'], daily_rate: null, trip_rate: null } as const;

const plan = (of: Omit<CrewPlan, keyof typeof usual> & Partial<CrewPlan>): CrewPlan => ({
  ...usual,
  languages: [...usual.languages],
  ...of,
});

/** The first one is the sailor who signs in. */
export const crewPlan: readonly CrewPlan[] = [
  plan({ positions: ['comandante'], engagement: 'CLT', birth: '1986-04-12', kin: 'Esposa' }),
  plan({
    positions: ['comandante', 'marinheiro'],
    engagement: 'CLT',
    birth: '1979-09-03',
    languages: ['pt-BR', 'en'],
    kin: 'Marido',
  }),
  plan({
    positions: ['marinheiro'],
    engagement: 'diarista',
    daily_rate: 220,
    birth: '1999-01-27',
    kin: 'Mãe',
  }),
  plan({
    positions: ['marinheiro', 'apoio'],
    engagement: 'diarista',
    daily_rate: 200,
    birth: '2001-06-15',
    kin: 'Pai',
    leave: ['folga', 2, 1],
  }),
  plan({ positions: ['maquinista'], engagement: 'CLT', birth: '1972-11-08', kin: 'Esposa' }),
  plan({
    positions: ['guia'],
    engagement: 'autonomo',
    trip_rate: 180,
    birth: '1991-03-30',
    languages: ['pt-BR', 'en', 'es'],
    kin: 'Irmã',
  }),
  plan({
    positions: ['guia', 'apoio'],
    engagement: 'autonomo',
    trip_rate: 160,
    birth: '1996-08-19',
    languages: ['pt-BR', 'fr', 'it'],
    kin: 'Irmão',
    leave: ['indisponivel', 9, 4],
  }),
  plan({
    positions: ['instrutor'],
    engagement: 'autonomo',
    daily_rate: 300,
    birth: '1988-12-01',
    kin: 'Mãe',
  }),
  plan({
    positions: ['observador', 'apoio'],
    engagement: 'diarista',
    daily_rate: 150,
    birth: '2004-02-29',
    kin: 'Pai',
  }),
  plan({ positions: ['comandante'], engagement: 'socio', birth: '1968-05-21', kin: 'Filha' }),
  plan({
    positions: ['comandante', 'instrutor'],
    engagement: 'parceiro',
    trip_rate: 350,
    birth: '1983-10-10',
    kin: 'Esposa',
  }),
  plan({
    status: 'leave',
    positions: ['marinheiro'],
    engagement: 'CLT',
    birth: '1994-07-04',
    kin: 'Esposa',
    leave: ['ferias', -5, 19],
  }),
  plan({ positions: ['comandante'], engagement: 'CLT', birth: '1976-02-17', kin: 'Esposa' }),
  plan({
    positions: ['comandante', 'marinheiro'],
    engagement: 'autonomo',
    trip_rate: 300,
    birth: '1981-08-25',
    kin: 'Marido',
  }),
  plan({ positions: ['marinheiro'], engagement: 'CLT', birth: '1990-11-13', kin: 'Mãe' }),
  plan({ positions: ['marinheiro'], engagement: 'CLT', birth: '1987-05-06', kin: 'Esposa' }),
  plan({
    positions: ['marinheiro'],
    engagement: 'diarista',
    daily_rate: 210,
    birth: '1998-03-19',
    kin: 'Pai',
  }),
  plan({
    positions: ['marinheiro'],
    engagement: 'diarista',
    daily_rate: 210,
    birth: '1995-12-09',
    kin: 'Irmã',
  }),
  plan({
    positions: ['marinheiro', 'apoio'],
    engagement: 'diarista',
    daily_rate: 200,
    birth: '2000-07-30',
    kin: 'Mãe',
  }),
  plan({
    positions: ['guia'],
    engagement: 'CLT',
    birth: '1993-09-22',
    languages: ['pt-BR', 'en'],
    kin: 'Esposo',
  }),
  plan({
    positions: ['guia'],
    engagement: 'autonomo',
    trip_rate: 170,
    birth: '1997-01-11',
    languages: ['pt-BR', 'es'],
    kin: 'Mãe',
  }),
  plan({
    positions: ['guia'],
    engagement: 'autonomo',
    trip_rate: 170,
    birth: '1989-10-03',
    languages: ['pt-BR', 'en', 'fr'],
    kin: 'Irmão',
  }),
  plan({
    positions: ['guia', 'apoio'],
    engagement: 'autonomo',
    trip_rate: 160,
    birth: '2002-04-27',
    kin: 'Pai',
  }),
];
