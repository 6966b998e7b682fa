import { defineConfig } from 'vitest/config';

// Journeys share one product with demo data; each types its own data and leaves the rest alone.
export default defineConfig({
  test: {
    include: ['e2e/**/*.journey.ts'],
    globalSetup: ['e2e/product.ts'],
    pool: 'forks',
    maxWorkers: 2,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
