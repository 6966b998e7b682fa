import { judge } from '@leme/contract/kit/kinds/judge';
import { locales } from '@leme/contract/kit/language/locale';
import type { Entity } from '@leme/contract/kit/resource/entity';
import * as f from '@leme/contract/kit/resource/fields';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import '../../../testing/dom-gaps.ts';
import { Field } from '#ui/field/field.tsx';
import { ControlWords } from '../../text/control-words.tsx';
import { formatsFor } from '../../text/format.ts';
import { chooseLocale, startTexts } from '../../text/i18n.ts';
import { FieldInput } from '../field-input/field-input.tsx';
import { fieldText } from '../field-text.ts';
import { createNames } from '../record/values/names.ts';
import { sendable } from '../record/values/record-values.ts';
import { webKindOf } from './kinds.ts';

const none = { fields: {} } as Entity;
const names = createNames({ fields: {} } as never, []);
let sent: unknown;

/** One field of a form, whose value is known once it is sent. */
function Form({ field, start }: { field: f.Field; start: unknown }) {
  const [value, setValue] = useState(webKindOf(field).edit(start));
  sent = sendable(field, value);
  return (
    <Field label="Campo">
      <FieldInput
        resource={none as never}
        name="campo"
        rowId={null}
        names={names}
        field={field}
        value={value}
        onChange={setValue}
        onBlur={() => undefined}
        onWarning={() => undefined}
        onBusy={() => undefined}
      />
    </Field>
  );
}

async function form(field: f.Field, start: unknown = field.fallback ?? null) {
  await startTexts();
  render(
    <ControlWords>
      <Form field={field} start={start} />
    </ControlWords>,
  );
  return userEvent.setup();
}

afterEach(cleanup);

const speech = (locale: (typeof locales)[number]) => ({
  locale,
  yes: 'yes',
  no: 'no',
  format: formatsFor(locale, 'America/Sao_Paulo'),
});
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const said = (field: f.Field, value: unknown, locale: (typeof locales)[number] = 'pt-BR') =>
  plain(fieldText(field, value, undefined, speech(locale)));

/** What was typed is sent in the one form, which the judge takes. */
function expectSent(field: f.Field, value: unknown) {
  expect(sent).toEqual(value);
  expect(judge({ ...field, required: true }, sent).faults).toEqual([]);
}

test.each([
  ['time of day', f.time(), '830', '08:30', '08:30'],
  ['duration', f.duration(), '1h30', 90, '1:30'],
  ['duration in minutes', f.duration(), '45', 45, '0:45'],
  ['coordinates', f.coordinates(), '-27.59, -48.54', { lat: -27.59, lng: -48.54 }, '-27.59, -48.54'],
  [
    'coordinates with commas',
    f.coordinates(),
    '-27,59; -48,54',
    { lat: -27.59, lng: -48.54 },
    '-27.59, -48.54',
  ],
  ['numbers', f.integers({ max: 365, most: 4 }), '7, 60 e 30 7', [60, 30, 7], '60, 30, 7'],
  ['percentage', f.basisPoints(), '12,5', 1250, '12,5%'],
] as const)('%s is typed and read as people write it', async (_, field, typed, value, text) => {
  const person = await form(field);
  await person.tab();
  await person.keyboard(typed);
  await person.tab();
  expectSent(field, value);
  expect(said(field, value)).toBe(text);
});

test('what is no value stays in its input and is not taken for one', async () => {
  const field = f.coordinates();
  const person = await form(field);
  await person.type(screen.getByLabelText('Campo'), 'no cais');
  await person.tab();
  expect(screen.getByLabelText<HTMLInputElement>('Campo').value).toBe('no cais');
  expect(judge(field, sent).faults.length).toBe(1);
});

test('a list of numbers that is none, too long or out of bounds stays as it was typed', async () => {
  const field = f.integers({ min: 1, max: 365, most: 4 });
  const person = await form(field, [60, 7]);
  const input = screen.getByLabelText<HTMLInputElement>('Campo');
  expect(input.value).toBe('60, 7');
  for (const typed of ['nunca', '0', '366', '5 4 3 2 1', '30 dias']) {
    await person.clear(input);
    await person.type(input, typed);
    await person.tab();
    expect([typed, input.value, judge(field, sent).faults.map(({ code }) => code)]).toEqual([
      typed,
      typed.includes(' 4 ') ? '5, 4, 3, 2, 1' : typed,
      ['integers'],
    ]);
  }
});

