import { and, eq, isNull, or } from 'drizzle-orm';
import type { DataSubject } from '#db/personal-data.ts';
import { grievances } from '#db/schema/grievance.ts';

/** Matches the grievances of an account, and those under its address that no other account filed. */
export function isGrievanceOf({ userId, email }: DataSubject) {
  const isUnderAddress = email === null ? undefined : eq(grievances.email, email);
  const isFree = isUnderAddress && and(isNull(grievances.userId), isUnderAddress);
  return or(eq(grievances.userId, userId), isFree);
}
