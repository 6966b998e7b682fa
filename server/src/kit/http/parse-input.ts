import { addressRoom, roomOf } from '@leme/contract/kit/body-room';
import type { Endpoint } from '@leme/contract/kit/endpoint';
import { faultsOf } from '@leme/contract/kit/faults';
import { type Fault, Problem } from '@leme/contract/kit/problem';
import { z } from 'zod';
import { tooMuch } from '../limits/too-much.ts';
import { unplain } from './plain-input.ts';

const nothing = z.strictObject({});
const mostFaults = 20;

type Sent = { params: unknown; query: unknown; body: unknown };

/** Path, query and body against the contract; the faults of all three are named at once, up to twenty. */
export function parseInput(endpoint: Endpoint, { params, query, body }: Sent): Record<string, unknown> {
  const hasBody = endpoint.method !== 'GET' && endpoint.body !== undefined;
  const excess = tooMuch(query, addressRoom) ?? (hasBody ? tooMuch(body, roomOf(endpoint)) : undefined);
  if (excess) throw new Problem('validation', { errors: [excess] });
  if (unplain(params).length > 0) throw new Problem('not-found');
  const odd = [query, ...(hasBody ? [body] : [])].flatMap((part) => unplain(part));
  if (odd.length > 0) throw new Problem('validation', { errors: odd.slice(0, mostFaults) });
  const parts = [
    read(endpoint.params ?? nothing, params),
    read(endpoint.query ?? nothing, query),
    ...(hasBody ? [read(endpoint.body as z.ZodType, body)] : []),
  ];
  // An address with a malformed id leads nowhere, like one with an unknown id.
  if (endpoint.params && parts[0] && parts[0].faults.length > 0) throw new Problem('not-found');
  const errors = parts.flatMap(({ faults }) => faults);
  if (errors.length > 0) throw new Problem('validation', { errors: errors.slice(0, mostFaults) });
  return Object.assign({}, ...parts.map(({ value }) => value));
}

/** As `safeParse` does it, but that faults are put into words only as far as they are told: that is what they cost. */
function read(schema: z.ZodType, given: unknown): { value: unknown; faults: Fault[] } {
  // The input tells a wrong value from a missing one.
  const context = { async: false as const, reportInput: true };
  const parsed = schema._zod.run({ value: given ?? {}, issues: [] }, context);
  if (parsed instanceof Promise) throw new Error('A schema of the contract waits for nothing');
  const { value, issues } = parsed;
  const told = issues
    .slice(0, mostFaults)
    .map((issue) => z.core.util.finalizeIssue(issue, context, z.core.config()));
  return { value, faults: faultsOf({ issues: told }) };
}
