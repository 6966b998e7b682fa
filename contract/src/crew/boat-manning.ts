import * as f from '../kit/resource/fields.ts';
import { defineResource } from '../kit/resource/resource.ts';
import { positions } from './positions.ts';
import { crewWords } from './texts/texts.ts';

/** Who has to be aboard of a boat, as its papers or its company say; a position that stands twice counts together. */
export const boatManning = defineResource({
  name: 'boat-manning',
  of: 'boats',
  subject: 'tenant-settings',
  texts: crewWords,
  title: 'position',
  fields: {
    boat_id: f.parent('boats'),
    position: f.choice(positions, { required: true, filter: true }),
    count: f.integer({ min: 1, max: 30, fallback: 1 }),
    /** The least paper of its group that does. */
    competency_id: f.reference('competencies'),
    source: f.choice(['CTS', 'TIE', 'empresa'], { fallback: 'TIE', filter: true }),
    note: f.text({ search: true }),
  },
});
