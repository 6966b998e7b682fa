import { type DemoWork, named } from '../../../demo/demo.ts';

const impeller = 'PEC-ROTO';
const models = ['F300', 'F200'] as const;
const life_hours = 300;

/** The impeller that is out of stock, which engines it fits, and the two that turn in the engines of a boat. */
export async function insertParts({ random, today, insert, read, staff }: DemoWork): Promise<void> {
  const item = (await read('stock_items')).find(({ sku }) => sku === impeller);
  if (!item) return;
  const motors = (await read('motors')).filter(
    ({ model, boat_id }) => boat_id !== null && models.some((each) => each === model),
  );
  await insert('engine_parts', [{ item_id: item.id, life_hours, life_months: 24 }]);
  await insert(
    'engine_part_fits',
    models.map((model, at) => ({ item_id: item.id, line: at + 1, brand: 'Yamaha', model })),
  );
  const installed = Temporal.PlainDate.from(today).subtract({ months: 4 });
  await insert(
    'installed_parts',
    motors.map(({ id, hours }) => {
      const at_hours = Math.max(0, Math.floor(Number(hours)) - 100);
      return {
        id: random.id(),
        motor_id: id,
        item_id: item.id,
        installed_on: installed.toString(),
        at_hours,
        due_hours: at_hours + life_hours,
        due_on: installed.add({ months: 24 }).toString(),
        user_id: named(staff as ReadonlyMap<string, string>, 'admin'),
      };
    }),
  );
}
