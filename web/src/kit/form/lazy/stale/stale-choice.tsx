import { type ReactNode, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { ChoicePair } from '#ui/fields/choice-pair.tsx';
import { useText } from '../../../text/i18n.ts';
import { staleTexts } from './texts/texts.ts';

/** A field both changed, and differently. */
export type Compared<Name extends string = string> = {
  name: Name;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  /** Who saved the other value and when. */
  by?: string | undefined;
};

/** A field only one of them changed, and what it is by now. */
export type Alone<Name extends string = string> = {
  name: Name;
  label: string;
  value: ReactNode;
  by?: string | undefined;
};

export type Comparison<Name extends string = string> = {
  both: readonly Compared<Name>[];
  mine: readonly Alone<Name>[];
  theirs: readonly Alone<Name>[];
};

export type StaleChoiceProps<Name extends string> = {
  title: string;
  /** Who saved meanwhile and when, where that is known. */
  saved?: string | undefined;
  comparison: Comparison<Name>;
  /** Back to the form, where everything stands as it was typed. */
  onClose: () => void;
  onUseTheirs: () => void;
  /** Saves both together; takes the fields in which the other's value stays. */
  onSave: (theirs: Name[]) => void;
};

/** What two people made of one thing: a choice where both changed it, and what each changed alone. */
export function StaleChoice<Name extends string>({
  title,
  saved,
  comparison,
  ...act
}: StaleChoiceProps<Name>) {
  const t = useText(staleTexts);
  const { both, mine, theirs } = comparison;
  const [taken, setTaken] = useState<readonly Name[]>([]);
  const take = (name: Name, isTaken: boolean) =>
    setTaken((names) => [...names.filter((each) => each !== name), ...(isTaken ? [name] : [])]);
  const changed = [...both, ...mine, ...theirs].length > 0;
  const todo = both.length > 0 ? t('choose') : t(changed ? 'together' : 'same');
  return (
    <Dialog
      onClose={act.onClose}
      title={title}
      description={[saved, todo].filter(Boolean).join(' ')}
      closeLabel={t('back')}
      onSubmit={() => act.onSave([...theirs.map(({ name }) => name), ...taken])}
      footer={
        <>
          <Button onClick={act.onUseTheirs}>{t('useTheirs')}</Button>
          <Button type="submit" variant="primary">
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="@container grid gap-3">
        {both.map((field) => (
          <ChoicePair
            key={field.name}
            named
            label={field.label}
            options={[
              { value: 'mine', name: t('mine'), content: field.mine },
              { value: 'theirs', name: field.by ?? t('theirs'), content: field.theirs },
            ]}
            chosen={taken.includes(field.name) ? 'theirs' : 'mine'}
            onChoose={(side) => take(field.name, side === 'theirs')}
          />
        ))}
        <AloneList title={t('onlyTheirs')} fields={theirs} />
        <AloneList title={t('onlyMine')} fields={mine} />
      </div>
    </Dialog>
  );
}

function AloneList({ title, fields }: { title: string; fields: readonly Alone[] }) {
  if (fields.length === 0) return null;
  return (
    <section className="grid gap-1 border-t pt-3">
      <h3 className="font-semibold">{title}</h3>
      <dl className="grid gap-1">
        {fields.map(({ name, label, value, by }) => (
          <div key={name} className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <dt className="text-muted-fg">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
            {by && <dd className="text-muted-fg text-xs">{by}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
