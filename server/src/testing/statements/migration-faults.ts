import { splitStatements } from '../../kit/install/split-statements.ts';
import { wordsOf } from './statement-scopes.ts';

/**
 * What of a migration a distributed database refuses or does wrong, statement by statement. Functions are read as well: a
 * table they make or change is held to the same.
 */
export function migrationFaults(text: string): string[] {
  return splitStatements(text).flatMap((statement) =>
    [statement, ...inner(statement)].flatMap((part) => {
      const words = wordsOf(part);
      return rules.flatMap(([fault, breaks]) => (breaks(words) ? [`${fault}: ${firstLine(part)}`] : []));
    }),
  );
}

/** The statements in a function's body, its strings among them: what `execute format('…')` runs. */
function inner(statement: string): string[] {
  const [, , body = ''] = /\$([a-z_]*)\$([\s\S]*)\$\1\$/i.exec(statement) ?? [];
  if (/\bpgboss\b/i.test(statement)) return [];
  const strings = [...body.matchAll(/'((?:[^']|'')*)'/g)].map(([, said = '']) => said.replaceAll("''", "'"));
  return strings.filter((said) => /^\s*(alter|create|insert)\s/i.test(said));
}

const firstLine = (statement: string) =>
  statement
    .replace(/^(\s*--.*\n)+/, '')
    .trim()
    .split('\n', 1)[0] ?? '';

type Rule = readonly [fault: string, breaks: (words: readonly string[]) => boolean];

const rules: readonly Rule[] = [
  [
    'a constraint inside ADD COLUMN; add it behind, alone',
    (words) => addedColumns(words).some(isConstrained),
  ],
  ['ADD CONSTRAINT beside something else; it stands alone', (words) => isCrowded(words)],
  [
    'ADD CONSTRAINT without a name',
    (words) => actionsOf(words).some(([add, what]) => add === 'add' && unnamed.test(what ?? '')),
  ],
  [
    'tenant_id is not the first column',
    (words) => isCreate(words) && columnNames(words).indexOf('tenant_id') > 0 && !isGlobal(words),
  ],
  [
    'tenant_id added to a table; it is the first column from the start',
    (words) => addedColumns(words).some(([name]) => name === 'tenant_id'),
  ],
  [
    'a trigger, an enum or a view',
    (words) =>
      words[0] === 'create' && made.test(words[words[1] === 'or' ? 3 : 1] ?? '') && !words.includes('pgboss'),
  ],
  [
    'rows from a function into a tenant table',
    (words) =>
      words[0] === 'insert' &&
      words[words.indexOf('(') + 1] === 'tenant_id' &&
      /from [a-z_.]+ \(/.test(words.join(' ')),
  ],
  [
    'case <column> when; say case when <column> =',
    (words) =>
      words.some((word, at) => word === 'case' && words[at + 1] !== 'when') && !words.includes('pgboss'),
  ],
  ['on delete set null', (words) => / on delete set /.test(words.join(' '))],
];

const unnamed = /^(foreign|unique|check|exclude)$/;
const made = /^(trigger|view|materialized|type|sequence)$/;
const constraint = /^(check|references|unique|primary|constraint)$/;

const isCreate = (words: readonly string[]) => words[0] === 'create' && words[1] === 'table';
/** The one table that leads from an address to its tenant, and those that say nothing of a tenant. */
const isGlobal = (words: readonly string[]) => words[2] === 'login_emails';
const isConstrained = (column: readonly string[]) => column.some((word) => constraint.test(word));

/** What an ALTER TABLE does, one by one. */
function actionsOf(words: readonly string[]): string[][] {
  if (words[0] !== 'alter' || words[1] !== 'table' || words.includes('pgboss')) return [];
  const from = words.findIndex(
    (word, at) => at > 2 && /^(add|alter|drop|no|force|enable|disable|rename|set|owner|attach)$/.test(word),
  );
  return from < 0 ? [] : split(words.slice(from));
}

/** The columns an ALTER TABLE adds: their names and what is said of them. */
function addedColumns(words: readonly string[]): string[][] {
  return actionsOf(words).flatMap(([add, what, ...rest]) =>
    add === 'add' && what === 'column' ? [rest] : [],
  );
}

function isCrowded(words: readonly string[]): boolean {
  const actions = actionsOf(words);
  return actions.length > 1 && actions.some(([add, what]) => add === 'add' && what !== 'column');
}

function columnNames(words: readonly string[]): string[] {
  const body = words.slice(words.indexOf('(') + 1);
  return split(body).map(([name = '']) => name);
}

/** At commas outside of brackets, until the brackets around close. */
function split(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  let deep = 0;
  for (const word of words) {
    if (word === '(') deep += 1;
    if (word === ')' && --deep < 0) break;
    if (word === ',' && deep === 0) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}
