import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import type { Jobs } from '../../list/bulk/use-jobs.ts';
import type { ResourceWrites } from '../resource-options.ts';
import { change } from './bulk/jobs.ts';

/**
 * Holds a change of one field back to ask something about it. True where it does: then `go` makes the change, with values
 * of other fields beside it.
 */
export type AsksFirst = (
  wanted: { name: string; value: unknown; rows: readonly AnyRow[] },
  go: (also?: Readonly<Record<string, unknown>>) => void,
) => boolean;

type Writing = { jobs: Jobs<AnyRow>; writes: ResourceWrites };

/** Sets a field of rows, or leaves that to whoever asks first; `done` says what came of it where that is more. */
export const setterOf =
  ({ fields }: Resource, { jobs, writes }: Writing, asks: AsksFirst = () => false) =>
  (rows: readonly AnyRow[], name: string, value: unknown, done?: string) => {
    const field = fields[name];
    if (!field) return;
    const go = (also?: Readonly<Record<string, unknown>>) =>
      jobs.start({ ...change(writes, { name, field }, value, also), done }, rows);
    if (!asks({ name, value, rows }, go)) go();
  };
