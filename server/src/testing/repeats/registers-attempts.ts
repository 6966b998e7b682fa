import { movesOf } from '@leme/contract/kit/resource/states';
import { parentFor } from '../registers/check-children.ts';
import { exampleRow } from '../registers/example-rows.ts';
import { moveBody, rowBefore } from '../registers/move-rows.ts';
import type { Attempts, Ground } from './ground.ts';

/** What every register has by being one. */
export const registersAttempts = ({ world, staff, operator, next }: Ground): Attempts => ({
  ...Object.fromEntries(
    world.registers.all.flatMap(({ resource }) =>
      movesOf(resource).map((move) => [
        `POST /${resource.name}/:id/${move.name}`,
        async () => {
          const of = await parentFor(world, staff, resource);
          const row = await rowBefore(staff, resource, move, { ...exampleRow(resource, next()), ...of });
          const body = moveBody(row, move);
          return {
            path: `/${resource.name}/${row.id}/${move.name}`,
            body,
            other: { ...body, version: row.version + 1 },
          };
        },
      ]),
    ),
  ),
  ...Object.fromEntries(
    world.registers.all
      .filter(({ rules }) => rules.replaceable)
      .map(({ resource }) => [
        `POST /${resource.name}/:id/replacement`,
        async () => {
          const added = async () =>
            (await staff.post(`/${resource.name}`, exampleRow(resource, next()))).body.id;
          const path = `/${resource.name}/${await added()}/replacement`;
          return { path, body: { by: null }, other: { by: await added() } };
        },
      ]),
  ),
  ...Object.fromEntries(
    world.registers.all.map(({ resource }) => [
      `POST /${resource.name}`,
      async () => {
        const of = await parentFor(world, staff, resource);
        return {
          path: `/${resource.name}`,
          body: { ...exampleRow(resource, next()), ...of },
          other: { ...exampleRow(resource, next()), ...of },
          ...(resource.scope === 'platform' && { by: operator }),
        };
      },
    ]),
  ),
});