test('days of the week are ticked by keyboard and stand in their order', async () => {
  const field = f.weekdays();
  const person = await form(field, [6]);
  await person.tab();
  await person.keyboard(' ');
  expectSent(field, [1, 6]);
  expect(said(field, [1, 6])).toBe('seg., sáb.');
  expect(within(screen.getByRole('group')).getAllByRole('checkbox')).toHaveLength(7);
});

test('several of a few values are ticked, in the order they are declared', async () => {
  const field = f.choices(['leste', 'norte', 'sul'], { areNames: true });
  const person = await form(field, ['sul']);
  await person.click(screen.getByRole('checkbox', { name: 'leste' }));
  expectSent(field, ['leste', 'sul']);
  expect(said(field, ['leste', 'sul'])).toBe('leste, sul');
});

test.each([
  ['pt-BR', '99.9', 99.9, '99,90'],
  ['pt-BR', '1200.50', 1200.5, '1.200,50'],
  ['pt-BR', '1,200.50', 1200.5, '1.200,50'],
  ['pt-BR', 'R$ 1.234,56', 1234.56, '1.234,56'],
  ['en', '1,200.50', 1200.5, '1,200.50'],
  ['en', '1,500', 1500, '1,500.00'],
  ['en', '99,9', 99.9, '99.90'],
] as const)('in %s %s pasted and typed is one amount of money', async (locale, text, value, shown) => {
  await chooseLocale(locale);
  onTestFinished(() => chooseLocale('pt-BR'));
  const field = f.money();
  const person = await form(field);
  const box = screen.getByLabelText<HTMLInputElement>('Campo');
  for (const enter of [() => person.paste(text), () => person.type(box, text.replace('R$ ', ''))]) {
    await person.clear(box);
    await enter();
    expectSent(field, value);
    expect(screen.queryByRole('alert')).toBeNull();
    await person.tab();
    expect(box.value).toBe(shown);
  }
});

test('what is no amount is not taken into a box of money, and is said', async () => {
  const person = await form(f.money(), 50);
  const box = screen.getByLabelText<HTMLInputElement>('Campo');
  for (const text of ['-30,00', '−30,00', '5,51299E+12', '12,567', '1.23.456', 'R$ 12 e 13']) {
    await person.tripleClick(box);
    await person.paste(text);
    expect([text, sent, screen.getByRole('alert').textContent]).toEqual([
      text,
      50,
      `“${text}” não foi aceito aqui`,
    ]);
    await person.tab();
    expect(box.value).toBe('50,00');
  }
  await person.clear(box);
  expect([sent, screen.queryByRole('alert')]).toEqual([null, null]);
});

test('an amount below zero is refused whole where none may be: it does not become another one', async () => {
  const person = await form(f.money(), 450);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Campo' });
  await person.clear(box);
  await person.type(box, '-10');
  screen.getByRole('alert');
  expect([box.value, sent]).toEqual(['-10', null]);
  await person.tab();
  expect([box.value, sent]).toEqual(['', null]);
  expect(screen.getByRole('alert').textContent).toContain('-10');
});

test('an amount says its currency, and none is nothing', async () => {
  const field = f.amount();
  const person = await form(field, { amount: 10, currency: 'USD' });
  await person.clear(screen.getByLabelText('Campo'));
  expect(sent).toBeNull();
  await person.type(screen.getByLabelText('Campo'), '1234,5');
  expectSent(field, { amount: 1234.5, currency: 'USD' });
  screen.getByRole('combobox', { name: 'Moeda' });
  expect(locales.map((locale) => said(field, sent, locale))).toEqual([
    'US$ 1.234,50',
    'US$1,234.50',
    '1234,50 US$',
    '1 234,50 $US',
    '1234,50 USD',
  ]);
});

test('a range of days may be open at one end, and one that ends before it begins is refused', async () => {
  const field = f.dateRange();
  const person = await form(field);
  await person.type(screen.getByLabelText('Campo'), '01122026');
  await person.tab();
  expectSent(field, { from: '2026-12-01', to: null });
  await person.type(screen.getByLabelText('Último dia'), '30112026');
  await person.tab();
  expect(judge(field, sent).faults).toEqual([{ code: 'backwards' }]);
  expect(said(field, { from: '2026-12-01', to: '2027-03-31' })).toBe('01/12/2026 – 31/03/2027');
  expect(said(field, { from: null, to: '2027-03-31' })).toBe('– 31/03/2027');
});
