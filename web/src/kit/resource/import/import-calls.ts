import type { Fault } from '@leme/contract/kit/problem';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { type CallOptions, call, callContext, isProblem, NetworkProblem } from '../../api/api.ts';
import { recordCall } from '../../api/connectivity.ts';
import { readAnswer } from '../../api/read-answer.ts';

export type TwinChoice = 'skip' | 'update' | 'create';
/** A row of a file beside the one that is there already. */
export type Twin = { row: number; id: string; name: string; choice: TwinChoice };
/** What becomes of all of them, or of single ones by the number of their row. */
export type TwinChoices = { choice?: TwinChoice; rows?: Record<number, TwinChoice> };
export type Reading = 'comma' | 'point' | 'day' | 'month';
/** How a column is written whose cells mean two things; null is not said yet. */
export type ColumnReading = { column: string; among: Reading[]; reading: Reading | null; cells: string[] };
export type Mapping = Readonly<Record<string, string>>;
export type RefusedRow = { row: number; cells: string[]; faults: Fault[] };

/** A CSV on its way in, as the server tells of it. */
export type Import = {
  id: string;
  file_name: string;
  status: 'checked' | 'running' | 'done' | 'failed';
  columns: string[];
  examples: string[][];
  mapping: Record<string, string>;
  readings: ColumnReading[];
  given: Record<string, string>;
  faults: Fault[];
  total: number;
  valid: number;
  will_create: number;
  will_update: number;
  refused_count: number;
  refused: RefusedRow[];
  twin_count: number;
  twin_choice: TwinChoice;
  twins: Twin[];
  done: number;
  created: number;
  updated: number;
};

export const largestFile = 10 * 1024 * 1024;

/** Sends a file to be looked through. A long one takes its time, so nothing but the person gives up. */
export async function sendCsv({ name }: Resource, file: File, signal: AbortSignal): Promise<Import> {
  const headers: Record<string, string> = { accept: 'application/json', 'content-type': 'text/csv' };
  if (callContext.tenantId) headers['leme-tenant'] = callContext.tenantId;
  const startedAt = performance.now();
  const response = await fetch(`/api/${name}/imports?file=${encodeURIComponent(file.name.slice(-200))}`, {
    method: 'POST',
    headers,
    body: file,
    signal,
    ...({ credentials: 'same-origin', redirect: 'error', cache: 'no-store' } as const),
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    recordCall({ answered: false, ms: performance.now() - startedAt });
    throw error instanceof TypeError ? new NetworkProblem('lost') : error;
  });
  try {
    return (await readAnswer(response)) as Import;
  } catch (error) {
    if (isProblem(error, 'signed-out')) callContext.onSignedOut();
    throw error;
  }
}

export function mapImport(resource: Resource, id: string, mapping: Mapping): Promise<Import> {
  return ask(`PATCH /${resource.name}/imports/:id`, { id, mapping });
}

export function sayReading(
  resource: Resource,
  id: string,
  readings: Record<string, Reading>,
): Promise<Import> {
  return ask(`PATCH /${resource.name}/imports/:id`, { id, readings });
}

export function giveValue(resource: Resource, id: string, given: Record<string, string>): Promise<Import> {
  return ask(`PATCH /${resource.name}/imports/:id`, { id, given });
}

export function settleTwins(resource: Resource, id: string, twins: TwinChoices): Promise<Import> {
  return ask(`PATCH /${resource.name}/imports/:id`, { id, twins });
}

export function runImport(resource: Resource, id: string): Promise<Import> {
  return ask(`POST /${resource.name}/imports/:id/run`, { id });
}

export function readImport(resource: Resource, id: string, signal: AbortSignal): Promise<Import> {
  return ask(`GET /${resource.name}/imports/:id`, { id }, { signal, background: true });
}

async function ask(address: string, input: object, options?: CallOptions): Promise<Import> {
  const anyCall = call as unknown as (...given: unknown[]) => Promise<Import>;
  return await anyCall(address, input, options);
}
