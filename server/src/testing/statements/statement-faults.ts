import { isTarget, type Scope, type Side, scopesOf, wordsOf } from './statement-scopes.ts';

const moment =
  /^(now|current_timestamp|clock_timestamp|statement_timestamp|transaction_timestamp|localtimestamp)$/;

/** Their value differs each time they are asked: one node would write one thing, the next another. */
const volatile =
  /^(clock_timestamp|timeofday|random|random_normal|gen_random_uuid|uuidv4|uuidv7|nextval|currval|lastval|setval|set_config|pg_notify|pg_sleep)$/;

/**
 * What keeps a statement from being answered by the one node that holds its tenant. Row-level security would still hide
 * foreign rows; but a distributed database could not route such a statement, refuses it, or answers something else.
 */
export function statementFaults(sql: string, tenantTables: ReadonlySet<string>): string[] {
  const words = wordsOf(sql);
  const scopes = scopesOf(sql);
  const faults = scopes
    .flatMap((scope) => unnamed(scope, scopes, tenantTables))
    .map((table) => `${table} names no tenant of its own`);
  if (words.slice(0, -1).includes(';')) faults.push('several statements in one text');
  if (words[0] === 'set' && !/^local(app\.tenant_id|statement_timeout)=/.test(words.slice(1).join('')))
    faults.push(`it sets ${words.slice(1, 3).join(' ')}; a transaction sets its tenant and a time at most`);
  for (const scope of scopes) faults.push(...faultsOf(scope, tenantTables));
  return faults;
}

function faultsOf({ words, sources }: Scope, tenantTables: ReadonlySet<string>): string[] {
  const faults: string[] = [];
  // What stands after common table expressions is the statement itself.
  const verb = words.find((word) => /^(select|insert|update|delete|values)$/.test(word));
  const all = [...sources].flatMap(([name, table]) => (isExpressionOf(words, name) ? [] : [table]));
  const copies = verb === 'insert' && words.includes('select') && tenantTables.has(all[0] ?? '');
  if (copies && (all.length < 2 || all.some((table) => !table || !tenantTables.has(table))))
    faults.push('insert … select from what is no table of the tenant');
  if (copies && words.includes('returning') && words[words.indexOf('into') + 2] === '(')
    faults.push('insert … select … returning whose target has no other name');
  const isVolatile = words.some((word, at) => volatile.test(word) && words[at + 1] === '(');
  if (isVolatile && (verb === 'update' || verb === 'delete' || copies))
    faults.push(
      'a function that answers something else each time, in an update, a delete or an insert … select',
    );
  const conflict = between(words, words.indexOf('conflict'), 'returning');
  if (conflict.some((word) => moment.test(word))) faults.push('the time in ON CONFLICT');
  if (/[-+] (\$\d+ (:: \w+ )?\* )?interval\b/.test(conflict.join(' ')))
    faults.push('a moment plus an interval in ON CONFLICT, which is not the same in every time zone');
  if (verb === 'update' && asksTimeInside(words)) faults.push('the time in CASE or COALESCE of an update');
  if (words.some((word, at) => word === 'case' && words[at + 1] !== 'when'))
    faults.push('case <column> when; say case when <column> =');
  return faults;
}

/** Whether the name is one that `with … as (…)` gives in this scope. */
function isExpressionOf(words: readonly string[], name: string): boolean {
  return words[0] === 'with' && words.some((word, at) => word === name && words[at + 1] === 'as');
}

function between(words: readonly string[], from: number, end: string): string[] {
  if (from < 0) return [];
  const to = words.indexOf(end, from);
  return words.slice(from, to < 0 ? undefined : to);
}

function asksTimeInside(words: readonly string[]): boolean {
  let cases = 0;
  const brackets: boolean[] = [];
  return words.some((word, at) => {
    if (word === 'case') cases += 1;
    if (word === 'end') cases -= 1;
    if (word === '(') brackets.push(words[at - 1] === 'coalesce');
    if (word === ')') brackets.pop();
    return moment.test(word) && (cases > 0 || brackets.includes(true));
  });
}

/**
 * The tenant tables of a scope that no chain of equalities ties to a value. A derived table is no link of a chain, nor is a
 * table around a query in brackets: such a query goes to every node.
 */
function unnamed(scope: Scope, scopes: readonly Scope[], tenantTables: ReadonlySet<string>): string[] {
  return [...scope.sources].flatMap(([name, table]) => {
    if (!table || !tenantTables.has(table)) return [];
    if (isTarget(name)) return bringsTenant(scope) ? [] : [table];
    return isTied(keyOf(scope, name), scopes, tenantTables) ? [] : [table];
  });
}

/** Whether the columns an insert fills have its tenant among them. */
function bringsTenant({ words }: Scope): boolean {
  return words.slice(0, words.indexOf(')')).includes('tenant_id');
}

type Key = string;
const numbers = new WeakMap<Scope, number>();
let last = 0;
function keyOf(scope: Scope, name: string): Key {
  const number = numbers.get(scope) ?? ++last;
  numbers.set(scope, number);
  return `${number} ${name}`;
}

function isTied(key: Key, scopes: readonly Scope[], tenantTables: ReadonlySet<string>): boolean {
  const pairs = scopes.flatMap((scope) =>
    scope.pairs.map((pair) => pair.map((side) => keyOfSide(side, scope, tenantTables))),
  );
  const reached = new Set<Key | undefined>(['value']);
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const [left, right] of pairs) {
      if (left && right && reached.has(left)) reached.add(right);
      if (left && right && reached.has(right)) reached.add(left);
    }
  }
  return reached.has(key);
}

function keyOfSide(side: Side, scope: Scope, tenantTables: ReadonlySet<string>): Key | undefined {
  if (side === 'value') return 'value';
  const isTenant = (table: string | null | undefined) => tenantTables.has(table ?? '');
  const name = side.of ?? [...scope.sources].find(([each, table]) => !isTarget(each) && isTenant(table))?.[0];
  return name !== undefined && isTenant(scope.sources.get(name)) ? keyOf(scope, name) : undefined;
}
