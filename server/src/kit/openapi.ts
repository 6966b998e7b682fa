import type { Endpoint } from '@leme/contract/kit/endpoint';
import { Problem, problems } from '@leme/contract/kit/problem';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from './actor.ts';
import type { Module } from './serve.ts';

/** `/api/openapi.json`: the contract as OpenAPI 3.1, for who is signed in. */
export function serveOpenApi(
  app: FastifyInstance,
  modules: readonly Module[],
  actorOf: (request: FastifyRequest) => Promise<Actor | null>,
): void {
  let document: unknown;
  app.get('/api/openapi.json', async (request) => {
    if (!(await actorOf(request))) throw new Problem('signed-out');
    document ??= describe(modules);
    return document;
  });
}

function describe(modules: readonly Module[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name, serves } of modules) {
    for (const { endpoint } of serves) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
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

function operation(module: string, endpoint: Endpoint) {
  const success = {
    description: 'Success',
    ...(endpoint.status !== 204 && { content: json(schemaOf(endpoint.reply, 'output')) }),
  };
  return {
    tags: [module],
    summary: endpoint.summary,
    'x-permission': endpoint.permission,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && {
      requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) },
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

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
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

function json(schema: unknown) {
  return { 'application/json': { schema } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}
