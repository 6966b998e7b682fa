import { may } from '@leme/contract/access/permission';
import { useId } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { PageLink } from '#kit/browser/page-link.tsx';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardHead } from '#ui/layout/card.tsx';
import { boatLineTexts } from './texts/texts.ts';

/** Leads from a boat to its time line; nothing for whoever may not read what is done to boats. */
export const BoatLineLink: RecordPart = ({ row }) => {
  const t = useText(boatLineTexts);
  const id = useId();
  const mayRead = useCan()(may('maintenance-logs', 'read'));
  if (!mayRead || row.deleted_at !== null) return null;
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title={t('title')}
        actions={
          <Button size="sm" asChild>
            <PageLink path={`/boats/${row.id}/maintenance`}>{t('open')}</PageLink>
          </Button>
        }
      />
      <p className="px-4 pb-4 text-muted-fg text-sm">{t('text')}</p>
    </Card>
  );
};
