import { defineEntity } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { fleetWords } from '../texts/texts.ts';
import { meterReadings } from './meter-readings.ts';

export const motorStatuses = ['installed', 'spare', 'overhaul', 'scrapped'] as const;
export type MotorStatus = (typeof motorStatuses)[number];
export const motorPositions = ['popa', 'centro', 'bombordo', 'boreste'] as const;
export type MotorPosition = (typeof motorPositions)[number];

/** Where an engine goes and what its dial says then: written once, and ended by the next one. */
export const motorPlacements = defineEntity({
  name: 'motor-placements',
  of: 'motors',
  live: 'motors',
  texts: fleetWords,
  title: 'status',
  fields: {
    status: f.choice(motorStatuses, { required: true }),
    boat_id: f.reference('boats'),
    position: f.choice(motorPositions),
    at: f.instant({ required: true }),
    hours: meterReadings.fields.hours,
    note: f.text({ max: 200 }),
  },
  rules: ({ status, boat_id, position }) => {
    const isInstalled = status === 'installed';
    const given = { boat_id, position };
    return (['boat_id', 'position'] as const)
      .filter((name) => (given[name] !== null) !== isInstalled)
      .map((name) => ({ pointer: `/${name}`, code: isInstalled ? 'required' : 'no-value' }));
  },
});

const leadsTo: Readonly<Record<MotorStatus, readonly MotorStatus[]>> = {
  installed: ['spare', 'overhaul'],
  spare: ['installed', 'overhaul', 'scrapped'],
  overhaul: ['installed', 'spare', 'scrapped'],
  scrapped: [],
};

/** Where an engine may go from where it is: one that is installed is taken out first. */
export function placementsFrom(status: MotorStatus): readonly MotorStatus[] {
  return leadsTo[status];
}
