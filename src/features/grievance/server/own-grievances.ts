import { eq, or } from 'drizzle-orm';
import type { DataSubject } from '#db/personal-data.ts';
import { grievances } from '#db/schema/grievance.ts';

/** Matches the grievances of an account, and those under its address. */
export function isGrievanceOf({ userId, email }: DataSubject) {
  const isUnderAddress = email === null ? undefined : eq(grievances.email, email);
  return or(eq(grievances.userId, userId), isUnderAddress);
}
