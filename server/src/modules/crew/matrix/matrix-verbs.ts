import { matrixDifferences } from '@leme/contract/crew/engine/matrix-differences';
import { matrixFaults } from '@leme/contract/crew/engine/matrix-faults';
import {
  checkMatrix,
  draftMatrix,
  listMatrixVersions,
  publishMatrix,
  readMatrixCells,
  saveMatrixCells,
} from '@leme/contract/crew/matrix-endpoints';
import { competencyVersions } from '@leme/contract/crew/matrix-version';
import { faults, Problem } from '@leme/contract/kit/problem';
import { mostOf } from '@leme/contract/kit/resource/entity';
import { addDays, dayIn } from '@leme/contract/kit/values/days';
import { sql } from 'kysely';
import { serve } from '#kit/http/serve';
import { newId } from '#kit/ids';
import { record } from '#kit/resource/history/record';
import { statement } from '#kit/resource/statement';
import type { Work } from '#kit/work';
import { servesSheets } from './matrix-sheet.ts';
import { type Head, head, knownCompetencies, lastPublished, requireVersion } from './versions.ts';

const told = ({ number, status, effective_from }: Head, cells: readonly unknown[]) => ({
  number,
  status,
  effective_from,
  cells: cells.length,
});

const knownIds = async (work: Work) => new Set((await knownCompetencies(work)).keys());

const servesList = serve(listMatrixVersions, async ({ tx }) => ({
  data: await tx.rows(
    statement<Head>(sql`select ${head} from competency_versions v order by v.number desc limit 200`),
  ),
}));

const servesDraft = serve(draftMatrix, async ({ input, tx, actor }) => {
  const work = { tx, actor };
  const base = await lastPublished(work);
  // What was decided since would be lost without anybody saying so.
  if (input.from !== undefined && input.from !== base?.id)
    throw faults([{ pointer: '/from', code: 'not-last' }]);
  const cells = base?.cells ?? [];
  const last = await tx.first(
    statement<{ number: number }>(
      sql`select coalesce(max(v.number), 0)::integer as number from competency_versions v`,
    ),
  );
  const made = await tx.first(
    statement<Head>(sql`insert into competency_versions as v (id, number, cells)
      values (${newId()}, ${(last?.number ?? 0) + 1}, ${JSON.stringify(cells)}::jsonb) returning ${head}`),
  );
  if (!made) throw new Problem('draft-there');
  record(work, competencyVersions, { id: made.id, action: 'created', after: told(made, cells) });
  return made;
});

const servesCells = serve(readMatrixCells, ({ input, tx }) => requireVersion({ tx }, input.id));

const servesSave = serve(saveMatrixCells, async ({ input, tx, actor }) => {
  const work = { tx, actor };
  const before = await requireVersion(work, input.id);
  const saved = await tx.first(
    statement<Head>(sql`update competency_versions v set cells = ${JSON.stringify(input.cells)}::jsonb,
        version = v.version + 1
      where v.id = ${input.id} and v.status = 'draft' and v.version = ${input.version} returning ${head}`),
  );
  if (!saved) throw new Problem('draft-changed');
  const changed = matrixDifferences(before.cells, input.cells)
    .map(({ cell, kind }) => `${cell}: ${kind}`)
    .join('\n')
    .slice(0, mostOf(competencyVersions.fields.changed));
  const was = Object.assign(told(before, before.cells), { changed: null });
  const is = Object.assign(told(saved, input.cells), { changed });
  record(work, competencyVersions, { id: saved.id, action: 'updated', before: was, after: is });
  return saved;
});

const servesChecks = serve(checkMatrix, async ({ input, tx, actor }) => {
  const work = { tx, actor };
  const { cells } = await requireVersion(work, input.id);
  const last = await lastPublished(work);
  return {
    faults: matrixFaults(cells, await knownIds(work)),
    differences: matrixDifferences(last?.cells ?? [], cells),
  };
});

const servesPublication = serve(publishMatrix, async ({ input, tx, actor, clock }) => {
  const work = { tx, actor };
  // The draft after the last one: whoever published it meanwhile is seen here, not as a version before it.
  const last = await lastPublished(work);
  const draft = await requireVersion(work, input.id);
  if (draft.status !== 'draft' || draft.version !== input.version) throw new Problem('draft-changed');
  const tomorrow = addDays(dayIn(actor.timezone, clock.now()), 1);
  const { effective_from } = input;
  if (effective_from < tomorrow) throw faults([{ pointer: '/effective_from', code: 'before-tomorrow' }]);
  // An earlier day would leave the answers of days between to whichever began last.
  if (last?.effective_from && effective_from <= last.effective_from)
    throw faults([{ pointer: '/effective_from', code: 'before-last' }]);
  const found = matrixFaults(draft.cells, await knownIds(work));
  if (found.length > 0) throw new Problem('matrix-faulty', { params: { faults: found } });
  const published = await tx.first(
    statement<Head>(sql`update competency_versions v set status = 'published',
        effective_from = ${effective_from}::date, version = v.version + 1
      where v.id = ${input.id} and v.status = 'draft' and v.version = ${input.version} returning ${head}`),
  );
  if (!published) throw new Problem('draft-changed');
  const [was, is] = [told(draft, draft.cells), told(published, draft.cells)];
  record(work, competencyVersions, { id: published.id, action: 'updated', before: was, after: is });
  return published;
});

/** The platform's matrix: one draft at a time, and what was published stays what it was. */
export const servesMatrix = [
  servesList,
  servesDraft,
  servesCells,
  servesSave,
  servesChecks,
  servesPublication,
  ...servesSheets,
].map((served) => ({ ...served, ofPlatform: true as const }));
