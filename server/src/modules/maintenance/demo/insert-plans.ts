import { causeOf } from '@leme/contract/maintenance/alerts';
import type { DemoWork } from '../../../demo/demo.ts';

type Kept = { engine: string; last: number };

/** Every hundred hours, warned of ten before: by engine, when it was done last. */
const hundred: Readonly<Record<DemoWork['company']['subdomain'], readonly Kept[]>> = {
  'mar-azul': [
    // Netuno's starboard engine stands 4.2 h before it, the other one is past it.
    { engine: 'Netuno BE', last: 500 },
    { engine: 'Netuno BB', last: 480 },
    { engine: 'Jet 02', last: 100 },
  ],
  'costa-verde': [{ engine: 'Juatinga popa', last: 640 }],
};

const title = 'Revisão de 100 h';

/** The plan most engines have, kept for some of them, with the alerts of those that are due. */
export async function insertPlans({ company, random, now, insert, read }: DemoWork): Promise<void> {
  const motors = new Map((await read('motors')).map((motor) => [motor.name, motor]));
  const task = {
    id: random.id(),
    title,
    trigger: 'meter',
    every_hours: 100,
    warn_hours: 10,
    tolerance_hours: 5,
  };
  await insert('maintenance_tasks', [{ ...task, applies_to: 'motor', based_on: 'completed' }]);
  const assets = hundred[company.subdomain].flatMap(({ engine, last }) => {
    const motor = motors.get(engine);
    return motor
      ? [{ id: random.id(), motor, name: engine, last_hours: last, due_hours: last + task.every_hours }]
      : [];
  });
  await insert(
    'plan_assets',
    assets.map(({ motor, ...asset }) => ({ ...asset, task_id: task.id, motor_id: motor.id })),
  );
  const due = assets
    .map((asset) => ({ ...asset, left: asset.due_hours - Number(asset.motor.hours) }))
    .filter(({ left }) => left <= task.warn_hours);
  await insert(
    'maintenance_alert',
    due.map(({ id, name, motor, left, due_hours }) => {
      const isOverdue = left < -task.tolerance_hours;
      const state = isOverdue ? 'overdue' : left > 0 ? 'soon' : 'due';
      return {
        id: random.id(),
        type: 'meter_due',
        dedupe_key: causeOf.plan(id),
        plan_asset_id: id,
        motor_id: motor.id,
        boat_id: motor.boat_id,
        description: `${title} (${name})`,
        params: JSON.stringify({ title, name, state, due_on: null, due_hours, by: 'hours' }),
        severity: isOverdue ? 'alta' : 'media',
        status: 'pendente',
        created_at: now.subtract({ hours: 8 }).toString(),
      };
    }),
  );
}
