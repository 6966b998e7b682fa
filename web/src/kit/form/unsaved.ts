import { createRegistry, useRegistered, useRegistry } from '../shell/registry.ts';

const forms = createRegistry<true>();

/** Tells the shell that something typed would be lost by a reload. */
export function useUnsaved(isDirty: boolean): void {
  useRegistered(forms, isDirty || null);
}

/** Whether anything typed would be lost by a reload. */
export function useHasUnsaved(): boolean {
  return useRegistry(forms).length > 0;
}
