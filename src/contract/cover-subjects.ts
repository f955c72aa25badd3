/** Subjects of the drawn pictures, in English and Hindi; each has its own landmark. */
export const coverSubjects = {
  health: ['Health', 'स्वास्थ्य'],
  education: ['Education', 'शिक्षा'],
  water: ['Water', 'पानी'],
  roads: ['Roads', 'सड़कें'],
  farming: ['Farming', 'खेती'],
  market: ['Market', 'बाज़ार'],
  energy: ['Energy', 'बिजली'],
  housing: ['Housing', 'मकान'],
  forest: ['Forest', 'जंगल'],
  gathering: ['Gathering', 'सभा'],
} as const;

/** A subject that has its own landmark. */
export type CoverSubject = keyof typeof coverSubjects;
