import { servesViewCreation } from './create-view.ts';
import { servesViewDeletion } from './delete-view.ts';
import { servesViewList } from './list-views.ts';
import { servesViewUpdate } from './update-view.ts';

/** The views a company keeps of its lists. */
export const servesSharedViews = [servesViewList, servesViewCreation, servesViewUpdate, servesViewDeletion];
