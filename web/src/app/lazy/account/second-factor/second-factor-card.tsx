import { useRef, useState } from 'react';
import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Banner } from '#ui/feedback/banner.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { accountTexts } from '../texts/texts.ts';
import { ProveForm } from './prove-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type Doing, SecondFactorFacts } from './second-factor-facts.tsx';
import { SetUp } from './set-up.tsx';
import { makeCodesAnew, turnOff, useSecondFactor } from './use-second-factor.ts';

type Said = 'turnedOn' | 'turnedOff';
type View = { doing: Doing | null; codes?: readonly string[]; said?: Said };

/** The second factor of the own account: how it stands, and turning it on, off and making its codes anew. */
export function SecondFactorCard() {
  const t = useText(accountTexts);
  const query = useSecondFactor();
  const heading = useRef<HTMLHeadingElement>(null);
  const [view, setView] = useState<View>({ doing: null });
  const show = (next: View) => {
    setView(next);
    // What was pressed is gone; the reader goes on from the top of the card.
    if (next.doing === null) heading.current?.focus();
  };
  const settle = async (next: View) => {
    await query.refetch();
    show(next);
  };
  const close = () => show({ doing: null });
  return (
    <Card>
      <div className="px-4 py-3">
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg">
          {t('secondFactor')}
        </h2>
        <p className="text-muted-fg">{t('what')}</p>
      </div>
      <CardBody className="grid gap-4">
        <div role="status" className="empty:hidden">
          {view.said && <Banner tone="success">{t(view.said)}</Banner>}
        </div>
        {view.codes && (
          <RecoveryCodes codes={view.codes} onKept={() => void settle({ doing: null, ...kept(view) })} />
        )}
        {view.doing === 'turn-on' && !view.codes && (
          <SetUp onCancel={close} onDone={(codes) => show({ doing: 'turn-on', codes, said: 'turnedOn' })} />
        )}
        {view.doing === 'new-codes' && !view.codes && (
          <ProveForm
            intro={t('newCodesText')}
            submit={t('newCodes')}
            withCode
            onCancel={close}
            prove={async (given) => show({ doing: 'new-codes', codes: await makeCodesAnew(given) })}
          />
        )}
        {view.doing === 'turn-off' && (
          <ProveForm
            intro={t('turnOffText')}
            submit={t('turnOff')}
            withCode
            danger
            onCancel={close}
            prove={async (given) => {
              await turnOff(given);
              await settle({ doing: null, said: 'turnedOff' });
            }}
          />
        )}
        {view.doing === null && (
          <QueryView query={query} skeleton="form" errorTitle={t('loadFailed')}>
            {(told) => <SecondFactorFacts told={told} onDo={(doing) => show({ doing })} />}
          </QueryView>
        )}
      </CardBody>
    </Card>
  );
}

const kept = ({ said }: View) => (said ? { said } : {});
