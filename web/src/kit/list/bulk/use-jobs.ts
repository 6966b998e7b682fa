import { useState } from 'react';
import { useToast } from '#ui/feedback/toast.tsx';
import { isProblem } from '../../api/api.ts';
import { useText } from '../../text/i18n.ts';
import { type Done, type Refused, type Results, runEach } from './run-each.ts';
import { bulkTexts } from './texts/texts.ts';

/** Something done to each of several rows, and what takes it back. */
export type Job<Row> = {
  kind: 'delete' | 'restore' | 'change';
  work: (row: Row) => Promise<Row>;
  undo: ((done: Done<Row>) => Promise<Row>) | null;
  /** What came of it, where that is more than that it was done. */
  done?: string | undefined;
};

export type Running = { finished: number; total: number };
/** What came of a job that was not done to every row. */
export type Report<Row> = Results<Row> & { job: Job<Row> };

export type JobsHost<Row> = {
  /** What one row is called. */
  nameOf: (row: Row) => string;
  /** Which rows a job was done to. */
  onDone: (rows: readonly Row[]) => void;
  /** Something may have changed: what shows it asks again. */
  onChanged: () => void;
};

const doneTexts = { delete: 'deleted', restore: 'restored', change: 'changed' } as const;
const undoMs = 10_000;

/** Does jobs row by row, shows how far they are and what was refused, and takes them back. */
export function useJobs<Row extends { id: string }>({ nameOf, onDone, onChanged }: JobsHost<Row>) {
  const t = useText(bulkTexts);
  const toast = useToast();
  const [running, setRunning] = useState<Running | null>(null);
  const [report, setReport] = useState<Report<Row> | null>(null);

  const each = async (rows: readonly Row[], work: Job<Row>['work']): Promise<Results<Row>> => {
    const total = rows.length;
    setReport(null);
    setRunning({ finished: 0, total });
    const results = await runEach(rows, work, (finished) => setRunning({ finished, total }));
    setRunning(null);
    onChanged();
    return results;
  };

  const takeBack = async (job: Job<Row>, done: readonly Done<Row>[]) => {
    const { undo } = job;
    if (!undo) return;
    const before = new Map(done.map((one) => [one.after.id, one]));
    const results = await each(
      done.map(({ after }) => after),
      (row) => undo(before.get(row.id) ?? { before: row, after: row }),
    );
    if (results.refused.length > 0) setReport({ ...results, job: { ...job, undo: null } });
    else toast.show({ title: t('undone', { count: results.done.length }), tone: 'success' });
  };

  const start = async (job: Job<Row>, rows: readonly Row[]) => {
    const results = await each(rows, job.work);
    onDone(results.done.map(({ after }) => after));
    if (results.refused.length > 0) return setReport({ ...results, job });
    const { done } = results;
    const [first] = done;
    toast.show({
      title: job.done ?? t(doneTexts[job.kind], { count: done.length }),
      text: first && done.length === 1 ? nameOf(first.after) : undefined,
      tone: 'success',
      duration: undoMs,
      undo: job.undo ? () => void takeBack(job, done) : undefined,
    });
  };

  return {
    running,
    report,
    start: (job: Job<Row>, rows: readonly Row[]) => void start(job, rows),
    undo: ({ job, done }: Report<Row>) => void takeBack(job, done),
    retry: ({ job, refused }: Report<Row>) => void start(job, againWith(refused)),
    closeReport: () => setReport(null),
  };
}

export type Jobs<Row extends { id: string }> = ReturnType<typeof useJobs<Row>>;

/** The rows to try again with: one that somebody saved meanwhile as it is now. */
export function againWith<Row>(refused: readonly Refused<Row>[]): Row[] {
  return refused.map(({ row, error }) => {
    const current = isProblem(error, 'stale-version') ? error.params.current : undefined;
    return (current as Row | undefined) ?? row;
  });
}
