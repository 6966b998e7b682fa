import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takeOne } from './sign-in-limits.ts';

/** How often a minute one token, and all machines of one company, may ask. */
export type MachineCalls = { perToken: number; perCompany: number };
export type LimitMachine = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const minute = 60_000;

/** A partner that asks without rest is told to come again, and takes nothing from the people of the company. */
export function limitMachines(app: FastifyInstance, { perToken, perCompany }: MachineCalls): LimitMachine {
  const ofToken = app.createRateLimit({
    max: perToken,
    timeWindow: minute,
    keyGenerator: ({ actor }) => `token ${actor?.machine?.tokenId}`,
  });
  const ofCompany = app.createRateLimit({
    max: perCompany,
    timeWindow: minute,
    keyGenerator: ({ actor }) => `machines of ${actor?.tenantId}`,
  });
  return async (request, reply) => {
    await takeOne(ofToken, request, reply);
    await takeOne(ofCompany, request, reply);
  };
}
