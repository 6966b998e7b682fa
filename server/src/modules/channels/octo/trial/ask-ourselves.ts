import { problems as ofBookings } from '@leme/contract/bookings/problems';
import type { TrialStep } from '@leme/contract/channels/octo/trial-endpoints';
import { problems as ofChannels } from '@leme/contract/channels/problems';
import type { Endpoint } from '@leme/contract/kit/endpoint';
import { faultsOf } from '@leme/contract/kit/faults';
import { faults, problems as ofKit, Problem } from '@leme/contract/kit/problem';
import type { Call, Served } from '#kit/http/serve';
import { refusalOf } from '../octo-protocol.ts';

const longest = 20_000;
const known: Readonly<Record<string, { status: number }>> = { ...ofKit, ...ofBookings, ...ofChannels };
const statusOf = (name: string) => known[name]?.status ?? 500;

export type Question = {
  step: TrialStep['step'];
  of: Served;
  params?: Record<string, string>;
  body: Record<string, unknown>;
};

/** Asks an endpoint of OCTO as a machine would, in the transaction that is open; a refusal is an answer, too. */
export async function askOurselves(
  call: Omit<Call<Endpoint>, 'input'>,
  { step, of, params = {}, body }: Question,
): Promise<TrialStep & { said: unknown }> {
  const begun = performance.now();
  const { status, said } = await answerOf(call, { of, params, body });
  const { method, path } = of.endpoint;
  return {
    step,
    method,
    path: path.slice('/octo'.length).replace(':uuid', params.uuid ?? ''),
    request: JSON.stringify(body, null, 2),
    answer: JSON.stringify(said, null, 2).slice(0, longest),
    status,
    ms: Math.round(performance.now() - begun),
    said,
  };
}

async function answerOf(
  call: Omit<Call<Endpoint>, 'input'>,
  { of, params, body }: Required<Pick<Question, 'of' | 'params' | 'body'>>,
) {
  if (of.kind !== 'tenant') throw new Error('OCTO is served in a transaction of the tenant');
  try {
    const read = of.endpoint.body?.safeParse(body);
    if (read && !read.success) throw faults(faultsOf(read.error));
    const input = { ...params, ...(read?.data as object) };
    return { status: 200, said: await of.handle({ ...call, input } as Call<Endpoint>) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { status: 400, said: refusalOf(error, { params, statusOf }) };
  }
}
