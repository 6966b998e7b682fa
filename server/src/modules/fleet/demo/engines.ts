import type { MotorPosition } from '@leme/contract/fleet/motors/motor-placements';
import type { DemoCompany } from '../../../demo/companies/demo-company.ts';

/** Engines as their dials say them today; `daily` is what one runs on a day of sailing. */
export type EnginePlan = {
  brand: string;
  model: string;
  serial: string | null;
  kind: 'popa' | 'centro_rabeta' | 'eixo' | 'jato' | 'gerador';
  hp: number;
  fuel_type: 'gasolina' | 'diesel';
  year: number;
  /** Nothing where it stands in reserve or is away. */
  on: readonly [boat: string, position: MotorPosition] | null;
  status: 'installed' | 'spare' | 'overhaul';
  hours: number;
  daily: number;
  /** What it had run when its dial was changed, a hundred days ago. */
  changedAt?: number;
  /** What somebody read wrongly yesterday. */
  doubted?: number;
};

const outboard = { brand: 'Yamaha', kind: 'popa', fuel_type: 'gasolina' } as const;
const diesel = { brand: 'Yanmar', kind: 'eixo', fuel_type: 'diesel' } as const;

export const engines: Readonly<Record<DemoCompany['subdomain'], Readonly<Record<string, EnginePlan>>>> = {
  'mar-azul': {
    'Netuno BB': {
      ...outboard,
      model: 'F300',
      serial: '6CF-1004417',
      hp: 300,
      year: 2022,
      on: ['Lancha Netuno', 'bombordo'],
      status: 'installed',
      hours: 588.3,
      daily: 3.1,
    },
    'Netuno BE': {
      ...outboard,
      model: 'F300',
      serial: '6CF-1004418',
      hp: 300,
      year: 2022,
      on: ['Lancha Netuno', 'boreste'],
      status: 'installed',
      hours: 595.8,
      daily: 3,
      doubted: 512.3,
    },
    'Brisa Sul BB': {
      ...diesel,
      model: '4JH110',
      serial: 'YM-88213',
      hp: 110,
      year: 2019,
      on: ['Catamarã Brisa Sul', 'bombordo'],
      status: 'installed',
      hours: 2410.4,
      daily: 4.2,
    },
    'Brisa Sul BE': {
      ...diesel,
      model: '4JH110',
      serial: 'YM-88214',
      hp: 110,
      year: 2019,
      on: ['Catamarã Brisa Sul', 'boreste'],
      status: 'installed',
      hours: 2398.7,
      daily: 4.2,
      changedAt: 2090,
    },
    'Jet 02': {
      ...outboard,
      model: 'VX Cruiser',
      serial: null,
      kind: 'jato',
      hp: 125,
      year: 2023,
      on: ['Jet ski 02', 'popa'],
      status: 'installed',
      hours: 148.2,
      daily: 0.9,
    },
    'Reserva F300': {
      ...outboard,
      model: 'F300',
      serial: '6CF-0998120',
      hp: 300,
      year: 2018,
      on: null,
      status: 'spare',
      hours: 1320,
      daily: 0,
    },
    'Maré Alta (velho)': {
      ...diesel,
      brand: 'MWM',
      model: 'D229-6',
      serial: 'MWM-40177',
      hp: 150,
      year: 2009,
      on: null,
      status: 'overhaul',
      hours: 9104.5,
      daily: 0,
    },
  },
  'costa-verde': {
    'Estrela centro': {
      ...diesel,
      brand: 'MWM',
      model: 'D229-6',
      serial: 'MWM-51220',
      hp: 150,
      year: 2015,
      on: ['Escuna Estrela de Paraty', 'centro'],
      status: 'installed',
      hours: 6120.5,
      daily: 5,
    },
    'Juatinga popa': {
      ...outboard,
      model: 'F200',
      serial: '6DA-220871',
      hp: 200,
      year: 2021,
      on: ['Lancha Juatinga', 'popa'],
      status: 'installed',
      hours: 702.6,
      daily: 2.8,
    },
    'Reserva F200': {
      ...outboard,
      model: 'F200',
      serial: '6DA-118002',
      hp: 200,
      year: 2017,
      on: null,
      status: 'spare',
      hours: 1510,
      daily: 0,
    },
  },
};
