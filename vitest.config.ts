import { defineConfig } from 'vitest/config';

// Two cores, and one worker more, because some tests wait for time-outs and for programs that start. The database comes from the embedded server or the one `LEME_TEST_SERVER` names, copied from one migrated template a file.
export default defineConfig({
  test: {
    include: [
      'contract/src/**/*.test.ts',
      'server/src/**/*.test.ts',
      'web/src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      '*.test.ts',
    ],
    globalSetup: ['server/src/testing/template-database.ts'],
    setupFiles: ['server/src/testing/quiet-console.ts', 'server/src/testing/leave-out.ts'],
    pool: 'forks',
    // Files share what a worker has loaded: a third of the time. Their rows are kept apart by the tenant wall.
    isolate: false,
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
