import { fleet } from '@leme/contract/fleet/module';
import { meterReadings } from '@leme/contract/fleet/motors/meter-readings';
import type { ServerModule } from '#kit/http/serve';
import { servesBoatDocuments } from './boat-documents.resource.ts';
import { servesBoats } from './boats.resource.ts';
import { morningHooks } from './morning-hooks.ts';
import { servesMotors } from './motors/motors.resource.ts';
import { papersOfBoat } from './papers-of-boat.ts';
import { suppliersNamed } from './partners.ts';
import { servesRegisters } from './registers.ts';

/** Boats with what they carry, their papers and engines, and whom the company buys from. */
export const fleetModule: ServerModule = {
  ...fleet,
  ...morningHooks,
  tellsOfBoat: papersOfBoat,
  partners: async (work, kind, ids) => (kind === 'supplier' ? await suppliersNamed(work, ids) : []),
  constraints: { motor_in_one_place: 'motor-elsewhere', position_held_once: 'position-held' },
  holders: [meterReadings],
  serves: [...servesBoats, ...servesBoatDocuments, ...servesRegisters, ...servesMotors],
};
