import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import {
  allowedMoves,
  mayBegin,
  mostReason,
  movesOf,
  type NamedMove,
  reasonOf,
} from '@leme/contract/kit/resource/states';
import { expect, test } from 'vitest';
import { newId } from '../../kit/ids.ts';
import type { Browser } from '../client.ts';
import type { World } from '../world.ts';
import type { Values } from './example-rows.ts';
import { findWay, goTo, moveBody, rowBefore, why } from './move-rows.ts';
import { makeReady } from './ready-rows.ts';

type Rows = {
  world: World;
  keeper: Browser & { role: string };
  next(): Values;
};

/** What the states of a register promise: only moves change them, and each says who, when and why. */
export function checkStates(resource: Resource, { world, keeper, next }: Rows): void {
  const path = `/${resource.name}`;
  const moves = movesOf(resource);
  const send = (by: Browser, row: AnyRow, move: NamedMove) =>
    by.post(`${path}/${row.id}/${move.name}`, moveBody(row, move));
  const allowedNames = (row: AnyRow) =>
    allowedMoves(resource, row)
      .map(({ name }) => name)
      .join(', ');
  const before = (move: NamedMove) => rowBefore(keeper, resource, move, next());

  test('a move leads where it says, and tells who, when, from where and why', async () => {
    for (const move of moves) {
      const row = await before(move);
      const { status, body: moved } = await send(keeper, row, move);
      expect([move.name, status, moved.errors]).toEqual([move.name, 200, undefined]);
      expect(moved).toEqual({
        ...row,
        [move.field]: move.to,
        version: row.version + 1,
        updated_at: moved.updated_at,
      });
      const [step] = (await keeper.get(`${path}/${row.id}/history`)).body.data;
      const state = { field: move.field, before: row[move.field], after: move.to, isErased: false };
      const reason = { field: reasonOf(move.field), before: null, after: why, isErased: false };
      expect(step).toMatchObject({ actor: `Pessoa ${keeper.role}`, action: 'updated' });
      expect(step.changes).toHaveLength(move.reason ? 2 : 1);
      expect(step.changes).toEqual(expect.arrayContaining([state, ...(move.reason ? [reason] : [])]));
      const { data } = (await keeper.get(`${path}/${row.id}/moves`)).body;
      expect(data[0]).toEqual({
        id: step.id,
        at: step.at,
        actor: step.actor,
        field: move.field,
        isErased: false,
        from: row[move.field],
        to: move.to,
        reason: move.reason ? why : null,
      });
      expect(data.at(-1)).toMatchObject({ from: null, to: resource.fields[move.field]?.fallback });
    }
  });

  test('a move its state forbids is refused with where it stands and what it may do', async () => {
    const forbidden = moves.flatMap((move) =>
      (resource.fields[move.field]?.options ?? [])
        .filter((state) => !move.from.includes(state))
        .map((state) => [move, state] as const),
    );
    expect(forbidden.length).toBeGreaterThan(0);
    for (const [move, state] of forbidden) {
      const row = await rowBefore(keeper, resource, { ...move, from: [state] }, next());
      const { status, body } = await send(keeper, row, move);
      expect([status, body.type]).toEqual([409, '/problems/move-forbidden']);
      const allowed = allowedMoves(resource, row).map(({ name }) => name);
      expect(body.params).toEqual({ move: move.name, field: move.field, state, allowed });
      expect((await keeper.get(`${path}/${row.id}`)).body).toEqual(row);
    }
  });

  test('a state is no field to edit: another one is refused, with the moves there are', async () => {
    for (const move of moves) {
      const row = await before(move);
      const set = (state: unknown) =>
        keeper.patch(`${path}/${row.id}`, { [move.field]: state, version: row.version });
      const { status, body } = await set(move.to);
      const params = { moves: allowedNames(row) };
      expect([status, body.errors]).toEqual([422, [{ pointer: `/${move.field}`, code: 'by-move', params }]]);
      expect((await set(row[move.field])).body).toEqual(row);
    }
  });

  test('a new row begins at its start, or where one move leads from there', async () => {
    for (const [name, field] of Object.entries(resource.fields).filter(([, { moves }]) => moves))
      for (const state of field.options ?? []) {
        const { status, body } = await keeper.post(path, { ...next(), [name]: state });
        const fault = { pointer: `/${name}`, code: 'start' };
        if (mayBegin(field, state)) expect([status, body[name]]).toEqual([201, state]);
        else expect([status, body.errors?.[0]]).toEqual([422, fault]);
      }
  });

  test('of several who move at once one does, the others read both states and what is allowed now', async () => {
    const [move] = moves as [NamedMove];
    const row = await before(move);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(keeper, row, move)));
    const [done, ...refused] = answers.toSorted((one, other) => one.status - other.status);
    expect([done?.status, done?.body[move.field]]).toEqual([200, move.to]);
    const allowed = allowedMoves(resource, done?.body).map(({ name }) => name);
    for (const { status, body } of refused) {
      expect([status, body.type]).toEqual([409, '/problems/stale-version']);
      expect(body.params).toMatchObject({ current: done?.body, yours: { [move.field]: move.to }, allowed });
      expect(body.params.saves).toHaveLength(1);
    }
    const { data } = (await keeper.get(`${path}/${row.id}/history`)).body;
    expect(data.filter(({ child }: { child?: object }) => !child)).toHaveLength(row.version + 1);
  });

  test('a reason is given where one is asked for, and nowhere else', async () => {
    for (const move of moves) {
      const row = await before(move);
      const said = async (reason: unknown) => {
        const { status, body } = await keeper.post(`${path}/${row.id}/${move.name}`, {
          version: row.version,
          reason,
        });
        return [status, body.errors?.[0]?.pointer];
      };
      if (move.reason) expect(await said('x'.repeat(mostReason + 1))).toEqual([422, '/reason']);
      else expect(await said(why)).toEqual([422, '/reason']);
      if (move.reason === 'required') expect(await said(' ')).toEqual([422, '/reason']);
      if (move.reason === 'optional') expect(await said('')).toEqual([200, undefined]);
    }
  });

  test('a file moves where no reason is asked for, and is refused by name where there is no such move', async () => {
    const states = Object.entries(resource.fields).filter(([, declared]) => declared.moves);
    const pairs = states.flatMap(([field, { options = [] }]) =>
      options.flatMap((from) => options.map((to) => [field, from, to] as const)),
    );
    const csv = { 'content-type': 'text/csv' };
    for (const [field, from, to] of pairs) {
      const made = (await keeper.post(path, { ...next(), [field]: undefined })).body;
      await makeReady(keeper, resource, made);
      const row = await goTo(keeper, resource, made, { [field]: from });
      const file = Buffer.from(`id;${field}\n${row.id};${to}\n`);
      const { body } = await keeper.post(`${path}/imports?file=a.csv`, file, csv);
      const way = findWay(resource, row, field, to);
      const [move, more] = way ?? [];
      const isFar = !way || more !== undefined;
      const code = isFar ? 'move' : move?.reason === 'required' ? 'move-reason' : null;
      const params = { moves: isFar ? allowedNames(row) : move?.name };
      const faults = code ? [{ pointer: `/${field}`, code, params }] : [];
      expect([from, to, body.refused.flatMap((each: { faults: object[] }) => each.faults)]).toEqual([
        from,
        to,
        faults,
      ]);
    }
  });

  test('who may not change it does not move it; unknown, deleted and foreign rows are not there to move', async () => {
    const [move] = moves as [NamedMove];
    const row = await before(move);
    const foreign = await world.user(await world.company(), 'admin');
    const sailor = await world.user(await world.company(), 'marinheiro');
    const unknown = { ...row, id: newId() };
    const answers = [
      await send(foreign, row, move),
      await foreign.get(`${path}/${row.id}/moves`),
      await send(keeper, unknown, move),
      await keeper.get(`${path}/${unknown.id}/moves`),
      await send(sailor, row, move),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 403]);
    const gone = (await keeper.delete(`${path}/${row.id}`)).body;
    expect((await send(keeper, row, move)).body.type).toBe('/problems/stale-version');
    expect((await send(keeper, gone, move)).status).toBe(404);
  });
}
