import { Printer } from 'lucide-react';
import { useId } from 'react';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useSpeech } from '#kit/resource/field-value.tsx';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { fetchCode } from '#kit/text/fetch-code.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { crewMembersTexts } from './texts/texts.ts';

/** The card with whom to call in an emergency, on paper. */
export const EmergencyPanel: RecordPart = ({ row }) => {
  const t = useText(crewMembersTexts);
  const id = useId();
  const speech = useSpeech();
  const company = useSignedIn().tenant.name;
  const print = async () =>
    (await fetchCode(() => import('./lazy/emergency/emergency-card.tsx'))).printEmergencyCard({
      member: row,
      speech,
      company,
      title: t('emergency'),
    });
  return (
    <Card aria-labelledby={id} className="overflow-clip">
      <CardHead
        id={id}
        title={t('emergency')}
        actions={
          <Button size="sm" onClick={() => void print()}>
            <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('print')}
          </Button>
        }
      />
      <p className="px-4 pb-4 text-muted-fg text-sm">{t('emergencyText')}</p>
    </Card>
  );
};
