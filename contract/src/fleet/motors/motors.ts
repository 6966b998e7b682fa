import { toldOf } from '../../kit/resource/entity.ts';
import * as f from '../../kit/resource/fields.ts';
import { defineResource, type RowOf } from '../../kit/resource/resource.ts';
import { fleetWords } from '../texts/texts.ts';
import { meterReadings } from './meter-readings.ts';
import { meterReplacements } from './meter-replacements.ts';
import { motorPlacements, motorPositions, motorStatuses } from './motor-placements.ts';

/**
 * Engines, generators among them. Where one stands and how long it ran follow from its placements and readings; nobody types
 * them here.
 */
export const motors = defineResource({
  name: 'motors',
  texts: fleetWords,
  title: 'name',
  told: { ...toldOf(motorPlacements), ...toldOf(meterReadings), ...toldOf(meterReplacements) },
  fields: {
    name: f.text({ required: true, max: 80, search: true }),
    brand: f.text({ max: 60, search: true }),
    model: f.text({ max: 60, search: true }),
    /** Small outboards have none. */
    serial: f.text({ max: 40, unique: true, search: true, isKey: true }),
    kind: f.choice(['popa', 'centro_rabeta', 'eixo', 'jato', 'gerador', 'eletrico'], {
      fallback: 'popa',
      filter: true,
    }),
    hp: f.decimal({ max: 99_999, digits: 1, sort: true }),
    fuel_type: f.choice(['gasolina', 'diesel', 'eletrico']),
    year: f.integer({ min: 1900, max: 2100, isYear: true, sort: true, filter: 'range' }),
    warranty_until: f.date({ sort: true }),
    supplier_id: f.reference('suppliers', { filter: true, creates: 'name' }),
    manual: f.file(),
    photos: f.files({ accept: 'image' }),
    notes: f.longText(),
  },
  computed: {
    status: f.choice(motorStatuses, { fallback: 'spare', filter: true }),
    boat_id: f.reference('boats', { filter: true }),
    boat: f.text({ max: 80 }),
    position: f.choice(motorPositions, { filter: true }),
    /** What it ran on all dials it had. */
    hours: f.decimal({ digits: 1, fallback: 0 }),
    /** What the dial it has said last. */
    dial_hours: f.decimal({ digits: 1 }),
    last_reading_at: f.instant({ filter: 'range' }),
    in_review: f.integer({ fallback: 0 }),
  },
});

export type Motor = RowOf<typeof motors>;
