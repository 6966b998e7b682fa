import { z } from 'zod';
import { may } from '../access/permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { rowReply } from '../kit/resource/resource-endpoints.ts';
import { cancellationPolicies } from './cancellation-policies.ts';
import { policyTemplates } from './policy-templates.ts';

export const adoptPolicyTemplate = endpoint({
  method: 'POST',
  path: '/cancellation-policies/adoptions',
  summary:
    'Makes a policy of one of the usual ones, with its text in all languages; taken twice it gets a number',
  permission: may('products', 'create'),
  status: 201,
  body: z.strictObject({ template: z.enum(policyTemplates) }),
  reply: rowReply(cancellationPolicies),
});
