import {
  type OctoCapability,
  type OctoError,
  octoCapabilities,
} from '@leme/contract/channels/octo/octo-shapes';
import { type Locale, locales, normaliseLocale } from '@leme/contract/kit/language/locale';
import { problems as ofKit, type Problem } from '@leme/contract/kit/problem';
import type { FastifyRequest } from 'fastify';
import type { Protocol } from '#kit/http/protocol';

type Headers = FastifyRequest['headers'];

/** The capabilities somebody asks for that there are; none is the core alone. */
export function capabilitiesIn(headers: Headers): OctoCapability[] {
  const asked = String(headers['octo-capabilities'] ?? '').split(/[\s,]+/);
  return octoCapabilities.filter((each) => asked.includes(each));
}

/** The first of the languages somebody reads that is one of ours, by how much it is wished for. */
export function languageIn(headers: Headers): Locale {
  const wishes = (headers['accept-language'] ?? '').split(',').map((wish, at) => {
    const [tag = '', weight] = wish.trim().split(/;\s*q=/);
    return { tag, at, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  const sorted = wishes.toSorted((a, b) => b.weight - a.weight || a.at - b.at);
  return sorted.flatMap(({ tag }) => normaliseLocale(tag) ?? [])[0] ?? 'pt-BR';
}

const messages: Readonly<Record<OctoError, string>> = {
  INVALID_PRODUCT_ID: 'The productId was missing or invalid',
  INVALID_OPTION_ID: 'The optionId was missing or invalid',
  INVALID_UNIT_ID: 'The unitId was missing or invalid',
  INVALID_AVAILABILITY_ID: 'The availabilityId was missing or invalid',
  INVALID_BOOKING_UUID: 'The uuid was missing or invalid',
  BAD_REQUEST: 'The request was malformed',
  UNPROCESSABLE_ENTITY: 'The request could not be processed',
  UNAUTHORIZED: 'You did not send an API token',
  FORBIDDEN: 'You sent an API token that is invalid, was revoked or may not do this',
  INTERNAL_SERVER_ERROR: 'There was an un-recoverable error, please try again',
};

const said = (error: OctoError, more: object = {}) => ({ error, errorMessage: messages[error], ...more });

/** How OCTO is spoken: every refusal is a 400 in its words; only who asks too often is told so by HTTP. */
export const octoProtocol: Protocol = {
  below: '/api/octo',
  headers: ({ headers }) => ({
    'octo-capabilities': capabilitiesIn(headers).join(', '),
    'content-language': languageIn(headers),
    'available-languages': locales.join(', '),
  }),
  refusal: (problem, request) =>
    problem.problem === 'too-many-requests'
      ? { status: 429, body: { error: 'TOO_MANY_REQUESTS', errorMessage: 'Come again later' } }
      : { status: 400, body: bodyOf(problem, request) },
};

const bodyOf = (problem: Problem, request: FastifyRequest) =>
  refusalOf(problem, {
    params: (request.params ?? {}) as Asked['params'],
    statusOf: (name) => (request.server.problems[name as keyof typeof ofKit] ?? ofKit.internal).status,
  });

type Asked = { params: { uuid?: string; productId?: string }; statusOf: (name: string) => number };

/** What somebody reads who is refused; `statusOf` says what HTTP would have called it. */
export function refusalOf(problem: Problem, { params: { uuid, productId }, statusOf }: Asked): object {
  const { params = {} } = problem;
  switch (problem.problem) {
    case 'octo':
      return { errorMessage: messages[params.error as OctoError], ...params };
    case 'token-missing':
      return said('UNAUTHORIZED');
    case 'token-refused':
    case 'forbidden':
    case 'subscription-lapsed':
      return said('FORBIDDEN');
    case 'hold-expired':
      return said('INVALID_BOOKING_UUID', { uuid: uuid ?? '' });
    case 'not-found':
      if (uuid !== undefined) return said('INVALID_BOOKING_UUID', { uuid });
      if (productId !== undefined) return said('INVALID_PRODUCT_ID', { productId });
      return said('BAD_REQUEST', { errorMessage: 'There is no such path' });
    case 'validation':
      return said('BAD_REQUEST', { errorMessage: whereOf(problem) });
    case 'request-in-flight':
      return said('INTERNAL_SERVER_ERROR');
    default:
      return said(byStatus(statusOf(problem.problem)));
  }
}

function byStatus(status: number): OctoError {
  if (status === 409) return 'UNPROCESSABLE_ENTITY';
  return status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR';
}

function whereOf({ errors = [] }: Problem): string {
  const places = errors.slice(0, 5).map(({ pointer, code }) => `${pointer} ${code}`);
  return `The request was malformed: ${places.join(', ')}`;
}
