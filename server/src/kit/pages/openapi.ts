import { bytesOf, kB, roomOf } from '@leme/contract/kit/body-room';
import { type Endpoint, needsKey } from '@leme/contract/kit/endpoint';
import type { Catalogue } from '@leme/contract/kit/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../actor.ts';
import { requireWhole } from '../http/guard.ts';
import type { Served, ServerModule } from '../http/serve.ts';
import { type ApiDescription, type Content, layOutDocs, type Operation, type Parameter } from './api-docs.ts';
import { makeOnce } from './make-once.ts';

/** `/api/openapi.json`, the contract as OpenAPI 3.1, and `/api/docs`, the same to be read; for who is signed in. */
export function serveOpenApi(
  app: FastifyInstance,
  modules: readonly ServerModule[],
  actorOf: (request: FastifyRequest) => Promise<Actor | null>,
): void {
  const document = makeOnce(
    () => JSON.stringify(describe(modules, app.problems)),
    'application/json; charset=utf-8',
  );
  const page = makeOnce(
    () => layOutDocs(describe(modules, app.problems), app.problems),
    'text/html; charset=utf-8',
  );
  const onRequest = async (request: FastifyRequest) => {
    requireWhole(await actorOf(request));
  };
  app.get('/api/openapi.json', { onRequest }, (request, reply) => document(request, reply));
  app.get('/api/docs', { onRequest }, (request, reply) => page(request, reply));
}

function describe(modules: readonly ServerModule[], problems: Catalogue): ApiDescription {
  const paths: ApiDescription['paths'] = {};
  for (const { name, serves } of modules) {
    for (const served of serves) {
      const path = served.endpoint.path.replace(/:(\w+)/g, '{$1}');
      const method = served.endpoint.method.toLowerCase();
      paths[path] = { ...paths[path], [method]: operation(name, served) };
    }
  }
  const problemBody = z.object({
    type: z.enum(Object.keys(problems).map((name) => `/problems/${name}`)),
    title: z.string(),
    status: z.int(),
    instance: z.string(),
    errors: z
      .array(
        z.object({
          pointer: z.string(),
          code: z.string(),
          params: z.record(z.string(), z.unknown()).optional(),
        }),
      )
      .optional(),
    params: z.record(z.string(), z.unknown()).optional(),
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Leme', version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas: { Problem: schemaOf(problemBody, 'output') } },
  };
}

function operation(module: string, { kind, endpoint }: Served): Operation {
  const success = {
    description: 'Success',
    ...(endpoint.status !== 204 && { content: contentOf(endpoint.gives, endpoint.reply, 'output') }),
  };
  return {
    tags: [module],
    summary: endpoint.summary,
    'x-permission': endpoint.permission,
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(kind === 'tenant' && needsKey(endpoint) ? [idempotencyKey] : []),
    ],
    ...((endpoint.body || endpoint.takes) && {
      requestBody: {
        required: true,
        description: roomText(endpoint),
        content: contentOf(endpoint.takes, endpoint.body ?? z.string(), 'input'),
      },
    }),
    responses: {
      [endpoint.status ?? 200]: success,
      default: {
        description: 'A problem',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

/** How much a body may be and hold. */
function roomText(endpoint: Endpoint): string {
  const bytes = `At most ${bytesOf(endpoint) / kB} kB`;
  if (endpoint.takes) return bytes;
  const { members, keys, text, depth, values } = roomOf(endpoint);
  return `${bytes}; ${members} members of a list, ${keys} fields of an object, ${text} characters of a text, ${depth} levels, ${values} values in all`;
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'New for each act, the same for its repeats: they get the stored answer',
  schema: { type: 'string', pattern: '^[\\w-]{8,255}$' },
};

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: value,
  }));
}

function contentOf(file: Endpoint['gives'], schema: z.ZodType, io: 'input' | 'output'): Content {
  const media = file === 'csv' ? 'text/csv' : file ? 'application/octet-stream' : 'application/json';
  return { [media]: { schema: schemaOf(schema, io) } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}
