import { configDefaults, defineConfig } from 'vitest/config';

/** What rarely breaks alone and takes long is left to the whole check (`scripts/check.ts`). */
const exclude = [...configDefaults.exclude, ...(process.env.LEME_WHOLE ? [] : ['**/*.long.test.ts'])];

/**
 * Two rings. Rules, contract and API ask a database: the embedded server or the one `LEME_TEST_SERVER` names, copied
 * from one migrated template for each worker. Screens are drawn in a DOM without a browser, against answers made from the
 * contract (`web/src/testing`).
 */
export default defineConfig({
  define: { __BUILD__: JSON.stringify({ version: '2031.01.01.0000', builtAt: '2031-01-01T00:00:00Z' }) },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          exclude,
          include: [
            'contract/src/**/*.test.ts',
            'server/src/**/*.test.ts',
            'web/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            '*.test.ts',
          ],
          globalSetup: ['server/src/testing/database/template-database.ts'],
          setupFiles: [
            'server/src/testing/cost.ts',
            'server/src/testing/quiet-console.ts',
            'server/src/testing/leave-out.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: [
            'server/src/testing/cost.ts',
            'server/src/testing/quiet-console.ts',
            'web/src/testing/rendered.ts',
            'web/src/testing/leave-page.ts',
          ],
        },
      },
    ],
    pool: 'forks',
    // Files share what a worker has loaded: a third of the time. Their rows are kept apart by the tenant wall.
    isolate: false,
    // Two cores, and one worker more, because some tests wait for time-outs and for programs that start.
    maxWorkers: 3,
    // What was found is said whole; "[ Array(1) ]" tells nobody why a check failed.
    chaiConfig: { truncateThreshold: 500 },
    // A machine with other work is eight times slower; waiting long for what comes costs nothing.
    expect: { poll: { timeout: 30_000, interval: 50 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
