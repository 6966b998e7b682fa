import { Suspense } from 'react';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { lazyPart } from '#kit/text/fetch-code.ts';

const OrderStanding = lazyPart(
  async () => (await import('./lazy/standing/order-standing.tsx')).OrderStanding,
);

/** What an order waits for and hangs together with: it comes after the order itself. */
export const StandingPanel: RecordPart = (props) =>
  props.row.deleted_at === null && (
    <Suspense>
      <OrderStanding {...props} />
    </Suspense>
  );
