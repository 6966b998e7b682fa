import {
  ArrowRightLeft,
  Ban,
  CalendarCheck2,
  HandCoins,
  Hourglass,
  Pencil,
  ReceiptText,
  Repeat,
  RotateCcw,
  Undo2,
  Unlock,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { BookingPageAct } from './offered-acts.ts';

const sign = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

export const actSigns: Readonly<Record<BookingPageAct, ReactNode>> = {
  confirm: <CalendarCheck2 {...sign} />,
  pay: <HandCoins {...sign} />,
  refund: <Undo2 {...sign} />,
  extend: <Hourglass {...sign} />,
  revive: <RotateCcw {...sign} />,
  edit: <Pencil {...sign} />,
  move: <ArrowRightLeft {...sign} />,
  adjust: <ReceiptText {...sign} />,
  repeat: <Repeat {...sign} />,
  release: <Unlock {...sign} />,
  cancel: <Ban {...sign} />,
};
