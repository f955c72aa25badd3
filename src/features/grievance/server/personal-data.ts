import { getTableColumns, sql } from 'drizzle-orm';
import type { PersonalData } from '#db/personal-data.ts';
import { grievances } from '#db/schema/grievance.ts';
import { isGrievanceOf } from './own-grievances.ts';

export const grievancePersonalData: PersonalData = {
  about: 'Requests to the grievance contact',
  place: {
    label: ['Grievance', 'शिकायत'],
    ground: ['Duty to answer', 'जवाब देने का कर्तव्य'],
  },
  columns: { grievances: ['user_id', 'name', 'email', 'message', 'answer', 'key_hash'] },
  async download(db, subject) {
    const { keyHash: _, userId: __, ...columns } = getTableColumns(grievances);
    return { grievances: await db.select(columns).from(grievances).where(isGrievanceOf(subject)) };
  },
  /** The record of the request and its answer must be kept for years, but not its author. */
  async erase(tx, subject) {
    const answer = sql`CASE WHEN ${grievances.answer} IS NULL THEN NULL ELSE '' END`;
    await tx
      .update(grievances)
      .set({ userId: null, name: '', email: '', message: '', answer })
      .where(isGrievanceOf(subject));
  },
  async correct(tx, subject, { name }) {
    if (!name) return 0;
    return (await tx.update(grievances).set({ name }).where(isGrievanceOf(subject))).rowCount ?? 0;
  },
  retention: { keptFor: 'as long as the campaign has to show that it answered' },
};
