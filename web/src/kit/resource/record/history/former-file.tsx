import type { Field } from '@leme/contract/kit/resource/fields';
import { useState } from 'react';
import { useText } from '../../../text/i18n.ts';
import { fileAddress } from '../../file-address.ts';
import { StoredFile } from '../../kinds/pointers/file/stored-file.tsx';
import { historyTexts } from './texts/texts.ts';

export type FormerFileProps = { resource: string; id: string; field: Field };

/** The picture or file that a record had at a time; in words once it is kept no more. */
export function FormerFile({ resource, id, field }: FormerFileProps) {
  const t = useText(historyTexts);
  const [isGone, setGone] = useState(false);
  const isImage = field.accept === 'image';
  if (isGone) return <span className="text-muted-fg italic">{t(isImage ? 'pictureGone' : 'fileGone')}</span>;
  return (
    <StoredFile
      href={fileAddress(resource, id)}
      isImage={isImage}
      label={t(isImage ? 'picture' : 'file')}
      onGone={() => setGone(true)}
    />
  );
}
