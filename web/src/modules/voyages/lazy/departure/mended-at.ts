import type { GateCheck } from '@leme/contract/voyages/gate/decide-departure';
import type { Departing } from '@leme/contract/voyages/gate/gate-endpoints';

/** The pages on which what a check says is mended, the nearest first: not everybody has all of them. */
export function mendedAt({ code, evidence }: GateCheck, departing: Departing): string[] {
  const { boat_id, session_id, date, facts } = departing;
  const [first] = evidence;
  switch (code) {
    case 'papers':
    case 'capacity':
      return [`/boats?open=${boat_id}`];
    case 'crew':
      return crewAt(departing);
    case 'rest':
      return [`/rosters?week=${date}`];
    case 'work_order': {
      const stop = facts.stops?.find(({ id }) => id === first);
      const order = stop?.kind === 'order' ? [`/work-orders?open=${stop.id}`] : [];
      return [...order, `/boats?open=${boat_id}`];
    }
    case 'plan_due': {
      const plan = facts.plans?.find(({ id }) => id === first);
      return [`/maintenance-tasks${plan ? `?open=${plan.task_id}` : ''}`];
    }
    case 'names':
      return [`/passenger-manifest?date=${date}${session_id === null ? '' : `&session=${session_id}`}`];
    case 'previous':
      return facts.previous.some(({ id, kind }) => id === first && kind === 'voyage')
        ? [`/logbook?open=${first}`]
        : ['/logbook'];
    case 'head_count':
      return [];
  }
}

/** Whoever is on record is mended there; a place nobody has, where people are put on it. */
function crewAt({ date, facts }: Departing): string[] {
  const people = facts.crew?.people ?? [];
  const captain = people.find(({ position }) => position === 'comandante');
  const planned = [`/rosters?week=${date}`, `/sessions?date=${date}`];
  if (!captain) return planned;
  if (captain.id === null) return ['/crew-members', ...planned];
  return [`/crew-members?open=${captain.id}`, ...planned];
}
