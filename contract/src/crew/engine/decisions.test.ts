import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paperWorth } from '../credential-state.ts';
import { positions } from '../positions.ts';
import { type Answer, type Credential, decide, type Question } from './decide.ts';
import { cellName, tableMatrix } from './decisions.testing.ts';
import { dimensions, type Scope } from './dimensions.ts';
import { decidingCell, versionOn } from './matrix.ts';
import { allContexts } from './matrix-faults.ts';

const [head = '', ...lines] = readFileSync(new URL('./decisions.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const columns = head.split(';');
const rows = lines.map((line) => {
  const cells = line.split(';');
  return Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? '']));
});

const states = { '?': 'aguardando', '!': 'recusada' } as const;

/** `MNC@2026-12-31` is checked and ends then, `MNC@-` never; `?` waits, `!` was refused, `*` is one's own word, `>` begins later. */
function papersIn(text = ''): Credential[] {
  return text.split(' ').flatMap((written, at) => {
    const [, code, sign, day, mark] = /^([A-Z]+)([@>])([\d-]+)([?!*]?)$/.exec(written) ?? [];
    if (!code || !day) return [];
    return [
      {
        id: `${code} ${at}`,
        competency_id: code,
        status: mark === '?' || mark === '!' ? states[mark] : 'conferida',
        issued_on: sign === '>' ? day : null,
        expires_on: sign === '>' || day === '-' ? null : day,
        self_declared: mark === '*',
      },
    ];
  });
}

function questionOf(row: (typeof rows)[number]): Question {
  const context = Object.fromEntries(dimensions.map((name) => [name, row[name] || null])) as Scope;
  return {
    position: row.position as Question['position'],
    context,
    date: row.date ?? '',
    credentials: papersIn(row.papers),
    birth: row.birth || null,
  };
}

/** The words that decide: the cell, what was used of it, and what is missing. */
function whyOf(answer: Answer, { credentials, date }: Question): string {
  const code = (id: string) => id.split(' ')[0];
  const used = answer.used.map(
    ({ credential, days_left, self_declared }) =>
      `${code(credential)} ${days_left ?? '–'}${self_declared ? ' own word' : ''}`,
  );
  const missing = answer.missing.map((each) => {
    if (each.of === 'knowledge') return `lacks ${each.lacks.join(' ')}`;
    if (each.of === 'age') return `age ${each.age ?? '?'}/${each.minimum}`;
    const near = credentials.find(({ id }) => id === each.nearest);
    if (near) return `${code(near.id)} ${paperWorth(near, date)}`;
    return `no ${each.any_of.map(({ competency_id, or_higher }) => competency_id + (or_higher ? '+' : '')).join('|')}`;
  });
  const words = [...used, ...missing].join(', ') || 'nothing';
  return answer.cell ? `${cellName(answer.cell)}: ${words}` : words;
}

test('every row of the table is answered as it was decided by hand, in the words that decide', () => {
  expect(rows.length).toBeGreaterThanOrEqual(150);
  const wrong = rows.flatMap((row, at) => {
    const question = questionOf(row);
    const answer = decide(tableMatrix, [], question);
    const [asked, told] = [`${row.can}: ${row.why}`, `${answer.can}: ${whyOf(answer, question)}`];
    return asked === told ? [] : [`row ${at + 2}: ${asked} – answered ${told}`];
  });
  expect(wrong).toEqual([]);
});

test('in every context each position is decided by one cell, and never by nothing', () => {
  for (const date of ['2026-01-01', '2027-06-01']) {
    const cells = versionOn(tableMatrix.versions, date)?.cells ?? [];
    const open = allContexts().flatMap((context) =>
      positions.filter((position) => !('cell' in decidingCell(cells, position, context))),
    );
    expect(open).toEqual([]);
  }
});
