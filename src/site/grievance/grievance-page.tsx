import { findOwner } from '#features/account/site/find-owner.ts';
import { grievanceAction } from '#features/grievance/site/grievance-action.ts';
import { GrievancePage as Page } from '#features/grievance/site/grievance-page.tsx';

export const action = grievanceAction;

/** The grievance form, with the name and the address of a logged-in visitor filled in. */
export default function GrievancePage() {
  return <Page findOwner={findOwner} />;
}
