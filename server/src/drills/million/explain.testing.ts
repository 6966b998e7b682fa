import pg from 'pg';
import { settingOf } from '../../kit/database/tenant-tx.ts';

export type Statement = { text: string; values: unknown[] };
export type Scan = { table: string; isSequential: boolean; removed: number };
export type Plan = { executionMs: number; buffers: number; scans: Scan[] };

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Rows Removed by Filter'?: number;
  'Actual Loops'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
};

/** Runs a statement inside a tenant's wall, says how it was done, and takes back what it changed. */
export async function explain(
  client: pg.Client,
  tenantId: string,
  { text, values }: Statement,
  mode: 'force_custom_plan' | 'force_generic_plan',
): Promise<Plan> {
  await client.query(`begin; ${settingOf(tenantId)}; set local plan_cache_mode = ${mode}`);
  try {
    await client.query(`prepare asked as ${text}`);
    const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
    const { rows } = await client.query(`explain (analyze, buffers, format json) execute asked${given}`);
    const answer = rows[0]['QUERY PLAN'][0] as { Plan: PlanNode; 'Execution Time': number };
    const root = answer.Plan;
    return {
      executionMs: answer['Execution Time'],
      buffers: (root['Shared Hit Blocks'] ?? 0) + (root['Shared Read Blocks'] ?? 0),
      scans: scansOf(root),
    };
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
  }
}

function scansOf(node: PlanNode): Scan[] {
  const inner = (node.Plans ?? []).flatMap(scansOf);
  const table = node['Relation Name'];
  if (!table || !/Scan/.test(node['Node Type']) || node['Actual Loops'] === 0) return inner;
  const removed = (node['Rows Removed by Filter'] ?? 0) * (node['Actual Loops'] ?? 1);
  return [{ table, isSequential: node['Node Type'] === 'Seq Scan', removed }, ...inner];
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((item) => `"${item}"`).join(',')}}`);
  return pg.escapeLiteral(String(value));
}
