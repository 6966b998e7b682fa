import type { Field } from '@leme/contract/kit/resource/fields';
import { useText } from '../../../text/i18n.ts';
import { fileChanges } from './file-changes.ts';
import { FormerFile } from './former-file.tsx';
import { historyTexts } from './texts/texts.ts';

export type FilesChangeProps = { resource: string; field: Field; before: unknown; after: unknown };

/** What a step did to several files of a record. */
export function FilesChange({ resource, field, before, after }: FilesChangeProps) {
  const t = useText(historyTexts);
  const { added, removed, isReordered } = fileChanges(before, after);
  const files = (ids: readonly string[]) =>
    ids.map((id) => <FormerFile key={id} resource={resource} id={id} field={field} />);
  return (
    <span className="grid gap-1">
      {added.length > 0 && (
        <span className="flex flex-wrap items-center gap-1.5">
          {t('filesAdded')}: {files(added)}
        </span>
      )}
      {removed.length > 0 && (
        <span className="flex flex-wrap items-center gap-1.5">
          {t('filesRemoved')}: {files(removed)}
        </span>
      )}
      {isReordered && <span>{t('filesReordered')}</span>}
    </span>
  );
}
