import pg from 'pg';
import {
  columnsOf,
  constraintsOf,
  extensions,
  functions,
  grantsOf,
  indexesOf,
  policiesOf,
  tables,
  unknownKinds,
} from './schema-queries.ts';

type Policy = { table: string; name: string; text: string };

const header = `-- The database as the migrations make it, written by \`npm run schema\`; the tests compare it with a fresh one.
-- Policies that several tables share stand once, at the end.`;

/** The whole model as one readable text, the same for the same migrations on every supported PostgreSQL. */
export async function readSchema(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await describe(async (text) => (await client.query(text)).rows);
  } finally {
    await client.end();
  }
}

/** Runs one statement of the reader and answers its rows. */
export type Ask = <Row>(text: string) => Promise<Row[]>;

async function describe(ask: Ask): Promise<string> {
  const unknown = await ask<{ name: string }>(unknownKinds);
  if (unknown.length > 0)
    throw new Error(
      `The schema has what this reader cannot write: ${unknown.map(({ name }) => name).join(', ')}`,
    );
  const known = await ask<{ name: string; rls: boolean; forced: boolean }>(tables);
  const policies = (await ask<Policy>(policiesOf)).map((policy) => ({ ...policy, text: tidy(policy.text) }));
  const shared = sharedPolicies(policies);
  const parts = await readParts(ask);
  const blocks = known.map(({ name, rls, forced }) => {
    const own = policies.filter(({ table }) => table === name);
    return [
      createTable(name, parts),
      ...parts.indexes
        .filter(({ table }) => table === name)
        .map(
          ({ definition }) => `${tidy(definition).replace(' using btree', '').replaceAll('public.', '')};`,
        ),
      wallOf(name, { rls, forced }),
      ...own
        .filter((policy) => !shared.has(keyOf(policy)))
        .map((policy) => statementOf(policy, `on ${name} `)),
      sharedNames(own, shared),
      ...grantsFor(name, parts),
    ]
      .filter(Boolean)
      .join('\n');
  });
  const ground = [
    (await ask<{ name: string }>(extensions)).map(({ name }) => `create extension ${name};`).join('\n'),
    ...(await ask<{ definition: string }>(functions)).map(({ definition }) => functionText(definition)),
  ];
  const commons = [...shared.values()].map(
    (policy) => `-- on every table that names it\n${statementOf(policy, '')}`,
  );
  return `${[header, ...ground, ...blocks, ...commons].join('\n\n')}\n`;
}

type Column = {
  table: string;
  name: string;
  type: string;
  required: boolean;
  value: string | null;
  generated: boolean;
};
type Constraint = { table: string; name: string; kind: string; column: string | null; definition: string };
type Parts = {
  columns: Column[];
  constraints: Constraint[];
  indexes: { table: string; definition: string }[];
  grants: { table: string; role: string; granted: string }[];
};

async function readParts(ask: Ask): Promise<Parts> {
  return {
    columns: await ask<Column>(columnsOf),
    constraints: await ask<Constraint>(constraintsOf),
    indexes: await ask(indexesOf),
    grants: await ask(grantsOf),
  };
}

function createTable(table: string, parts: Parts): string {
  const constraints = parts.constraints.filter((constraint) => constraint.table === table);
  const lines = parts.columns
    .filter((column) => column.table === table)
    .map((column) =>
      columnLine(
        column,
        constraints.filter((each) => each.kind === 'c' && each.column === column.name),
      ),
    );
  const whole = constraints.filter(({ kind, column }) => kind !== 'c' || column === null);
  return `create table ${table} (\n${[...lines, ...whole.map(constraintText)].map((line) => `  ${line}`).join(',\n')}\n);`;
}

function columnLine({ name, type, required, value, generated }: Column, checks: Constraint[]): string {
  const filled =
    value === null
      ? ''
      : generated
        ? ` generated always as (${tidy(bare(value))}) stored`
        : ` default ${tidy(value)}`;
  return [
    `${name} ${shortType(type)}${required ? ' not null' : ''}${filled}`,
    ...checks.map(constraintText),
  ].join(' ');
}

const ownName = /_(pkey|key|check|fkey|excl)\d*$/;

/** The definition, with its name where a person chose one. */
function constraintText({ table, name, definition }: Constraint): string {
  const isChosen = !(name.startsWith(`${table}_`) && ownName.test(name));
  return `${isChosen ? `constraint ${name} ` : ''}${tidy(definition)}`;
}

/** One line for all roles that hold the same. */
function grantsFor(name: string, { grants }: Parts): string[] {
  const groups = Map.groupBy(
    grants.filter(({ table }) => table === name),
    ({ granted }) => granted,
  );
  return [...groups].map(
    ([granted, held]) => `grant ${granted} on ${name} to ${held.map(({ role }) => role).join(', ')};`,
  );
}

function functionText(definition: string): string {
  const [head = '', body = '', tail = ''] = definition.split('$function$');
  return `${tidy(head).replace('create or replace', 'create').replace(/\s+/g, ' ')}$$${body}$$${tail.trim()};`;
}

function wallOf(name: string, { rls, forced }: { rls: boolean; forced: boolean }): string {
  if (!rls) return '';
  return [
    `alter table ${name} enable row level security;`,
    ...(forced ? [`alter table ${name} force row level security;`] : []),
  ].join('\n');
}

const keyOf = ({ name, text }: Policy) => `${name} ${text}`;

function sharedPolicies(policies: readonly Policy[]): Map<string, Policy> {
  const groups = Map.groupBy(policies, keyOf);
  return new Map(
    [...groups].flatMap(([key, [first, ...others]]) => (first && others.length > 1 ? [[key, first]] : [])),
  );
}

function sharedNames(own: readonly Policy[], shared: ReadonlyMap<string, Policy>): string {
  const names = own.filter((policy) => shared.has(keyOf(policy))).map(({ name }) => name);
  return names.length > 0 ? `-- policies: ${names.join(', ')}` : '';
}

function statementOf({ name, text }: Policy, on: string): string {
  return `create policy ${name} ${on}${text};`;
}

function shortType(type: string): string {
  return type
    .replace('timestamp with time zone', 'timestamptz')
    .replace('time without time zone', 'time')
    .replace('numeric(12,2)', 'numeric(12, 2)');
}

function bare(expression: string): string {
  return expression.startsWith('(') && expression.endsWith(')') ? expression.slice(1, -1) : expression;
}

/** Lower-case keywords and lists as people write them; what stands in quotes is left alone. */
function tidy(sql: string): string {
  return sql
    .split(/('(?:[^']|'')*')/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .toLowerCase()
            .replace(/^::text\b(?!\[)/, '')
            .replace(/(?<=\d)::numeric\b/g, ''),
    )
    .join('')
    .replace(/= any \(array\[([^\]]*)\]\)/g, 'in ($1)');
}
