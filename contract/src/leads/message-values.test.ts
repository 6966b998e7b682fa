import { expect, test } from 'vitest';
import { locales } from '../kit/language/locale.ts';
import { fillTemplate, placeholders } from '../sales/message-template.ts';
import { type MessageLead, messageValues } from './message-values.ts';

const ana: MessageLead = {
  name: ' Ana Beatriz Souza ',
  interest_date: { from: '2027-01-09', to: '2027-01-11' },
  passenger_count: 3,
  adult_count: 2,
  child_count: 1,
  offered_value: 1564.5,
};

const many = (one: string, several: string) => (count: number) => `${count} ${count === 1 ? one : several}`;
const topic = {
  lead: ana,
  product: { name: 'Ilha do Campeche', isPrivate: false },
  company: 'Mar Azul',
  seller: 'Joana Lima',
  locale: 'pt-BR',
  words: {
    together: many('pessoa', 'pessoas'),
    adults: many('adulto', 'adultos'),
    children: many('criança', 'crianças'),
    between: ' e ',
  },
} as const;
const of = (lead: Partial<MessageLead>) => messageValues({ ...topic, lead: { ...ana, ...lead } });
const dayOf = (from: string | null, to: string | null) => of({ interest_date: { from, to } }).data;
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('a message says of a lead who, what, when, how many and how much [B3-34, B7.5-06]', () => {
  const message =
    '{nome}: {produto}, {data}, {passageiros}, {valor}. Até já, {primeiro_nome}! {vendedor}, {empresa}';
  const { text, empty } = fillTemplate(message, messageValues(topic));
  expect(plain(text)).toBe(
    'Ana Beatriz Souza: Ilha do Campeche, 09/01/2027 – 11/01/2027, 2 adultos e 1 criança, R$ 1.564,50. Até já, Ana! Joana Lima, Mar Azul',
  );
  expect(empty).toEqual([]);
});

test('one day is told as one, and one that is open by the other', () => {
  expect(dayOf('2027-01-09', '2027-01-09')).toBe('09/01/2027');
  expect(dayOf('2027-01-09', null)).toBe('09/01/2027');
  expect(dayOf(null, '2027-01-11')).toBe('11/01/2027');
});

test('a private product tells its passengers as one number', () => {
  const product = { name: 'Lancha inteira', isPrivate: true };
  expect(messageValues({ ...topic, product }).passageiros).toBe('3 pessoas');
});

test('a value is in R$ with two decimals in every language, a day stands before its month [B9-10]', () => {
  const written = locales.map((locale) => messageValues({ ...topic, locale }));
  expect(written.map(({ valor }) => plain(valor))).toEqual([
    'R$ 1.564,50',
    'R$1,564.50',
    '1564,50 R$',
    '1 564,50 R$',
    '1564,50 R$',
  ]);
  expect(new Set(written.map(({ data }) => data))).toEqual(new Set(['09/01/2027 – 11/01/2027']));
});

test('what nobody knows is empty, and the message says which', () => {
  const lead = {
    name: 'Zé',
    interest_date: null,
    passenger_count: null,
    adult_count: null,
    child_count: null,
    offered_value: null,
  };
  const values = messageValues({ ...topic, lead, product: null });
  const all = placeholders.map((name) => `{${name}}`).join('');
  expect(fillTemplate(all, values).empty).toEqual([
    'produto',
    'data',
    'passageiros',
    'valor',
    'codigo',
    'hora',
    'local',
    'saldo',
    'prazo',
    'pix',
  ]);
  expect(values.primeiro_nome).toBe('Zé');
});

test('a name that looks like a placeholder stays a name', () => {
  const values = of({ name: '{valor} =1+1 <b>' });
  expect(fillTemplate('Olá {nome}, {primeiro_nome}', values).text).toBe('Olá {valor} =1+1 <b>, {valor}');
});
