import { afterEach } from 'vitest';
import { closePages } from './browser.ts';

// A set-up file is run before every file of a worker; a hook in a module they share would hold for the first alone.
afterEach(closePages);
