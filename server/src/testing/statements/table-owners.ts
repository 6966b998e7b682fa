import type { DeclaredModule } from '@leme/contract/kit/module';
import { modules } from '@leme/contract/modules';
import { kitTables } from '../../kit/tables.ts';
import { scopesOf, wordsOf } from './statement-scopes.ts';

/** Whose code sent a statement: the file's own side, and the module that called it where the kit did. */
export type Sender = { module: string | undefined; isKit: boolean };

const ofKit: DeclaredModule = { name: 'kit', rank: 'ground', tables: kitTables };
const owners = new Map([ofKit, ...modules].flatMap((owner) => owner.tables.map((table) => [table, owner])));
const named = new Map(modules.map((module) => [module.name, module]));

/**
 * What a module does to tables that are not its own: it writes its own alone, and reads those of a lower rank, of the kit and
 * of the ground. What the kit writes for a module is the module's or the kit's; on its own account it serves every register.
 */
export function ownerFaults(sql: string, { module, isKit }: Sender): string[] {
  const sender = module === undefined ? undefined : named.get(module);
  if (!sender) return [];
  const written = writtenIn(sql);
  const wrong = (table: string): string[] => {
    const owner = owners.get(table);
    if (!owner || owner === sender || (isKit && owner === ofKit)) return [];
    if (written.has(table)) return [`${sender.name} writes ${table} of ${owner.name}`];
    return isBelow(owner, sender) ? [] : [`${sender.name} reads ${table} of ${owner.name}`];
  };
  return [...tablesIn(sql)].flatMap(wrong);
}

function isBelow(owner: DeclaredModule, sender: DeclaredModule): boolean {
  if (owner.rank === 'ground') return true;
  return sender.rank !== 'ground' && sender.rank > owner.rank;
}

function tablesIn(sql: string): Set<string> {
  const found = scopesOf(sql).flatMap(({ sources }) => [...sources].flatMap(([, table]) => table ?? []));
  return new Set([...found, ...writtenIn(sql)]);
}

/** `insert into t`, `update t`, `delete from t`, wherever they stand; `for update` and `do update` are other things. */
export function writtenIn(sql: string): ReadonlySet<string> {
  const known = written.get(sql);
  if (known) return known;
  const found = readWritten(wordsOf(sql));
  written.set(sql, found);
  return found;
}

const written = new Map<string, ReadonlySet<string>>();

function readWritten(words: readonly string[]): ReadonlySet<string> {
  const found = words.flatMap((word, at) => {
    const [before = '', next = '', after = ''] = [words[at - 1], words[at + 1], words[at + 2]];
    if (word === 'update' && !/^(for|key|do)$/.test(before)) return next;
    if (word === 'insert' && next === 'into') return after;
    return word === 'delete' && next === 'from' ? after : [];
  });
  return new Set(found);
}

const file = /\/server\/src\/(?:(kit)\/|modules\/([a-z]+)\/|(testing|demo|drills)\/)([\w./-]+)/;
/** Every statement passes through these. */
const carriers = /^database\/(transaction|tenant-tx|auth-tx|platform-tx|statement-record)\.ts/;

/** Who sends a statement, told from the files whose calls led to it, the nearest first. */
export function senderOf(files: readonly string[]): Sender {
  let isKit = false;
  for (const path of files) {
    const [, kit, module, harness, rest = ''] = file.exec(path) ?? [];
    if (kit && carriers.test(rest)) continue;
    if (harness?.length && !rest.startsWith('statements/watch-statements')) break;
    if (/\.(test|testing|drill)\.ts/.test(rest)) break;
    if (module) return { module, isKit };
    if (kit) isKit = true;
  }
  return { module: undefined, isKit };
}
