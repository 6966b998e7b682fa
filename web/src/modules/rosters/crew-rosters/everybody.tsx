import { choiceOf } from '@leme/contract/kit/resource/labels';
import { crewAssignments } from '@leme/contract/rosters/crew-assignments';
import { crewShifts } from '@leme/contract/rosters/crew-shifts';
import type { CrewRosters, CrewSailing } from '@leme/contract/rosters/own-endpoints';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { phoneText } from '#kit/text/phone-text.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { crewRostersTexts } from './texts/texts.ts';

/** Who sails when, day by day. */
export function Everybody({ found }: { found: CrewRosters }) {
  const t = useText(crewRostersTexts);
  const { longDate } = useFormat();
  if (found.all.length === 0) return <EmptyState title={t('noneAll')} />;
  const days = [...Map.groupBy(found.all, ({ date }) => date)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      {days.map(([day, sailings]) => (
        <section key={day} aria-label={longDate(day)} className="grid gap-2">
          <h2 className="font-semibold first-letter:uppercase">{longDate(day)}</h2>
          <ul className="grid gap-2 md:grid-cols-2">
            {sailings.map((sailing) => (
              <Sailing key={sailing.id} sailing={sailing} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Sailing({ sailing }: { sailing: CrewSailing }) {
  const locale = useLocale();
  const { product, shift, start_time, boats, people } = sailing;
  return (
    <li className="grid content-start gap-1 rounded-lg border bg-surface px-3 py-3">
      <span className="font-semibold">
        <span className="tabular-nums">{start_time}</span>{' '}
        {product ?? (shift ? choiceOf(crewShifts.fields.kind, shift, locale) : '')}
      </span>
      {boats.length > 0 && <span className="text-muted-fg text-sm">{boats.join(', ')}</span>}
      <ul className="grid gap-0.5">
        {people.map(({ name, position, phone }) => (
          <li key={`${name} ${position}`} className="flex flex-wrap gap-x-2">
            <span>{name}</span>
            <span className="text-muted-fg">
              {choiceOf(crewAssignments.fields.position, position, locale)}
            </span>
            {phone && (
              <a className="underline" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {phoneText(phone)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}
