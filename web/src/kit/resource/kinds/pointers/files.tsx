import { lateInput } from '../late-input.tsx';
import { webKind } from '../web-kind.ts';
import { Cover } from './files/cover.tsx';

export const filesKind = webKind<string[]>({
  ...lateInput(async () => (await import('./files/lazy/files-input.tsx')).FilesInput),
  edit: (value) => (Array.isArray(value) ? value : []),
  text: (value) => (value.length > 0 ? String(value.length) : ''),
  Value: Cover,
  mayBeBare: true,
});
