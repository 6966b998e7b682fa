/** The states a list shows: what was undone is no company. */
export const listedStates = ['opening', 'active', 'suspended', 'archived'] as const;
