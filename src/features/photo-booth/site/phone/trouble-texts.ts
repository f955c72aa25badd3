/** The sentence of each trouble. */
export const troubleTexts = {
  unsupported: 'booth.troubleUnsupported',
  offline: 'booth.troubleOffline',
  memory: 'booth.troubleMemory',
  broken: 'booth.troubleBroken',
} as const;
