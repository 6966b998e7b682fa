import { beforeEach, inject } from 'vitest';
import { reasonFor } from './statements/not-on-citus.ts';

beforeEach(({ task, skip }) => {
  const reason = inject('workers') && reasonFor(task.file.filepath, task.name);
  if (reason) skip(`named: ${reason}`);
});
