import { type ReactNode, useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { CrewDialog, type Kept } from './crew-dialog.tsx';

/** What a change is left with whose question was answered by going back. */
const goneBack = Symbol('gone back');

/**
 * Where the crew keeps a departure from being changed, who it is and why is shown, and the change is sent again so that
 * they are freed. `isBack` tells a refusal that was only that somebody went back.
 */
export function useCrewFirst(): {
  save: <T>(write: (frees: { frees_crew?: true }) => Promise<T>) => Promise<T>;
  isBack: (error: unknown) => boolean;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ people: readonly Kept[]; answer: (isYes: boolean) => void } | null>(
    null,
  );
  return {
    save: async (write) => {
      try {
        return await write({});
      } catch (error) {
        const people = isProblem(error, 'crew-conflict') ? (error.params.people as Kept[] | undefined) : [];
        if (!people || people.length === 0) throw error;
        const isYes = await new Promise<boolean>((answer) => setAsked({ people, answer }));
        if (!isYes) throw goneBack;
        return await write({ frees_crew: true });
      }
    },
    isBack: (error) => error === goneBack,
    dialog: asked && (
      <CrewDialog
        people={asked.people}
        onAnswer={(isYes) => {
          setAsked(null);
          asked.answer(isYes);
        }}
      />
    ),
  };
}
