import { kindOf } from '@leme/contract/kit/kinds/kinds';
import { keeperOf } from '@leme/contract/kit/resource/entity';
import { labelOf } from '@leme/contract/kit/resource/labels';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { FileText } from 'lucide-react';
import { proseLink } from '#ui/style/link-style.ts';
import { useLocale } from '../../text/i18n.ts';
import { FieldValue } from '../field-value.tsx';
import { fieldOf } from '../fields-of.ts';
import { fileAddress } from '../file-address.ts';
import { webKindOf } from '../kinds/kinds.ts';

type ChildFactProps = { resource: Resource; name: string; row: AnyRow };

/** One value under the name of a child: numbers and days with the name of their field, a file by its own. */
export function ChildFact({ resource, name, row }: ChildFactProps) {
  const locale = useLocale();
  const field = fieldOf(resource, name);
  if (!field) return null;
  const label = labelOf(field, locale);
  const isFile = kindOf(field).pointsTo === 'file';
  return (
    <div className="flex min-w-0 items-baseline gap-1.5">
      <dt className={webKindOf(field).needsName ? '' : 'sr-only'}>{label}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">
        {isFile ? (
          <a
            href={fileAddress(keeperOf(resource), String(row[name]))}
            target="_blank"
            rel="noreferrer"
            className={`inline-flex min-w-0 items-baseline gap-1.5 max-md:py-2.5 ${proseLink}`}
          >
            <FileText aria-hidden="true" className="size-4 shrink-0 self-center" strokeWidth={1.75} />
            {String(row.labels[name] ?? label)}
          </a>
        ) : (
          <FieldValue resource={resource} name={name} row={row} />
        )}
      </dd>
    </div>
  );
}
