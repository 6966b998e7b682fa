import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { expect, test } from 'vitest';
import { csvText } from '#kit/text/csv.ts';
import { formatsFor } from '#kit/text/format.ts';
import { aBooking, aPassenger, aSession } from '../../party/manifest.testing.ts';
import { splitPhone } from './csv/dialling-code.ts';
import { manifestCsv } from './csv/manifest-csv.ts';
import { manifestJson, outputName } from './manifest-json.ts';
import { offeredIn } from './print/print-dialog.tsx';
import { linkTo } from './share-manifest.ts';
import { shareText } from './share-text.ts';

const session: ManifestSession = aSession({
  guide_name: 'Ana',
  remaining_capacity: 18,
  people: 3,
  boats: [
    { id: 'boat', boat_name: 'Lancha Netuno', registration_no: null, capacity: 20, has_expired_paper: false },
  ],
  bookings: [
    aBooking({
      customer_phone: '48999142207',
      customer_email: 'maria@exemplo.test',
      special_requirements: 'Alergia a camarão',
      total_price: 1234.5,
      paid_amount: 1000,
      remaining_amount: 234.5,
      booking_passengers: [{ id: 'adults', quantity: 2, label: 'Adulto' }],
      passengers: [
        {
          ...aPassenger('1', 'checked_in'),
          booking_passenger_id: 'adults',
          document: '123.456.789-09',
          birth_date: '1990-02-28',
          boat_id: 'boat',
        },
        aPassenger('2'),
      ],
    }),
  ],
});
const lines = (text: string) => text.replace('\uFEFF', '').trimEnd().split('\r\n');

test('the file is named after day and product, without accents [A2.4-31]', () => {
  expect(outputName(session, 'json')).toBe('manifesto-2026-11-20-ilha-do-campeche.json');
  const odd = aSession({ product: { id: 'p', name: 'Pôr do sol / Sambaquí!', color: '#6366f1' } });
  expect(outputName(odd, 'csv')).toBe('manifesto-2026-11-20-por-do-sol-sambaqui.csv');
});

test('JSON lists one person a unit: customer first, companions numbered and without the customer’s contact [A2.4-30, A3-39, A3-40, A3-41, A3-42, A3-43, A3-44, A3-45]', () => {
  expect(JSON.parse(manifestJson(session)).passengers).toMatchObject([
    {
      seat: '1A',
      name: 'Maria Gonçalves',
      fare_type: 'Adulto',
      checked_in: true,
      phone: '48999142207',
      email: 'maria@exemplo.test',
      special_requirements: 'Alergia a camarão',
    },
    {
      seat: '1B',
      name: 'Acompanhante 1',
      fare_type: 'Padrão',
      checked_in: false,
      phone: null,
      email: null,
      special_requirements: null,
    },
  ]);
  expect(manifestJson(session)).not.toContain('1234.5');
});

test('a spreadsheet gets semicolons, decimal commas, guarded text and no guard on numbers', () => {
  expect(csvText([['=1+1', '-5', -5.5, 'a;b', 'diz "oi"', null, '@x']])).toBe(
    `\uFEFF'=1+1;'-5;-5,50;"a;b";"diz ""oi""";;'@x\r\n`,
  );
});

test('health, identity and money stand in the spreadsheet only when asked for, money once a booking', () => {
  const [plain, whole] = [
    manifestCsv(session, {}),
    manifestCsv(session, { health: true, identity: true, money: true }),
  ];
  for (const secret of ['Alergia', '123.456', '28/02/1990', '1234,50'])
    expect([plain.includes(secret), whole.includes(secret)], secret).toEqual([false, true]);
  expect(lines(plain)).toEqual([
    'Data;Início;Produto;Assento;Passageiro;Cliente;Código;Tarifa;DDI;Telefone;Email;Embarcação;Status',
    '20/11/2026;08:00;Ilha do Campeche;1A;Maria Gonçalves;Maria Gonçalves;ABC123;Adulto;55;48999142207;maria@exemplo.test;Lancha Netuno;Check-in',
    '20/11/2026;08:00;Ilha do Campeche;1B;Acompanhante 1;Maria Gonçalves;ABC123;Padrão;;;;Lancha Netuno;Pendente',
  ]);
  expect(lines(whole)[1]?.endsWith(';Alergia a camarão;1234,50;1000,00;234,50')).toBe(true);
  expect(lines(whole)[2]?.endsWith(';;;;')).toBe(true);
});

test('a departure above its limit says so where it is shared, and its only boat carries everybody', () => {
  const crowded = { ...session, remaining_capacity: 0, people: 23, people_limit: 20, held: 0 };
  expect(shareText(crowded, formatsFor('pt-BR', 'America/Sao_Paulo')).split('\n').slice(3, 6)).toEqual([
    '20/20 lugares · 23 pessoas',
    'Acima do limite: 23 de 20 pessoas',
    '1 de 2 com check-in',
  ]);
  const boatsOf = (boats: ManifestSession['boats']) =>
    JSON.parse(manifestJson({ ...session, boats })).passengers.map(
      (each: { boat_name: string }) => each.boat_name,
    );
  expect(boatsOf(session.boats)).toEqual(['Lancha Netuno', 'Lancha Netuno']);
  const second = {
    id: 'other',
    boat_name: 'Escuna',
    registration_no: null,
    capacity: 60,
    has_expired_paper: false,
  };
  expect(boatsOf([...session.boats, second])).toEqual(['Lancha Netuno', null]);
});

test.each([
  ['48999142207', '55', '48999142207'],
  ['5548999142207', '55', '48999142207'],
  ['+5548999142207', '55', '48999142207'],
  ['+14155550100', '1', '4155550100'],
  ['+59899123456', '598', '99123456'],
  ['+351912345678', '351', '912345678'],
  ['+33612345678', '33', '612345678'],
  [null, '', ''],
] as const)('the phone %s is country %s and number %s', (phone, ddi, number) => {
  expect(splitPhone(phone)).toEqual({ ddi, number });
});

test('what is shared names people and seats, and nothing of health, money, phone or document [A2.4-33]', () => {
  const text = shareText(session, formatsFor('pt-BR', 'America/Sao_Paulo'));
  expect(text.split('\n')).toEqual([
    'Ilha do Campeche',
    '20/11/2026 · 08:00–10:00',
    'Lancha Netuno · Guia: Ana',
    '2/20 lugares · 3 pessoas',
    '1 de 2 com check-in',
    '',
    '☑ 1A Maria Gonçalves',
    '☐ 1B Acompanhante 1',
  ]);
  const from = (pathname: string) => linkTo(session, { origin: 'https://leme.example', pathname });
  expect(from('/mar-azul/passenger-manifest')).toBe(
    'https://leme.example/mar-azul/passenger-manifest?date=2026-11-20&session=session',
  );
  expect(from('/sessions-manifest')).toBe(
    'https://leme.example/sessions-manifest?date=2026-11-20&session=session',
  );
});

test('what a viewer may not see did not come and is not offered for the paper; nothing is asked where nothing is left', () => {
  expect(offeredIn([session])).toEqual(['identity', 'owed']);
  const [booking = aBooking()] = session.bookings;
  const veiled = { ...booking, remaining_amount: null, passengers: [aPassenger('1'), aPassenger('2')] };
  expect(offeredIn([{ ...session, bookings: [veiled] }])).toEqual([]);
  expect(offeredIn([{ ...session, bookings: [{ ...veiled, remaining_amount: 0 }] }])).toEqual([]);
});
