import { boatDocuments } from '@leme/contract/fleet/boat-documents';
import { boats } from '@leme/contract/fleet/boats';
import { childrenPart } from '#kit/resource/children/children-part.tsx';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { resourceScreen } from '#kit/resource/resource-screen.tsx';
import { useDocumentsAround } from './documents/use-documents-around.tsx';
import { useExpiredMark } from './documents/use-expired-mark.tsx';

const documents = childrenPart(boatDocuments, {
  title: 'boat-documents.section.title',
  empty: 'boat-documents.empty',
  shows: ['number', 'issued_on', 'expires_on', 'file'],
  form: [{ rows: ['kind number', 'issued_on expires_on', 'alert_days', 'file'] }],
  sort: 'expires_on',
  useAround: useDocumentsAround,
});

/** Boats with their papers; `parts` are what modules that know them show of the open one. */
export const boatsScreen = (parts: readonly RecordPart[]) =>
  resourceScreen(boats, {
    columns: ['type', 'status', 'capacity', 'registration_no', 'owner_supplier_id', 'home_port_id'],
    card: ['type', 'status', 'capacity', 'owner_supplier_id'],
    form: [
      { rows: ['boat_name', 'type', 'capacity min_crew', 'capacity_includes_crew', 'photos'] },
      {
        title: 'boats.section.registration',
        rows: ['registration_no hull_no', 'nav_area use_class', 'home_port_id flag'],
      },
      {
        title: 'boats.section.technical',
        rows: ['length_m gross_tonnage', 'year', 'fuel_type tank_l', 'owner_supplier_id cost_per_hour'],
      },
      { title: 'boats.section.aboard', rows: ['features', 'notes'] },
    ],
    useMark: useExpiredMark,
    parts: [documents, ...parts],
    empty: 'boats.empty',
  });
