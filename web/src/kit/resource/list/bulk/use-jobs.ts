import type { AnyRow, Resource } from '@leme/contract/kit/resource';
import { useState } from 'react';
import { useToast } from '#ui/toast.tsx';
import { useText } from '../../../i18n.ts';
import { useResourceWrites } from '../../resource-calls.ts';
import { againWith, type Job } from './jobs.ts';
import { type Done, type Results, runEach } from './run-each.ts';
import { bulkTexts } from './texts/texts.ts';

export type Running = { finished: number; total: number };
/** What came of a job that was not done to every row. */
export type Report = Results & { job: Job };

const doneTexts = { delete: 'deleted', restore: 'restored', change: 'changed' } as const;
const undoMs = 10_000;

/**
 * Does jobs row by row through the ordinary endpoints, shows how far they are and what was refused, and takes them
 * back. `onDone` hears which rows they were done to.
 */
export function useJobs(resource: Resource, onDone: (rows: readonly AnyRow[]) => void) {
  const t = useText(bulkTexts);
  const toast = useToast();
  const writes = useResourceWrites(resource, { quiet: true });
  const [running, setRunning] = useState<Running | null>(null);
  const [report, setReport] = useState<Report | null>(null);

  const each = async (rows: readonly AnyRow[], work: Job['work']): Promise<Results> => {
    const total = rows.length;
    setReport(null);
    setRunning({ finished: 0, total });
    const results = await runEach(rows, work, (finished) => setRunning({ finished, total }));
    setRunning(null);
    writes.changed();
    return results;
  };

  const takeBack = async (job: Job, done: readonly Done[]) => {
    const { undo } = job;
    if (!undo) return;
    const before = new Map(done.map((one) => [one.after.id, one]));
    const results = await each(
      done.map(({ after }) => after),
      (row) => undo(before.get(row.id) ?? { before: row, after: row }),
    );
    if (results.refused.length > 0)
      setReport({ ...results, job: { kind: job.kind, work: job.work, undo: null } });
    else toast.show({ title: t('undone', { count: results.done.length }), tone: 'success' });
  };

  const start = async (job: Job, rows: readonly AnyRow[]) => {
    const results = await each(rows, job.work);
    onDone(results.done.map(({ after }) => after));
    if (results.refused.length > 0) return setReport({ ...results, job });
    const { done } = results;
    toast.show({
      title: t(doneTexts[job.kind], { count: done.length }),
      text: done.length === 1 ? String(done[0]?.after[resource.title] ?? '') : undefined,
      tone: 'success',
      duration: undoMs,
      undo: job.undo ? () => void takeBack(job, done) : undefined,
    });
  };

  return {
    writes,
    running,
    report,
    start: (job: Job, rows: readonly AnyRow[]) => void start(job, rows),
    undo: ({ job, done }: Report) => void takeBack(job, done),
    retry: ({ job, refused }: Report) => void start(job, againWith(refused)),
    closeReport: () => setReport(null),
  };
}

export type Jobs = ReturnType<typeof useJobs>;
