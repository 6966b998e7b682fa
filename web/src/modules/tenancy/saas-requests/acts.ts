import {
  type ListedRequest,
  type RequestState,
  requestMoves,
} from '@leme/contract/tenancy/requests/company-requests';

export type Asked = { request: ListedRequest & { id: string }; to: RequestState };

/** Where a request may be moved to as it stands. */
export function actsOn(status: RequestState): readonly RequestState[] {
  return requestMoves[status];
}
