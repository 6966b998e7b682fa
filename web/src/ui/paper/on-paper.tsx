import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import './paper.css';
import { paperFoot } from './paper-foot.ts';

/** Stands beside the application for paper alone: while it is there nothing else is printed, in any theme black on white. */
export function OnPaper({ children }: { children: ReactNode }) {
  return createPortal(
    <div aria-hidden="true" className="on-paper p-8 text-base" data-foot={paperFoot()}>
      {children}
    </div>,
    document.body,
  );
}
