import { afterEach } from 'vitest';
import { closePages } from './browser.ts';

// Set-up files run for every test file; a hook in a shared module would register for a worker's first file only.
afterEach(closePages);
