import { fileEndpoints } from '@leme/contract/kit/resource-transfer-endpoints';
import { type Served, serveTransfer } from '../../serve.ts';
import type { Register } from '../registers.ts';
import { giveFile } from './give-file.ts';
import { storeFile } from './store-file.ts';

/** Serves the files that fields of a register hold. */
export function serveFiles(register: Register): Served[] {
  const endpoints = fileEndpoints(register.resource);
  return [
    serveTransfer(endpoints.upload, ({ input, body, ...call }) =>
      storeFile(register.resource, call, { ...input, body }),
    ),
    serveTransfer(endpoints.readFile, ({ input, ...call }) => giveFile(register, call, input.id)),
  ];
}
