import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { type Right, usePersonRights } from '../user/user.queries.ts';
import { useReason } from '../user/why/use-reason.ts';
import { whyDeniedTexts } from './texts/texts.ts';

/** Which line decides that the signed-in person may not do it. */
export function WhyDenied({ resource, action }: { resource: string; action: string }) {
  const t = useText(whyDeniedTexts);
  const { user } = useSignedIn();
  const { query } = usePersonRights(user.id);
  return (
    <QueryView query={query} skeleton="text" errorTitle={t('failed')}>
      {({ rights }) => (
        <Reason right={rights.find((each) => each.resource === resource && each.action === action)} />
      )}
    </QueryView>
  );
}

function Reason({ right }: { right: Right | undefined }) {
  const t = useText(whyDeniedTexts);
  const reasonOf = useReason();
  // Who holds the right and finds the page closed lacks its module.
  const isHeld = right?.granted !== false;
  return (
    <p role="status" className="max-w-[44ch] text-center">
      <span className="font-semibold">{t('because')} </span>
      {isHeld ? t('closedPage') : reasonOf(right)}
    </p>
  );
}
