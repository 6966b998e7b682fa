import { defineConfig } from 'vitest/config';

// Journeys share one product with demo data; each types its own data and leaves the rest alone.
export default defineConfig({
  test: {
    include: ['e2e/**/*.journey.ts'],
    globalSetup: ['e2e/product.ts'],
    setupFiles: ['e2e/close-pages.ts'],
    pool: 'forks',
    // Files share what a worker has loaded, and its browser.
    isolate: false,
    // Two cores, and one worker more, because people wait for words to come and go.
    maxWorkers: 3,
    // A machine with other work is three times slower; what does not come at all may take its time to be said.
    expect: { poll: { timeout: 30_000, interval: 50 } },
    // What was found is said whole; "[ Array(1) ]" tells nobody why a check failed.
    chaiConfig: { truncateThreshold: 500 },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
