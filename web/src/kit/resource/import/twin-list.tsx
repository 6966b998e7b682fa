import type { Resource } from '@leme/contract/kit/resource/resource';
import { useId } from 'react';
import { Select } from '#ui/select/select.tsx';
import { proseLink } from '#ui/style/link-style.ts';
import { useSignedIn } from '../../auth-session/auth-session.tsx';
import { useText } from '../../text/i18n.ts';
import type { Import, TwinChoice, TwinChoices } from './import-calls.ts';
import { importTexts } from './texts/texts.ts';

const choices = ['skip', 'update', 'create'] as const;

export type TwinListProps = {
  resource: Resource;
  report: Import;
  disabled: boolean;
  onSettle: (choices: TwinChoices) => void;
};

/** Rows of a file that are there already, and what becomes of each. */
export function TwinList({ resource, report, disabled, onSettle }: TwinListProps) {
  const t = useText(importTexts);
  const { tenant } = useSignedIn();
  const id = useId();
  const { twins, twin_count, twin_choice } = report;
  const options = choices.map((value) => ({ value, label: t(`twin-${value}`) }));
  const isChoice = (value: string): value is TwinChoice => choices.some((each) => each === value);
  const isOne = twins.every(({ choice }) => choice === twin_choice);
  const more = twin_count - twins.length;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={id} className="font-semibold">
          {t('twins', { count: twin_count })}
        </h3>
        <div className="w-52 max-md:w-full">
          <Select
            name={t('allTwins')}
            value={isOne ? twin_choice : null}
            placeholder={t('allTwins')}
            options={options}
            disabled={disabled}
            onValueChange={(value) => isChoice(value) && onSettle({ choice: value })}
          />
        </div>
      </div>
      <ul className="grid max-h-64 gap-1.5 overflow-y-auto rounded-md border px-3 py-2">
        {twins.map(({ row, id: twin, name, choice }) => (
          <li key={row} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <b className="w-20 tabular-nums">{t('row', { row })}</b>
            <a
              href={`/${tenant.subdomain}/${resource.name}?open=${twin}`}
              target="_blank"
              rel="noopener"
              className={`${proseLink} wrap-anywhere min-w-0 flex-1`}
            >
              {name}
            </a>
            <div className="w-48 max-md:w-full">
              <Select
                name={t('twinOf', { row })}
                value={choice}
                options={options}
                disabled={disabled}
                onValueChange={(value) => isChoice(value) && onSettle({ rows: { [row]: value } })}
              />
            </div>
          </li>
        ))}
        {more > 0 && <li className="text-muted-fg">{t('moreRows', { count: more })}</li>}
      </ul>
    </section>
  );
}
