import { bookings } from '@leme/contract/bookings/bookings';
import type { CancelKind } from '@leme/contract/bookings/life/terms';
import { choiceOf, labelOf } from '@leme/contract/kit/resource/labels';
import { useLocale } from '#kit/text/i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/select/select.tsx';

type Props<Kind extends CancelKind> = {
  kinds: readonly Kind[];
  value: Kind;
  onChange: (kind: Kind) => void;
};

/** Whose reason it is that something is cancelled: what that costs follows from it. */
export function KindField<Kind extends CancelKind>({ kinds, value, onChange }: Props<Kind>) {
  const locale = useLocale();
  const { cancel_kind } = bookings.fields;
  return (
    <Field label={labelOf(cancel_kind, locale)}>
      <Select
        value={value}
        onValueChange={(next) => onChange(kinds.find((kind) => kind === next) ?? value)}
        options={kinds.map((kind) => ({ value: kind, label: choiceOf(cancel_kind, kind, locale) }))}
      />
    </Field>
  );
}
