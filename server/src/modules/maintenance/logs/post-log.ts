import { boats } from '@leme/contract/fleet/boats';
import { motors } from '@leme/contract/fleet/motors/motors';
import { suppliers } from '@leme/contract/fleet/suppliers';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import { dayIn } from '@leme/contract/kit/values/days';
import { postMaintenanceLog } from '@leme/contract/maintenance/logs/endpoints';
import { maintenanceLogs } from '@leme/contract/maintenance/logs/maintenance-logs';
import { checkedFaults, saidOf } from '@leme/contract/maintenance/plans/checked';
import { nextDue } from '@leme/contract/maintenance/plans/plan-state';
import type { ServiceDone } from '@leme/contract/maintenance/problems';
import { sql } from 'kysely';
import type { AllHooks } from '#kit/hooks';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { claimFiles } from '#kit/resource/files/claim-files';
import { holdRows } from '#kit/resource/save/hold-rows';
import { statement } from '#kit/resource/statement';
import type { TimedWork } from '#kit/work';
import { boatOfMotor, readMeter } from '#modules/fleet/public';
import { postMoves } from '#modules/stock/public';
import { followPlans } from '../alerts/plan-alerts.ts';
import { type PlanRow, readPlans } from '../plans/read-plans.ts';
import { writeDue, writeLog } from './write-log.ts';

type Input = InputOf<typeof postMaintenanceLog>;

export const servesLog = serve(postMaintenanceLog, ({ input, tx, actor, clock, hooks }) =>
  noteService({ tx, actor, now: clock.now() }, hooks, input),
);

/** A service is noted: log, parts, reading, plan and alert, all of it or none. */
export async function noteService(work: TimedWork, hooks: AllHooks, input: Input) {
  await refuse(work, input);
  const plan = input.plan_asset_id === null ? undefined : await lockPlan(work, input);
  const checked = await checkLines(work, plan, input);
  const motor_id = plan ? plan.motor_id : input.motor_id;
  if (motor_id === null && input.hours !== null) throw faults([{ pointer: '/hours', code: 'no-value' }]);
  const read = motor_id !== null && (await readDial(work, hooks, motor_id, input));
  const noted = read ? (read.state === 'accepted' ? read.total : read.hours_current) : null;
  const hours = noted ?? plan?.hours ?? null;
  const boat_id =
    motor_id === null ? (plan ?? input).boat_id : await boatOfMotor(work, motor_id, momentOf(work, input));
  const was = plan ? { due_on: plan.due_on, due_hours: plan.due_hours } : { due_on: null, due_hours: null };
  const due = plan ? nextDue(plan, was, { date: input.date, hours }) : was;
  await takeParts(work, hooks, input);
  const id = newId();
  const { date, kind, description, plan_asset_id, cost, supplier_id, person_id } = input;
  const row = {
    date,
    kind,
    description,
    plan_asset_id,
    motor_id,
    boat_id,
    hours,
    cost,
    supplier_id,
    person_id,
  };
  const checks = saidOf(plan?.checklist ?? [], checked.said);
  await writeLog(
    work,
    { ...row, id, was, due, checks, reverses_id: null, reason: null },
    { parts: input.parts, files: checked.files },
  );
  if (plan) await writeDue(work, plan, due);
  if (read) await read.tell();
  if (plan) await followPlans(work, { by: 'id', ids: [plan.id] });
  if (cost !== 0) await hooks.costsMoney({ tx: work.tx, tenantId: work.actor.tenantId }, [id]);
  return { id, ...due };
}

/** What was said of the lines of the plan, and the files that belong to the service: pictures of lines among them. */
async function checkLines(
  { tx, actor }: TimedWork,
  plan: PlanRow | undefined,
  { checklist, files }: Pick<Input, 'checklist' | 'files'>,
) {
  const lines = plan?.checklist ?? [];
  const wrong = checkedFaults(lines, checklist);
  if (wrong.length > 0) throw faults(wrong);
  const photos = new Set(lines.flatMap(({ type, label }) => (type === 'photo' ? label : [])));
  const pictures = checklist.flatMap(({ label, value }) =>
    photos.has(label) && typeof value === 'string' && value !== '' ? value : [],
  );
  const named = [...new Set([...files, ...pictures])];
  const unclaimed = await claimFiles(maintenanceLogs, { changed: { files: named }, tx, actor });
  if (unclaimed.length > 0) throw faults(unclaimed);
  return { said: checklist, files: named };
}

