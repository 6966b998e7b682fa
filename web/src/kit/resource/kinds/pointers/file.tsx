import { fileAddress } from '../../file-address.ts';
import { lateInput } from '../late-input.tsx';
import { webKind } from '../web-kind.ts';
import { StoredFile } from './file/stored-file.tsx';

export const fileKind = webKind<string | null>({
  ...lateInput(async () => (await import('./file/lazy/file-input.tsx')).FileInput),
  edit: (value) => (typeof value === 'string' ? value : null),
  text: String,
  Value: ({ field, value, labels, label, files }) => (
    <StoredFile
      href={fileAddress(files, String(value))}
      isImage={field.accept === 'image'}
      label={labels[0] ?? label}
    />
  ),
});
