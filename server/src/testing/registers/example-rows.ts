import type { Fault } from '@leme/contract/kit/problem';
import type { Field } from '@leme/contract/kit/resource/fields';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { stateFields } from '@leme/contract/kit/resource/states';
import { addDays } from '@leme/contract/kit/values/days';
import { withCheckDigits } from '../../demo/fake-tax-ids.ts';

export type Values = Record<string, unknown>;

/** A row with a value in every field that needs no other row, all told apart by `n`, as the declaration allows. */
export function exampleRow({ fields, belonging = {} }: Resource, n: number): Values {
  const codes = Object.values(fields).map(({ codeIn }) => codeIn);
  /** What is chosen would need another row, which is not made here. */
  const asksForRow = (name: string) =>
    Object.values(belonging[name] ?? {}).some((names) =>
      names.some((of) => fields[of]?.kind === 'reference'),
    );
  const values = Object.entries(fields).map(([name, field]) => [
    name,
    codes.includes(name) ? '+55' : asksForRow(name) ? field.fallback : exampleValue(field, n),
  ]);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** What stands empty where `name` says something: fields of other choices than its own. */
export function rivals({ fields, belonging = {} }: Resource, name: string): Values {
  const others = Object.values(belonging).flatMap((choices) => {
    const groups = Object.values(choices);
    return groups.some((group) => group.includes(name))
      ? groups.filter((group) => !group.includes(name)).flat()
      : [];
  });
  const empty = others.filter((other) => {
    const field = fields[other];
    return field !== undefined && !field.required && field.fallback === undefined;
  });
  return Object.fromEntries(empty.map((other) => [other, null]));
}

/** What of such a row a change may say: all but its states, which only moves change. */
export function freely(resource: Resource, values: Values): Values {
  const states = stateFields(resource);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !states.includes(name)));
}

function exampleValue(field: Field, n: number): unknown {
  const { kind, min = 0, max = 0, digits = 2, onlyDigits, isSlug, isWord } = field;
  const options = field.options ?? [];
  // What may be negative need not be.
  const least = Math.max(0, Math.floor(min));
  const counted = min + (n % (max - min + 1));
  switch (kind) {
    case 'text':
      if (isWord) return `Coração-${n}`.slice(0, max);
      if (isSlug) return `coracao-${n}`;
      return onlyDigits ? String(n).padStart(max, '9') : `Coração ${n}`.slice(0, max).padEnd(min, 'o');
    case 'long-text':
      return `Primeira linha ${n}\nSegunda linha`;
    case 'integer':
    case 'basis-points':
      return counted;
    case 'integers':
      return [...new Set([max, counted])];
    case 'money':
    case 'decimal':
      return Number((least + (n % Math.floor(max - least)) + 1 - 10 ** -digits).toFixed(digits));
    case 'date':
      // Who was born then may work; days a row must have are apart, as those on which somebody is away.
      if (field.past && field.personal) return '1984-02-29';
      return field.required ? addDays('2020-02-29', n) : '2020-02-29';
    case 'instant':
      return `2026-11-20T12:00:${String(n % 60).padStart(2, '0')}.000Z`;
    case 'date-range':
      return { from: '2096-12-01', to: '2096-12-03' };
    case 'day-ranges':
      return [
        { from: '12-15', to: '02-28' },
        { day: 'carnival', before: 4, after: 1 },
      ];
    case 'time':
      return '09:30';
    case 'weekdays':
      return [6, 7];
    case 'choices':
      return options.slice(0, 2);
    case 'boolean':
      return n % 2 === 1;
    case 'choice':
      // Where else a row may begin is tried with its states.
      return field.moves ? field.fallback : options[n % options.length];
    case 'colour':
      return `#${n.toString(16).padStart(6, '0')}`;
    case 'email':
      return `pessoa${n}@exemplo.test`;
    case 'phone':
      return field.codeIn ? `48999${140_000 + n}` : `+5548999${140_000 + n}`;
    case 'tax-id':
      return n % 2 === 1 || max === 11
        ? withCheckDigits(String(100_000_000 + n))
        : withCheckDigits(`12ABC${String(n).padStart(3, '0')}0001`);
    case 'fee-tiers':
      // Nothing is lower than this, whatever not showing up costs.
      return [{ hours_before: 24 + n, fee_bp: 0, minimum_fee: 0 }];
    case 'checklist':
      return [{ label: `Óleo ${n}`, type: 'number', required: true, min: 3, max: 5.5 }];
    case 'localised':
      return { 'pt-BR': `Coração ${n}`, en: `Heart ${n}` };
    case 'reference':
    case 'references':
    case 'file':
    case 'files':
      return undefined;
  }
}

/** The smallest and the largest value of a field that has bounds. */
export function boundsOf({ kind, min = 0, max = 0 }: Field): unknown[] {
  const sizes = [...new Set([Math.max(1, min), max])];
  if (kind === 'text' || kind === 'long-text') return sizes.map((size) => '9'.repeat(size));
  if (kind === 'localised') return sizes.map((size) => ({ 'pt-BR': 'x'.repeat(size) }));
  if (kind === 'integers') return [[min], [max]];
  return isNumber(kind) ? [min, max] : [];
}

