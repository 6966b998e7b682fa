import type { Fault } from '@leme/contract/kit/problem';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isProblem } from '../../api/api.ts';
import { useVerb } from '../../verb/use-verb.ts';
import { useResourceWrites } from '../resource-calls.ts';
import {
  giveValue,
  type Import,
  largestFile,
  type Mapping,
  mapImport,
  type Reading,
  readImport,
  runImport,
  sayReading,
  sendCsv,
  settleTwins,
  type TwinChoices,
} from './import-calls.ts';

const everyMs = 1000;

export type ImportFailure = { faults: readonly Fault[] } | { error: unknown };

type Attempt = { kind: 'sending' | 'checking' | 'starting'; work: () => Promise<Import> };

/** One import from the file to its result: what the server says of it, and what can be done next. */
export function useImport(resource: Resource) {
  const { changed } = useResourceWrites(resource);
  const [known, setKnown] = useState<Import | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  const [failure, setFailure] = useState<ImportFailure | null>(null);
  const sending = useRef<AbortController>(null);
  // Outside system: the network; nobody waits for a file whose dialog is gone.
  useEffect(() => () => sending.current?.abort(), []);

  const isRunning = known?.status === 'running';
  const watched = useQuery({
    queryKey: ['import', known?.id],
    queryFn: ({ signal }) => readImport(resource, known?.id ?? '', signal),
    enabled: isRunning,
    refetchInterval: (query) =>
      query.state.data?.status === 'running' || !query.state.data ? everyMs : false,
    staleTime: 0,
  });
  const report = isRunning && watched.data ? watched.data : known;
  const isOver = isRunning && report !== known && report?.status !== 'running';
  // Outside system: the lists of the page, which show what is in now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function is no new end
  useEffect(() => {
    if (isOver) changed();
  }, [isOver]);

  const { run, busyWith } = useVerb(({ work }: Attempt) => work(), {
    done: (next) => {
      setKnown(next);
      setMapping(next.mapping);
    },
    place: (error) => {
      if (sending.current?.signal.aborted) return true;
      setFailure(isProblem(error, 'validation') ? { faults: error.errors } : { error });
      return true;
    },
  });
  const attempt = (kind: Attempt['kind'], work: Attempt['work']) => {
    setFailure(null);
    return run({ kind, work });
  };
  return {
    report,
    mapping,
    busy: busyWith?.kind ?? null,
    failure,
    /** Whether the columns mean something else than what was looked through. */
    isRemapped: report?.columns.some((name) => mapping[name] !== report.mapping[name]) ?? false,
    map: (header: string, target: string) => setMapping((before) => moved(before, header, target)),
    send: (file: File) => {
      if (file.size > largestFile) return setFailure({ faults: [{ pointer: '/file', code: 'too-heavy' }] });
      const controller = new AbortController();
      sending.current = controller;
      void attempt('sending', () => sendCsv(resource, file, controller.signal));
    },
    check: () => report && void attempt('checking', () => mapImport(resource, report.id, mapping)),
    read: (column: string, reading: Reading) =>
      report && void attempt('checking', () => sayReading(resource, report.id, { [column]: reading })),
    give: (field: string, text: string) =>
      report && void attempt('checking', () => giveValue(resource, report.id, { [field]: text })),
    settle: (twins: TwinChoices) =>
      report && void attempt('checking', () => settleTwins(resource, report.id, twins)),
    run: () => report && void attempt('starting', () => runImport(resource, report.id)),
    /** Back to the choice of a file. */
    restart: () => {
      setKnown(null);
      setFailure(null);
    },
  };
}

export type ImportWork = ReturnType<typeof useImport>;

/** A field stands for one column: chosen for another it leaves the one it had. */
function moved(before: Mapping, header: string, target: string): Mapping {
  const others = Object.entries(before).map(([name, value]) => [name, value === target ? '' : value]);
  return { ...Object.fromEntries(others), [header]: target };
}
