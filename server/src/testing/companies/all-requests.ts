import { rosterRequests } from './crew/roster-requests.ts';
import { fleetRequests } from './fleet/workshop.ts';
import { houseRequests } from './house/house-requests.ts';
import { bankRequests } from './money/bank-requests.ts';
import { booksRequests } from './money/books-requests.ts';
import { chargesRequests, invoicesRequests } from './money/charges-requests.ts';
import { outsideRequests } from './outside/outside-requests.ts';
import { salesRequests } from './sales-requests.ts';
import { stockRequests } from './stock-room.ts';

/** What changes the business by addresses of their own, each with how it is asked. */
export const allRequests = Object.entries({
  ...stockRequests,
  ...salesRequests,
  ...fleetRequests,
  ...booksRequests,
  ...chargesRequests,
  ...bankRequests,
  ...invoicesRequests,
  ...houseRequests,
  ...outsideRequests,
  ...rosterRequests,
});