/** What spreadsheets and people make of a telephone number that is none. */
export const noNumbers = [
  ['5,51299E+12', 'number-cut'],
  ['12988117001,0', 'number-decimals'],
  ['(12) 98811-0102 ramal 12', 'phone-extension'],
  ['12 3892-1002/1003', 'phone-several'],
  ['98811-0106', 'area-code'],
] as const;

/** Values that do not fit a field, each with the fault it gets. */
export function faultsOf(name: string, field: Field): [unknown, Pick<Fault, 'pointer' | 'code'>][] {
  const { kind, min = 0, max = 0, digits = 2, required, fallback, onlyDigits, isWord, isKey, atLink } = field;
  const refused = (value: unknown, code: string, inside = ''): ReturnType<typeof faultsOf>[number] => [
    value,
    { pointer: `/${name}${inside}`, code },
  ];
  const isText = kind === 'text' || kind === 'long-text';
  return [
    ...(isText && required && fallback === undefined ? [refused(' ', 'required')] : []),
    ...(isText && min > 1 ? [refused('9'.repeat(min - 1), 'too-small')] : []),
    ...(isText
      ? [
          refused('9'.repeat(max + 1), 'too-large'),
          refused(`${'9'.repeat(Math.max(1, min - 1))}\u0000`, 'control-characters'),
        ]
      : []),
    ...(kind === 'text' ? [refused(`${'9'.repeat(Math.max(1, min - 2))}\n9`, 'line-break')] : []),
    ...(isWord ? [refused('9 9', 'no-blanks')] : []),
    ...(onlyDigits ? [refused('O'.padStart(max, '9'), 'digits')] : []),
    ...(isNumber(kind) ? [refused(min - 1, 'too-small'), refused(max + 1, 'too-large')] : []),
    ...(kind === 'integer' || kind === 'basis-points' ? [refused(min + 0.5, 'integer')] : []),
    ...(kind === 'integers'
      ? [[], [max + 1], [min + 0.5], 'bar'].map((value) => refused(value, 'integers'))
      : []),
    ...(kind === 'money' ? [refused(min + 0.005, 'money-decimals')] : []),
    ...(kind === 'decimal' ? [refused(min + 1 + 10 ** -(digits + 1), 'decimals')] : []),
    ...(kind === 'date' ? [refused('2026-02-30', 'date')] : []),
    ...(kind === 'instant' ? [refused('ontem', 'datetime')] : []),
    ...(kind === 'boolean' ? [refused('sim', 'type')] : []),
    ...(kind === 'choice' ? [refused('outra coisa', 'option')] : []),
    ...(kind === 'colour' ? [refused('red', 'colour')] : []),
    ...(kind === 'email' ? [refused('marina', 'email')] : []),
    ...(kind === 'phone' ? [refused('48 9999', field.codeIn ? 'too-few-digits' : 'phone')] : []),
    ...(kind === 'phone' ? noNumbers.map(([typed, code]) => refused(typed, code)) : []),
    ...(isKey ? [refused('5,51299E+12', 'number-cut')] : []),
    ...(kind === 'tax-id' ? [refused('123', 'tax-id'), refused('11.111.111/1111-11', 'tax-id')] : []),
    ...(kind === 'tax-id' && max === 11 ? [refused('11.222.333/0001-81', 'cpf')] : []),
    ...(kind === 'references' || kind === 'files'
      ? [refused('bar', 'type'), refused(['bar'], 'uuid', '/0')]
      : []),
    ...(kind === 'references' ? linkFaults(name, atLink) : []),
    ...(kind === 'reference' || kind === 'file' ? [refused('bar', 'uuid')] : []),
    ...(kind === 'fee-tiers'
      ? [
          refused('bar', 'type'),
          refused([{ hours_before: -1, fee_bp: 0, minimum_fee: 0 }], 'too-small', '/0/hours_before'),
          refused([{ hours_before: 24, fee_bp: 10_001, minimum_fee: 0 }], 'too-large', '/0/fee_bp'),
        ]
      : []),
    ...(kind === 'checklist'
      ? [
          refused('bar', 'type'),
          refused([{ label: '' }], 'required', '/0/label'),
          refused([{ label: 'Óleo', type: 'number', min: 5, max: 3 }], 'too-small', '/0/max'),
        ]
      : []),
    ...(kind === 'localised'
      ? [refused({ en: 'Heart' }, 'required', '/pt-BR'), refused('Coração', 'type')]
      : []),
  ];
}

/** Links with a value that does not fit, or that has no place there. */
function linkFaults(name: string, atLink: Field | undefined): ReturnType<typeof faultsOf> {
  const id = '0193f3a0-0000-7000-8000-000000000001';
  const inside = atLink ? faultsOf('value', atLink) : [[1, { pointer: '/value', code: 'no-value' }] as const];
  return inside.map(([value, { pointer, code }]) => [
    [{ id, value }],
    { pointer: `/${name}/0${pointer}`, code },
  ]);
}

function isNumber(kind: Field['kind']): boolean {
  return ['integer', 'basis-points', 'money', 'decimal'].includes(kind);
}
