import { stock } from '@leme/contract/stock/module';
import type { ServerModule } from '#kit/http/serve';
import { servesCount } from './count-stock.ts';
import { servesMoveSheets } from './move-sheet.ts';
import { servesMove, servesTransfer } from './move-stock.ts';
import { servesLedger, servesLevels, servesLines, servesMoves, servesOverview } from './read-stock.ts';
import { registers } from './registers.ts';

/** What is kept on shelves, what goes in and out of them, and what is counted there. */
export const stockModule: ServerModule = {
  ...stock,
  serves: [
    ...registers,
    servesMove,
    servesTransfer,
    servesCount,
    servesOverview,
    servesLedger,
    servesMoves,
    servesLevels,
    servesLines,
    ...servesMoveSheets,
  ],
};
