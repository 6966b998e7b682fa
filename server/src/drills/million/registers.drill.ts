import { kindOf } from '@leme/contract/kit/kinds/kinds';
import { type AnyRow, fieldsWith, filterFields, type Resource } from '@leme/contract/kit/resource/resource';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { platformTenantId } from '../../kit/ids.ts';
import { openWorld } from '../../testing/world.ts';
import { scaled } from '../product.testing.ts';
import { emptyRegister, fillRegister } from './bulk-register.testing.ts';
import { judgeAll, rounded, statementsDuring } from './plans.testing.ts';

const rows = scaled(1_000_000, 100_000);
const { registers } = await openWorld({ alone: true });

/** A word so common that reading rows until ten thousand have it is as good as an index; it must stop there. */
const broad = 'q=jo';
const fewPages = 5_000;

/** What is asked of every list, whatever it holds. */
function questionsOf({ title, fields, ...resource }: Resource): string[] {
  const register = { title, fields, ...resource };
  const filters = filterFields(register).flatMap(([name, field]) => {
    if (name === 'created_at') return [`${name}=2020-01-01..`, `${name}=..2020-01-01`];
    if (field.options) return [`${name}=${field.options.at(-1)}`];
    // A sixth of all and an open end, which is most of them.
    if (field.filter === 'contains')
      return field.kind === 'phone' ? [`${name}=48931`] : [`${name}=maria`, `${name}=9e3779b1`];
    if (kindOf(field).endsAre === 'date') return [`${name}=2024-03-01..2024-03-05`, `${name}=2031-01-01..`];
    if (field.filter === 'range') return [`${name}=3..5`, `${name}=2..`];
    return field.kind === 'boolean' ? [`${name}=0`] : [];
  });
  return [
    'limit=50',
    'limit=1&count=all&facets=1',
    'limit=50&page=200',
    'limit=50&deleted=1',
    ...['created_at', title, ...fieldsWith(register, 'sort')].flatMap((name) => {
      // By what rows point to only few are put in order.
      const few = fields[name]?.to ? '&q=9e3779b1' : '';
      return [`sort=${name}${few}`, `sort=-${name}${few}`];
    }),
    ...filters,
    'q=araujo',
    'q=maria%20goncalves',
    'q=9e3779b1',
    broad,
    'q=zzzz',
  ].map((query) => `?${query}`);
}

describe.each(registers.all.map(({ resource }) => [resource.name, resource] as const))(
  '%s, a million of them',
  async (_, resource) => {
    const world = await openWorld({ checkReplies: false });
    const superuser = inject('superuserUrl').replace(
      /\/[^/?]*(\?|$)/,
      `${new URL(world.urls.app).pathname}$1`,
    );
    const company = await world.company();
    afterAll(() => emptyRegister(superuser, resource));

    test('every question goes through an index', async () => {
      const isPlatform = resource.scope === 'platform';
      const keeper = isPlatform
        ? await world.operator('saas_super_admin')
        : await world.user(company, 'admin');
      await fillRegister(superuser, resource, company.id, rows);
      const path = `/${resource.name}`;
      const tenantId = isPlatform ? platformTenantId : company.id;
      const first = (await keeper.get(`${path}?limit=1`)).body;
      const row = first[resource.listed][0] as AnyRow;
      const asked = [
        ...questionsOf(resource).map((query) => `${path}${query}`),
        `${path}?limit=1&cursor=${first.nextCursor}`,
        `${path}/${row.id}`,
        `${path}/${row.id}/history`,
      ];
      const offences: string[] = [];
      const figures: Record<string, string> = {};
      for (const question of asked) {
        const began = performance.now();
        const statements = await statementsDuring(async () =>
          expect((await keeper.get(question)).status).toBe(200),
        );
        const httpMs = rounded(performance.now() - began);
        const verdict = await judgeAll(
          { appUrl: world.urls.app, tenantId, big: new Set([resource.table]) },
          statements,
        );
        figures[question] = `${rounded(verdict.slowestMs)} ms, ${verdict.buffers} pages, http ${httpMs} ms`;
        if (question.includes(broad) && verdict.buffers < fewPages) continue;
        offences.push(...verdict.offences.map((offence) => `${question}: ${offence}`));
      }
      console.log(`drill: registers ${resource.name} ${JSON.stringify({ rows, ...figures }, null, 1)}`);
      expect(offences).toEqual([]);
    });
  },
);
