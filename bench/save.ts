import { openPool } from '../server/src/kit/database/pool.ts';
import { tenantTransactions } from '../server/src/kit/database/tenant-tx.ts';
import { newId } from '../server/src/kit/ids.ts';
import { registersOf } from '../server/src/kit/resource/registers.ts';
import { saveRows } from '../server/src/kit/resource/save/save-rows.ts';
import { servesRegisters } from '../server/src/modules/fleet/registers.ts';
import { compare, type Result } from './result.ts';
import { interleave } from './samples.ts';
import type { Stage } from './stage.ts';

const rows = 500;
const insert = 'insert into suppliers (tenant_id, id, name, status, notes) values ($1, $2, $3, $4, $5)';

/** P20: five hundred rows by the one writer, with trail and notice, against as many single inserts in one transaction. */
export async function saveCases(stage: Stage): Promise<Result[]> {
  const pool = openPool(stage.urls.app, 4);
  stage.closeLater(() => pool.end());
  const tenantTx = tenantTransactions(pool);
  const register = registersOf([{ serves: servesRegisters }]).named('suppliers');
  const { id: tenantId } = stage.small;
  const actor = { tenantId, userId: newId(), fullName: 'Bancada', partner: null } as never;
  const raw = await stage.raw(stage.small);
  const values = () => ({
    name: `Fornecedor ${newId()}`,
    status: 'active',
    notes: 'Repasse de 60% por saída',
  });
  const times = await interleave(
    {
      saved: () => {
        const planned = Array.from({ length: rows }, () => {
          const each = { ...values(), types: [] };
          return { id: newId(), before: null, values: each, changed: each };
        });
        return tenantTx.write(tenantId, (tx) => saveRows(register, { tx, actor }, planned));
      },
      inserted: async () => {
        await raw.query('begin');
        for (let n = 0; n < rows; n += 1) {
          const { name, status, notes } = values();
          await raw.query({ name: 'insert', text: insert, values: [tenantId, newId(), name, status, notes] });
        }
        await raw.query('commit');
      },
    },
    { samples: 20, warmUp: 3 },
  );
  return [
    compare('P20', 'a save of 500 rows with their trail ÷ 500 inserts', [times.saved, times.inserted], {
      ratio: 1.5,
    }),
  ];
}
