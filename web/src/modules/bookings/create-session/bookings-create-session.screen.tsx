import { may } from '@leme/contract/access/permission';
import { useCan } from '#kit/auth-session/rights.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { civilDay } from '../days/civil-day.ts';
import { useToday } from '../days/use-today.ts';
import { prefetchSessionOptions, useSessionOptions } from '../lazy/session/sessions.queries.ts';
import { SessionPage } from './session-page.tsx';
import { createSessionTexts } from './texts/texts.ts';

type Address = {
  date?: string | undefined;
  time?: string | undefined;
  boat?: string | undefined;
  charter?: 1 | undefined;
};

const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

const readAddress = (search: Readonly<Record<string, unknown>>): Address => ({
  date: civilDay(search.date),
  time: typeof search.time === 'string' && clockTime.test(search.time) ? search.time : undefined,
  boat: typeof search.boat === 'string' ? search.boat : undefined,
  charter: search.charter === 1 || search.charter === '1' ? 1 : undefined,
});

/** A session on a page of its own, with what stands against it while it is typed. */
export const screen = Object.assign(CreateSession, { prefetch: prefetchSessionOptions });

function CreateSession() {
  const t = useText(createSessionTexts);
  const today = useToday();
  const { state, change } = useUrlState(readAddress);
  const mayPlan = useCan()(may('sessions', 'create'));
  const options = useSessionOptions();
  if (!mayPlan) return null;
  return (
    <QueryView query={options} skeleton="form" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
      {(loaded) => (
        <SessionPage
          options={loaded}
          start={{ date: state.date ?? today, time: state.time, boat: state.boat }}
          isCharter={state.charter === 1}
          onCharter={(isOn) => change({ charter: isOn ? 1 : undefined })}
        />
      )}
    </QueryView>
  );
}
