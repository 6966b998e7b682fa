import { cleanup } from '@testing-library/react';
import { afterAll } from 'vitest';

// What a file drew goes with it: the next file of the worker has the page to itself, also where a dialog was left open.
afterAll(() => {
  cleanup();
  document.body.removeAttribute('style');
});
