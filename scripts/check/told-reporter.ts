import { appendFileSync, writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node';

/** A line of what a run of tests tells, in the order in which it happens. */
export type Told =
  | { says: 'begins'; file: string }
  /** Only that the run is alive. */
  | { says: 'test' }
  | ({ says: 'ends' } & FileTold)
  | { says: 'run ends'; faults: string[] };

export type FileTold = {
  file: string;
  passed: number;
  /** Each test that failed, and why: the message, then its stack. */
  failed: { name: string; why: string }[];
  skipped: string[];
  /** What broke beside the tests: the file could not be read, or a hook failed. */
  faults: string[];
  /** Seconds of processor time in the worker (`server/src/testing/cost.ts`), or of the clock where nobody measured them. */
  seconds: number;
};

/**
 * Writes a line a file as soon as it ends, and one as it begins: who reads it after a run that hung or a worker that died
 * knows where.
 */
export default class ToldReporter implements Reporter {
  #path = process.env.LEME_TOLD ?? '';

  onInit(): void {
    if (this.#path) writeFileSync(this.#path, '');
  }

  onTestModuleQueued(module: TestModule): void {
    this.#tell({ says: 'begins', file: module.moduleId });
  }

  onTestCaseResult(_: TestCase): void {
    this.#tell({ says: 'test' });
  }

  onTestModuleEnd(module: TestModule): void {
    this.#tell({ says: 'ends', ...fileTold(module) });
  }

  onTestRunEnd(_: readonly TestModule[], faults: readonly SerializedError[]): void {
    this.#tell({ says: 'run ends', faults: faults.map(whyOf) });
  }

  #tell(line: Told): void {
    if (this.#path) appendFileSync(this.#path, `${JSON.stringify(line)}\n`);
  }
}

function fileTold(module: TestModule): FileTold {
  const tests = [...module.children.allTests()];
  const named = (state: 'failed' | 'skipped') => tests.filter((test) => test.result().state === state);
  // What a group did not come to because its set-up failed is marked as left out, and has failed.
  const leftOut = Map.groupBy(named('skipped'), (test) => whyNeverBegun(test) !== undefined);
  return {
    file: module.moduleId,
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: [
      ...named('failed').map((test) => ({ name: test.fullName, why: whyOf(test.result().errors?.[0]) })),
      ...(leftOut.get(true) ?? []).map((test) => ({ name: test.fullName, why: whyNeverBegun(test) ?? '' })),
    ],
    skipped: (leftOut.get(false) ?? []).map(({ fullName }) => fullName),
    faults: faultsOf(module),
    seconds: module.meta().processorSeconds ?? module.diagnostic().duration / 1000,
  };
}

/** What broke a group a test stands in, or its file, before it could begin. */
function whyNeverBegun(test: TestCase): string | undefined {
  let around: TestSuite | TestModule = test.parent;
  while (around.errors().length === 0 && around.type === 'suite') around = around.parent;
  const [broken] = around.errors();
  return broken && whyOf(broken);
}

/** Of the file and of every group in it. */
function faultsOf(module: TestModule): string[] {
  const groups = [...module.children.allSuites()].flatMap((suite) => [...suite.errors()]);
  return [...module.errors(), ...groups].map(whyOf);
}

const whyOf = (error: { message: string; stack?: string } | undefined) =>
  error?.stack ?? error?.message ?? '';
