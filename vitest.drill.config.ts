import { defineConfig } from 'vitest/config';

// One at a time: a drill wants the machine for itself.
export default defineConfig({
  test: {
    include: ['server/src/drills/**/*.drill.ts', 'e2e/drills/*.drill.ts'],
    globalSetup: ['server/src/testing/database/template-database.ts'],
    pool: 'forks',
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 600_000,
    reporters: ['verbose'],
  },
});
