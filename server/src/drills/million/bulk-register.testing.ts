import { kindOf } from '@leme/contract/kit/kinds/kinds';
import type { Field } from '@leme/contract/kit/resource/fields';
import type { Resource } from '@leme/contract/kit/resource/resource';
import pg from 'pg';

const names = `(array['Maria','João','Ana','José','Antônia','Luiz','Francisca','Paulo','Adriana','Carlos','Sônia','Marcos'])`;
const families = `(array['Gonçalves','da Silva','Araújo','Conceição','Prado','Barros','Pacheco','Lima','Carvalho','Mota','Sá'])`;
/** Words that make one row in ten thousand of a million different from all others. */
const title = `${names}[1 + n % 12] || ' ' || ${families}[1 + (n / 12) % 11] || ' ' || to_hex(n * 2654435761 % 4294967296)`;

/** Rows of a register in bulk, believable enough for a planner; one in fifty is deleted. Written by a superuser. */
export async function fillRegister(
  superuserUrl: string,
  { table, title: titled, fields, scope }: Resource,
  tenantId: string,
  rows: number,
): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  const columns: [string, string][] = [
    ...(scope === 'company' ? [['tenant_id', `'${tenantId}'::uuid`] as [string, string]] : []),
    ['id', 'gen_random_uuid()'],
    ['created_at', `now() - n * interval '1 second'`],
    ['deleted_at', `case when n % 50 = 0 then now() - interval '1 day' end`],
    ...Object.entries(fields).flatMap(([name, field]): [string, string][] => {
      const value = name === titled && field.kind !== 'choice' ? title : sqlOf(name, field);
      if (value === null) return [];
      const { spans } = kindOf(field);
      if (!spans) return [[`"${name}"`, value]];
      return [
        [`${name}${spans.first}`, value],
        [`${name}${spans.last}`, `${value} + 2`],
      ];
    }),
  ];
  try {
    await client.query(
      "begin; set local session_replication_role = replica; set local statement_timeout = 0; set local maintenance_work_mem = '512MB'",
    );
    await client.query(
      `insert into ${table} (${columns.map(([name]) => name).join(', ')})
       select ${columns.map(([, value]) => value).join(', ')} from generate_series(1, ${rows}::bigint) n`,
    );
    await client.query('commit');
    await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}

/** Takes the rows out again. */
export async function emptyRegister(superuserUrl: string, { table }: Resource): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(`truncate ${table} cascade`).finally(() => client.end());
}

/** A third of what may be empty and orders a list is. */
function sqlOf(name: string, field: Field): string | null {
  if (!field.sort || field.required || field.to) return expressionOf(name, field);
  return `case when n % 3 > 0 then ${expressionOf(name, { ...field, required: true }) ?? 'null'} end`;
}

function expressionOf(
  name: string,
  { kind, isParent, required, options, unique, codeIn, min = 0, max = 20 }: Field,
): string | null {
  if (kind === 'choice')
    return `(array[${(options ?? []).map((value) => `'${value}'`)}])[1 + n % ${options?.length}]`;
  if (isParent || (kind === 'reference' && required)) return 'md5((n % 1000)::text)::uuid';
  if (name === 'slug') return `'passeio-' || n`;
  if (name === 'ibge_code') return `lpad((n % 10000000)::text, 7, '0')`;
  if (name === 'timezone') return `'America/Sao_Paulo'`;
  if (kind === 'tax-id') return `lpad(n::text, 11, '0')`;
  if (kind === 'phone') return `'${codeIn ? '' : '+55'}489' || lpad((n * 7919 % 100000000)::text, 8, '0')`;
  if (kind === 'email') return `'cliente' || n || '@exemplo.example'`;
  if (kind === 'boolean') return 'n % 7 <> 0';
  if (kind === 'integer') return `${min} + n % ${Math.min(max - min, 19) + 1}`;
  if (kind === 'money') return required ? `greatest(${min}, n % 1000 / 4.0)` : null;
  if (kind === 'instant') return required ? `now() - n * interval '1 minute'` : null;
  if (kind === 'colour') return `'#6366f1'`;
  if (kind === 'date' || kind === 'date-range')
    return required ? `date '2024-01-01' + (n % 3000)::integer` : null;
  if (kind === 'day-ranges') return required ? `'[{"from": "12-15", "to": "02-28"}]'::jsonb` : null;
  if (kind === 'long-text') return required ? `'Olá {nome}, até amanhã! ' || n` : null;
  if (kind === 'text') return unique ? `'U' || n` : required ? `'Texto ' || n % 100` : null;
  return null;
}
