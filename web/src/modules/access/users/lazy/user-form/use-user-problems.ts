import type { UseFormReturn } from 'react-hook-form';
import { isProblem } from '#kit/api/api.ts';
import { usePeopleProblem } from '../../../problems/use-people-problem.ts';
import type { UserValues } from './user-values.ts';

/** Puts what the server refuses of a person beside its field; true when it was one of these. */
export function useUserProblems(): (error: unknown, form: UseFormReturn<UserValues>) => boolean {
  const problemText = usePeopleProblem();
  return (error, form) => {
    const name = isProblem(error, 'email-in-use')
      ? 'email'
      : isProblem(error, 'role-not-yours-to-create') || isProblem(error, 'role-not-yours-to-give')
        ? 'role'
        : null;
    if (name) form.setError(name, { type: 'server', message: problemText(error) }, { shouldFocus: true });
    return name !== null;
  };
}
