import type {
  createEnginePart,
  EnginePart,
  Fit,
  updateEnginePart,
} from '@leme/contract/maintenance/parts/endpoints';
import { call } from '#kit/api/api.ts';

export type PartDraft = {
  name: string;
  sku: string;
  unit: string;
  min_qty: number | null;
  barcode: string;
  notes: string;
  supplier_id: string | null;
  location_id: string | null;
  life_hours: number | null;
  life_months: number | null;
  fits: FitDraft[];
};
export type FitDraft = { brand: string; model: string; serial_from: string; serial_to: string };

export const emptyFit: FitDraft = { brand: '', model: '', serial_from: '', serial_to: '' };

const fitOf = ({ brand, model, serial_from, serial_to }: Fit): FitDraft => ({
  brand,
  model: model ?? '',
  serial_from: serial_from ?? '',
  serial_to: serial_to ?? '',
});

/** What the form begins with: a part as it stands, or a new one. */
export function draftOf(part: EnginePart | null): PartDraft {
  return {
    name: part?.name ?? '',
    sku: part?.sku ?? '',
    unit: part?.unit ?? 'un',
    min_qty: part?.min_qty ?? 0,
    barcode: part?.barcode ?? '',
    notes: part?.notes ?? '',
    supplier_id: part?.supplier_id ?? null,
    location_id: part?.location_id ?? null,
    life_hours: part?.life_hours ?? null,
    life_months: part?.life_months ?? null,
    fits: (part?.fits ?? []).map(fitOf),
  };
}

const orNothing = (text: string) => text.trim() || null;

/** Sends a part: a new one, or over the state it was read in. */
export function savePart(part: EnginePart | null, draft: PartDraft) {
  const { name, sku, unit, supplier_id, location_id, life_hours, life_months } = draft;
  const body = {
    name,
    sku,
    unit: unit as 'un',
    min_qty: draft.min_qty ?? 0,
    barcode: orNothing(draft.barcode),
    notes: orNothing(draft.notes),
    supplier_id,
    location_id,
    life_hours,
    life_months,
    fits: draft.fits.map(({ brand, model, serial_from, serial_to }) => ({
      brand: brand.trim(),
      model: orNothing(model),
      serial_from: orNothing(serial_from),
      serial_to: orNothing(serial_to),
    })),
  };
  if (!part) return call<typeof createEnginePart>('POST /engine-parts', body);
  const { id, version, part_version } = part;
  return call<typeof updateEnginePart>(
    'PATCH /engine-parts/:id',
    Object.assign({ id, version, part_version }, body),
  );
}
