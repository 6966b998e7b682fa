import { listEndpoint, optionsEndpoint } from '../resource-endpoints.ts';
import { exportEndpoint } from '../resource-transfer-endpoints.ts';
import type { View } from './view.ts';

/** The endpoints of a view: its list, its file and what its filters by rows choose from. */
export function viewEndpoints(view: View) {
  return { list: listEndpoint(view), export: exportEndpoint(view), options: optionsEndpoint(view) };
}
