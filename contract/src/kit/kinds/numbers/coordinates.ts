import { type FieldKind, oneCell, type ValueFault, wrongType } from '../field-kind.ts';
import { unsignedZero } from './numbers.ts';

const digits = 6;
const bounds = { lat: 90, lng: 180 } as const;

type Parts = Readonly<Record<string, unknown>>;
const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rounded = (value: unknown) =>
  typeof value === 'number' ? unsignedZero(Number(value.toFixed(digits))) : value;

/** `-27.59, -48.54`, as maps give it, or `-27,59; -48,54`; null for anything else. */
export function readCoordinates(text: string): { lat: number; lng: number } | null {
  const number = '([+-]?\\d{1,3}(?:[.,]\\d+)?)°?';
  const parts =
    new RegExp(`^\\s*${number}\\s*[;\\s]\\s*${number}\\s*$`).exec(text) ??
    /^\s*([+-]?\d{1,3}(?:\.\d+)?)°?\s*,\s*([+-]?\d{1,3}(?:\.\d+)?)°?\s*$/.exec(text);
  if (!parts) return null;
  const [lat = 0, lng = 0] = parts.slice(1).map((part) => Number(part.replace(',', '.')));
  return { lat, lng };
}

/** Coordinates as maps write and read them. */
export function writeCoordinates({ lat, lng }: { lat: unknown; lng: unknown }): string {
  return `${lat}, ${lng}`;
}

/** A place on earth in degrees, to a hand's breadth. */
export const coordinatesKind: FieldKind = {
  normalise: (value) => {
    if (!isParts(value)) return value;
    const { lat, lng, ...others } = value;
    return { lat: rounded(lat), lng: rounded(lng), ...others };
  },
  check: (value) => {
    if (!isParts(value)) return wrongType(value, 'object');
    const { lat, lng, ...others } = value;
    return [
      ...degreeFaults('lat', lat),
      ...degreeFaults('lng', lng),
      ...Object.keys(others).map((name) => ({ code: 'unknown-field', at: [name] })),
    ];
  },
  json: () => ({
    type: 'object',
    properties: {
      lat: { type: 'number', minimum: -bounds.lat, maximum: bounds.lat },
      lng: { type: 'number', minimum: -bounds.lng, maximum: bounds.lng },
    },
    required: ['lat', 'lng'],
    additionalProperties: false,
  }),
  answers: { lat: 'number', lng: 'number' },
  columns: [
    ['_lat', 'numeric'],
    ['_lng', 'numeric'],
  ],
  store: (value) => {
    const { lat = null, lng = null } = (value ?? {}) as Parts;
    return [lat, lng];
  },
  load: ([lat, lng]) => (lat === null ? null : { lat, lng }),
  filter: 'none',
  csv: {
    ...oneCell({
      read: (cell) => {
        const value = readCoordinates(cell);
        return value ? { value } : { code: 'coordinates' };
      },
    }),
    write:
      () =>
      ([lat, lng]) =>
        writeCoordinates({ lat, lng }),
  },
};

function degreeFaults(part: 'lat' | 'lng', value: unknown): ValueFault[] {
  const at = [part];
  if (typeof value !== 'number') return wrongType(value, 'number').map((fault) => ({ ...fault, at }));
  const most = bounds[part];
  if (value < -most) return [{ code: 'too-small', params: { minimum: -most }, at }];
  return value > most ? [{ code: 'too-large', params: { maximum: most }, at }] : [];
}
