import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import { useLocale } from '../../text/i18n.ts';
import { FieldValue } from '../field-value.tsx';
import type { FormSection } from './form/form-section.ts';
import { SectionList } from './form/record-fields.tsx';
import { type Asking, isRead } from './values/belonging.ts';

export type ReadOnlyRecordProps = {
  resource: Asking;
  sections: readonly FormSection[];
  row: AnyRow;
  level: 2 | 3;
};

/** The fields of a record for somebody who may not, or now cannot, change it. */
export function ReadOnlyRecord({ resource, sections, row, level }: ReadOnlyRecordProps) {
  const locale = useLocale();
  return (
    <SectionList
      resource={resource}
      sections={sections}
      level={level}
      shows={(name) => isRead(resource, name, row)}
    >
      {(name) => (
        <dl key={name} className="grid min-w-0 gap-1">
          <dt className="text-muted-fg">{resource.fields[name] && labelOf(resource.fields[name], locale)}</dt>
          <dd className="min-w-0 whitespace-pre-line break-words">
            <FieldValue resource={resource} name={name} row={row} />
          </dd>
        </dl>
      )}
    </SectionList>
  );
}
