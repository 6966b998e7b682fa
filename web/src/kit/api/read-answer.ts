import type { ProblemBody, ProblemName } from '@leme/contract/kit/problem';
import { problems } from '@leme/contract/problems';
import { wordsOf } from '../problem/refusals.ts';
import { ApiProblem, NetworkProblem } from './api-problem.ts';

function isProblemName(name: string): name is ProblemName {
  return Object.hasOwn(problems, name);
}

/** The body of an answer; throws the problem it carries. Anything but our JSON came from something on the way. */
export async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/(problem\+)?json\b/.test(type)) throw new NetworkProblem('intercepted');
  const body: unknown = await response.json();
  if (response.ok) return body;
  const problem = problemOf(response.status, body as Partial<ProblemBody>);
  await wordsOf(problem.name);
  throw problem;
}

function problemOf(status: number, body: Partial<ProblemBody>): ApiProblem {
  const name = body.type?.replace('/problems/', '') ?? '';
  return new ApiProblem(isProblemName(name) ? name : 'internal', {
    status,
    params: body.params,
    errors: body.errors,
    instance: body.instance,
  });
}
