/** A part of a statement with tables of its own: the statement itself, or a query in brackets. */
export type Scope = {
  parent: Scope | undefined;
  words: string[];
  /** What stands under which name: a table, or null for a function, a derived table or a common table expression. */
  sources: Map<string, string | null>;
  /** `tenant_id = …`, by the names before the point; `value` for a parameter or a literal. */
  pairs: [Side, Side][];
};
/** Undefined stands for a `tenant_id` without a name before it. */
export type Side = { of: string | undefined } | 'value';

/** What an insert fills stands beside a table of the same name it may read. */
const target = 'into ';
export const isTarget = (name: string) => name.startsWith(target);

const opensQuery = /^(select|with|insert|update|delete|values)$/;
const closesSource =
  /^(on|where|join|inner|left|right|full|cross|group|order|limit|set|returning|for|using|union|intersect|except|having|window|offset|fetch|values|select|natural|default|with)$/;
const pattern =
  /--[^\n]*|\s+|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$\d+|[a-z_][a-z_0-9$]*|\d+(?:\.\d+)?|::|<>|[<>!]=|->>?|[\s\S]/giy;

/** A statement in words: names without quotes and in lower case, literals in theirs. */
export function wordsOf(sql: string): string[] {
  const found = (sql.match(pattern) ?? []).filter((word) => !/^(\s+|--.*)$/.test(word));
  return found.map((word) =>
    word.startsWith('"') ? word.slice(1, -1) : word.startsWith("'") ? word : word.toLowerCase(),
  );
}

/** The scopes of a statement, the outer one first. */
export function scopesOf(sql: string): Scope[] {
  const words = wordsOf(sql);
  const scopes: Scope[] = [];
  let at = 0;

  const read = (parent: Scope | undefined): void => {
    let scope = open(parent);
    const brackets: string[] = [];
    let lists = false;
    while (at < words.length) {
      const word = words[at] ?? '';
      if (word === '(' && opensQuery.test(words[at + 1] ?? '')) {
        if (words[at - 1] === 'as') scope.sources.set(nameBefore(at - 1), null);
        at += 1;
        read(scope);
        continue;
      }
      if (word === '(') brackets.push(words[at - 1] ?? '');
      if (word === ')' && brackets.pop() === undefined) {
        at += 1;
        return;
      }
      scope.words.push(word);
      at += 1;
      if (/^(union|intersect|except)$/.test(word)) scope = open(parent);
      else if (leads(word, brackets)) lists = takeSource(scope, word);
      else if (word === ',' && lists && brackets.length === 0) lists = takeSource(scope, 'from');
      else if (closesSource.test(word)) lists = false;
      if (word === 'tenant_id' && words[at] === '=') takePair(scope);
    }
  };

  const open = (parent: Scope | undefined): Scope => {
    const scope: Scope = { parent, words: [], sources: new Map(), pairs: [] };
    scopes.push(scope);
    return scope;
  };

  /** Of `name as (` and `name (column, …) as (`. */
  const nameBefore = (from: number): string => {
    let place = from - 1;
    if (/^(not|materialized)$/.test(words[place] ?? '')) place -= 1;
    if (words[place] === ')') place = words.lastIndexOf('(', place) - 1;
    return words[place] ?? '';
  };

  /** Whether a table follows; `extract(… from …)`, `distinct from` and `for update` are other things. */
  const leads = (word: string, brackets: readonly string[]): boolean => {
    const before = words[at - 2] ?? '';
    if (word === 'from')
      return (
        before !== 'distinct' && !/^(extract|substring|trim|overlay|position)$/.test(brackets.at(-1) ?? '')
      );
    if (word === 'update') return !/^(for|key|do)$/.test(before);
    if (word === 'using') return words[at] !== '(' && /^[a-z_]/.test(words[at] ?? '');
    return word === 'join' || word === 'into';
  };

  /** The table that follows, under its other name where it has one; true where a comma may bring the next. */
  const takeSource = (scope: Scope, after: string): boolean => {
    while (/^(lateral|only)$/.test(words[at] ?? '')) scope.words.push(words[at++] ?? '');
    let table: string | null = null;
    if (words[at] === '(') {
      if (!opensQuery.test(words[at + 1] ?? '')) return false;
      at += 1;
      read(scope);
    } else {
      table = words[at++] ?? '';
      if (words[at] === '.') {
        table = words[at + 1] ?? '';
        at += 2;
      }
      if (words[at] === '(' && after !== 'into') {
        scope.sources.set(`${table}()`, null);
        return after === 'from' || after === 'using';
      }
      if (isExpression(scope, table)) table = null;
    }
    if (words[at] === 'as') at += 1;
    const name = words[at] ?? '';
    const isNamed = after !== 'into' && /^[a-z_]/.test(name) && !closesSource.test(name);
    if (isNamed) at += 1;
    scope.sources.set(after === 'into' ? `${target}${table}` : isNamed ? name : (table ?? ''), table);
    scope.words.push(table ?? '(…)');
    return after === 'from' || after === 'using';
  };

  /** Whether the name is one of a common table expression of this scope or of one around it. */
  const isExpression = (scope: Scope | undefined, name: string): boolean =>
    scope !== undefined && (scope.sources.get(name) === null || isExpression(scope.parent, name));

  const takePair = (scope: Scope): void => {
    const left: Side = { of: words[at - 2] === '.' ? words[at - 3] : undefined };
    const [next = '', point, column] = words.slice(at + 1, at + 4);
    if (/^(\$\d+|'.*')$/s.test(next)) scope.pairs.push([left, 'value']);
    else if (point === '.' && column === 'tenant_id') scope.pairs.push([left, { of: next }]);
    else if (next === 'tenant_id') scope.pairs.push([left, { of: undefined }]);
  };

  read(undefined);
  return scopes;
}