async function takeParts(
  work: TimedWork,
  hooks: AllHooks,
  { parts, description }: Pick<Input, 'parts' | 'description'>,
): Promise<void> {
  const lines = parts.map((part, at) => ({
    ...part,
    quantity: -part.quantity,
    reason: 'consumption' as const,
    ref: description.slice(0, 120),
    pointer: `/parts/${at}`,
  }));
  if (lines.length > 0) await postMoves(work, hooks, lines);
}

/** When it was done: now, or at the noon of its day. */
function momentOf({ actor: { timezone }, now }: TimedWork, { date }: Pick<Input, 'date'>): string {
  if (date === dayIn(timezone, now)) return now.toString();
  const noon = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone: timezone, plainTime: '12:00' });
  return noon.toInstant().toString();
}

/** A day that has been, one thing it was done to, and all of it there: held, before anything of one's own is locked. */
async function refuse(work: TimedWork, input: Input): Promise<void> {
  const { date, plan_asset_id, motor_id, boat_id, supplier_id, person_id } = input;
  const wrong: Fault[] = [];
  if (date > dayIn(work.actor.timezone, work.now)) wrong.push({ pointer: '/date', code: 'future' });
  if (plan_asset_id === null && motor_id === null && boat_id === null)
    wrong.push({ pointer: '/motor_id', code: 'required' });
  if (motor_id !== null && boat_id !== null) wrong.push({ pointer: '/boat_id', code: 'no-value' });
  if (supplier_id !== null && person_id !== null) wrong.push({ pointer: '/person_id', code: 'no-value' });
  if (wrong.length > 0) throw faults(wrong);
  const named = [
    ['boat_id', boats, boat_id],
    ['motor_id', motors, motor_id],
    ['supplier_id', suppliers, supplier_id],
  ] as const;
  for (const [name, resource, id] of named)
    if (id !== null && !(await holdRows(resource, work, [id])).has(id))
      wrong.push({ pointer: `/${name}`, code: 'unknown' });
  if (person_id !== null && !(await isColleague(work, person_id)))
    wrong.push({ pointer: '/person_id', code: 'unknown' });
  if (wrong.length > 0) throw faults(wrong);
}

/** Whether somebody of the company has this account. */
async function isColleague({ tx, actor }: TimedWork, id: string): Promise<boolean> {
  const found = await tx.first(
    statement<{ id: string }>(
      sql`select p.id from profiles p where p.tenant_id = ${actor.tenantId} and p.id = ${id}
        and p.removed_at is null and p.supplier_id is null and p.agent_id is null`,
    ),
  );
  return found !== undefined;
}

/** What the plan is kept for, held; who saw it before somebody else noted the service reads who that was. */
async function lockPlan(work: TimedWork, { plan_asset_id, version }: Input): Promise<PlanRow> {
  const [plan] = await readPlans(work, { by: 'id', ids: [plan_asset_id ?? ''], lock: true });
  if (!plan?.is_kept) throw faults([{ pointer: '/plan_asset_id', code: 'unknown' }]);
  if (version === undefined || version === plan.version) return plan;
  const last = await work.tx.first(
    statement<ServiceDone>(sql`select l.date, p.full_name as by from maintenance_logs l
      left join profiles p on p.tenant_id = l.tenant_id and p.id = l.user_id
      where l.tenant_id = ${work.actor.tenantId} and l.plan_asset_id = ${plan.id} order by l.id desc limit 1`),
  );
  if (last) throw new Problem('service-done', { params: last });
  return plan;
}

/** What the dial said on that day. */
async function readDial(
  work: TimedWork,
  hooks: Pick<AllHooks, 'readingTaken'>,
  motor_id: string,
  input: Pick<Input, 'date' | 'hours'>,
) {
  const { hours } = input;
  if (hours === null) return false;
  const taken_at = momentOf(work, input);
  return await readMeter(work, hooks, motor_id, { hours, taken_at, source: 'work_order', confirmed: false });
}
