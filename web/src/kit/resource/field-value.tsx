import type { Field } from '@leme/contract/kit/fields';
import type { AnyRow, Resource } from '@leme/contract/kit/resource';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '#ui/chip.tsx';
import { ProductColor } from '#ui/product-color.tsx';
import { EmptyValue } from '#ui/table.tsx';
import { TagRow } from '#ui/tag.tsx';
import { useFormat } from '../format.ts';
import { useLocale, useText } from '../i18n.ts';
import { choiceTone } from './choice-tone.tsx';
import { fieldText, type Speech } from './field-text.ts';
import { fieldOf } from './fields-of.ts';
import { fileAddress } from './file-address.ts';
import { listTexts } from './list/texts/texts.ts';

export { fieldText } from './field-text.ts';

/** What it takes to write values in the person's language and the company's time zone. */
export function useSpeech(): Speech {
  const t = useText(listTexts);
  return { format: useFormat(), locale: useLocale(), yes: t('yes'), no: t('no') };
}

export type FieldValueProps = { resource: Resource; name: string; row: AnyRow };

/** One field of a row as a list or a card shows it. */
export function FieldValue({ resource, name, row }: FieldValueProps): ReactNode {
  const speech = useSpeech();
  const field = fieldOf(resource, name);
  if (!field) return null;
  const value = row[name];
  const text = fieldText(field, value, row.labels[name], speech);
  if (text === '') return <EmptyValue />;
  return drawn({
    label: field.label[speech.locale],
    field,
    value,
    text,
    labels: row.labels[name],
    files: resource.name,
  });
}

type Drawing = {
  label: string;
  field: Field;
  value: unknown;
  text: string;
  labels: string | string[] | undefined;
  /** The resource whose files they are. */
  files: string;
};

function drawn({ label, field, value, text, labels, files }: Drawing): ReactNode {
  switch (field.kind) {
    case 'choice':
      return <Choice field={field} value={String(value)} text={text} />;
    case 'references':
      return <TagRow tags={[labels ?? []].flat().map((each) => ({ name: each }))} />;
    case 'colour':
      return (
        <span className="inline-flex items-center gap-2">
          <ProductColor color={text} />
          <span className="text-muted-fg uppercase tabular-nums">{text}</span>
        </span>
      );
    case 'email':
      return <Out href={`mailto:${text}`}>{text}</Out>;
    case 'phone':
      return <Out href={`tel:${String(value)}`}>{text}</Out>;
    case 'file':
      return <StoredFile href={fileAddress(files, text)} isImage={field.accept === 'image'} label={label} />;
    default:
      return text;
  }
}

/** A state that is known by its look stands in a chip; any other choice is a word. */
function Choice({ field, value, text }: { field: Field; value: string; text: string }) {
  const look = field.filter ? choiceTone(value) : null;
  if (!look) return text;
  return (
    <Chip tone={look.tone} icon={look.icon} className="align-middle">
      {text}
    </Chip>
  );
}

function Out({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="relative hover:underline">
      {children}
    </a>
  );
}

export type StoredFileProps = { href: string; isImage: boolean; label: string; onGone?: () => void };

/** A picture in small, or the mark of a file, that opens what is stored. */
export function StoredFile({ href, isImage, label, onGone }: StoredFileProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="relative inline-flex align-middle">
      {isImage ? (
        <img
          src={href}
          alt={label}
          loading="lazy"
          onError={onGone}
          className="h-8 w-12 rounded-xs border object-cover"
        />
      ) : (
        <>
          <FileText aria-hidden="true" className="size-4 text-muted-fg" strokeWidth={1.75} />
          <span className="sr-only">{label}</span>
        </>
      )}
    </a>
  );
}
