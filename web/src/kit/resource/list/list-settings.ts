import type { Resource } from '@leme/contract/kit/resource/resource';
import { usePreference } from '../../auth-session/preferences.ts';
import { fieldOf } from '../fields-of.ts';

export const pageSizes = [10, 25, 50, 100] as const;

/** How a person looks at a list: kept for the person, whatever the device. */
export type ListSettings = {
  /** The columns after the title, in order; null for the usual ones. */
  columns: string[] | null;
  compact: boolean;
  limit: number;
};

/** Rows of a page until somebody chooses otherwise. */
export const usualPageSize = 25;
const usual: ListSettings = { columns: null, compact: false, limit: usualPageSize };

/** Settings as they were kept; what is not understood is as usual. */
export function readSettings(resource: Resource, kept: unknown, usualLimit = usual.limit): ListSettings {
  const { columns, compact, limit } = (kept ?? {}) as Record<string, unknown>;
  return {
    columns: Array.isArray(columns) ? knownColumns(resource, columns) : usual.columns,
    compact: compact === true,
    limit: pageSizes.find((size) => size === limit) ?? usualLimit,
  };
}

/** Those of the columns that exist, each once and without the title, which always stands first. */
export function knownColumns(resource: Resource, columns: readonly unknown[]): string[] {
  const names = columns.filter((name): name is string => typeof name === 'string');
  return [...new Set(names)].filter((name) => name !== resource.title && fieldOf(resource, name));
}

/** The person's settings of a list and how to change them. */
export function useListSettings(
  resource: Resource,
  usualLimit?: number,
): [ListSettings, (part: Partial<ListSettings>) => void] {
  const [kept, keep] = usePreference<Partial<ListSettings>>(`resource.${resource.name}.list`, {});
  const settings = readSettings(resource, kept, usualLimit);
  // What nobody chose stays as usual, which may be another on another device.
  return [settings, (part) => keep({ ...kept, ...part })];
}
